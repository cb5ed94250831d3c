/** Lists where a person is signed in, and ends one session or all others. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import type { SessionItem } from '#domain/contract/authSchemas.ts';
import { ago, fullTime } from '../../content/dates.ts';
import { useReply } from '../../data/useReply.ts';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { useReversible } from '../../parts/useReversible.ts';
import { useServices } from '../../services/servicesContext.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import { KitModal } from '../../widgets/KitModal.tsx';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import { StatusTag } from '../../widgets/StatusTag.tsx';
import styles from './Account.module.css';

type Acting = { readonly busy: boolean; readonly end: (session: SessionItem) => void };

const deviceName = ({ device }: SessionItem): string => device ?? 'This browser';

const columnsOf = ({ busy, end }: Acting, now: number): readonly DataColumn<SessionItem>[] => [
  {
    key: 'device',
    title: 'Device',
    isName: true,
    width: '36%',
    cell: (session) => (
      <>
        {deviceName(session)} {session.is_current && <StatusTag tone="good">This session</StatusTag>}
      </>
    ),
  },
  {
    key: 'seen',
    title: 'Last seen',
    width: '20%',
    cell: ({ last_seen_at, is_current }) =>
      is_current ? 'Now' : <time dateTime={last_seen_at}>{ago(last_seen_at, now)}</time>,
  },
  {
    key: 'started',
    title: 'Signed in',
    width: '26%',
    cell: ({ started_at }) => <time dateTime={started_at}>{fullTime(started_at)}</time>,
  },
  {
    key: 'end',
    title: 'Actions',
    hidesTitle: true,
    width: '18%',
    align: 'end',
    cell: (session) =>
      session.is_current ? null : (
        <Button type="text" disabled={busy} onClick={() => end(session)}>
          Sign out
          <span className="visually-hidden">
            {' '}
            {deviceName(session)}, signed in {fullTime(session.started_at)}
          </span>
        </Button>
      ),
  },
];

export const SessionsDialog = ({ onClose }: { onClose: () => void }) => {
  const { api, world } = useServices();
  const { data, error, refetch } = useReply('listSessions');
  const { actor, ask } = useReversible();
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const problem = useSelector(actor, ({ context }) => context.problem);
  const change = (about: string, call: () => Promise<unknown>) =>
    ask({ make: () => call().finally(refetch), about, made: '', takenBack: '' });
  const end = ({ id }: SessionItem) => change(id, () => api.call('endSession', { params: { id } }));
  const others = data?.items.filter(({ is_current }) => !is_current) ?? [];
  return (
    <KitModal title="Signed-in devices" size="wide" focus="title" onClose={onClose}>
      <div className={styles.password}>
        <ProblemBox text={problem?.message ?? null} />
        {error && !data ? (
          <ListFailure what="The sessions" error={error} onRetry={refetch} />
        ) : (
          <DataTable
            label="Sessions"
            expectedRows={2}
            rows={data?.items ?? null}
            keyOf={({ id }) => id}
            columns={columnsOf({ busy, end }, world.clock.now())}
            pageSize={10}
          />
        )}
        {others.length > 0 && (
          <div>
            <Button
              danger
              disabled={busy}
              onClick={() => change('others', () => api.call('endOtherSessions', {}))}
            >
              Sign out all others
            </Button>
          </div>
        )}
      </div>
    </KitModal>
  );
};
