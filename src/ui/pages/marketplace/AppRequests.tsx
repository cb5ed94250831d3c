/** Renders the apps that people asked for, with approve and decline for admins. */
import { useSelector } from '@xstate/react';
import { Button, Flex, Input } from 'antd';
import { useState } from 'react';
import { roleOf } from '#domain/access/role.ts';
import type { AppRequestItem } from '#domain/contract/marketplaceSchemas.ts';
import { day } from '../../content/dates.ts';
import { useReply } from '../../data/useReply.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { ChangeNotice } from '../../parts/ChangeNotice.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import { type Reversible, useReversible } from '../../parts/useReversible.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { Field } from '../../widgets/Field.tsx';
import { KitModal } from '../../widgets/KitModal.tsx';
import { TabSkeleton } from '../../widgets/TabSkeleton.tsx';
import styles from './InstallDialog.module.css';
import { Permissions } from './Permissions.tsx';

const whose = ({ client }: AppRequestItem): string => client?.name ?? 'The agency';

type AnswerProps = { request: AppRequestItem; changes: Reversible; onClose: () => void };

const AnswerDialog = ({ request, changes, onClose }: AnswerProps) => {
  const { api } = useServices();
  const [why, setWhy] = useState('');
  const { id, listing, is_installed: isInstalled } = request;
  const { name, scopes } = listing;
  const send = (answer: 'approved' | 'declined') => {
    changes.ask({
      make: (told) =>
        api.call('answerAppRequest', {
          params: { id },
          body: { answer, why, ...(answer === 'approved' ? { scopes: [...scopes] } : {}) },
          ...told,
        }),
      about: id,
      made: `${name} is ${answer} for ${whose(request)}.`,
      takenBack: `The request for ${name} is open again.`,
    });
    onClose();
  };
  return (
    <KitModal focus="title" title={`${name} for ${whose(request)}`} onClose={onClose}>
      <p>{request.why === '' ? `${request.by} gave no reason.` : `${request.by}: “${request.why}”`}</p>
      <p className={styles.asks}>
        {isInstalled
          ? 'The app is installed. Approving adds this client to it.'
          : 'Approving installs the app for this client, with these permissions:'}
      </p>
      {!isInstalled && <Permissions scopes={scopes} />}
      <Field label="Note to the client (optional)">
        {(control) => (
          <Input {...control} value={why} maxLength={500} onChange={({ target }) => setWhy(target.value)} />
        )}
      </Field>
      <Flex wrap gap="8px 12px" className={`${styles.actions} touch`}>
        <Button type="primary" onClick={() => send('approved')}>
          Approve
        </Button>
        <Button onClick={() => send('declined')}>Decline</Button>
      </Flex>
    </KitModal>
  );
};

const answers = { approved: 'Approved', declined: 'Declined' } as const;

const State = ({ request: { answer, answer_why: why, answered_at: at } }: { request: AppRequestItem }) => {
  if (answer === null) return <>Open</>;
  return (
    <>
      {answers[answer]} {at !== null && day(at)}
      {why !== null && why !== '' && <small> “{why}”</small>}
    </>
  );
};

const columnsOf = (
  onAnswer: ((request: AppRequestItem) => void) | null,
): readonly DataColumn<AppRequestItem>[] => [
  {
    key: 'app',
    title: 'App',
    isName: true,
    width: '24%',
    cell: ({ listing: { id, name } }) => (
      <AppLink to={`/marketplace?app=${id}`} markCurrent={false}>
        {name}
      </AppLink>
    ),
  },
  { key: 'client', title: 'For', width: '20%', cell: whose },
  { key: 'by', title: 'Asked by', width: '20%', cell: ({ by, requested_at: at }) => `${by}, ${day(at)}` },
  { key: 'state', title: 'Answer', width: '22%', cell: (request) => <State request={request} /> },
  {
    key: 'answer',
    title: 'Answer it',
    hidesTitle: true,
    width: '14%',
    align: 'end',
    cell: (request) =>
      request.answer === null && onAnswer ? (
        <OnlyChangeable>
          <Button onClick={() => onAnswer(request)}>Answer {request.listing.name}</Button>
        </OnlyChangeable>
      ) : null,
  },
];

export const AppRequests = () => {
  const changes = useReversible();
  const isAdmin = roleOf(useAuth().profile?.role) === 'admin';
  const isBusy = useSelector(changes.actor, (snapshot) => snapshot.hasTag('busy'));
  const { data, error, refetch } = useReply('listAppRequests', {});
  const [answering, setAnswering] = useState<AppRequestItem | null>(null);
  if (error && !data) return <ListFailure what="The requests" error={error} onRetry={refetch} />;
  if (!data) return <TabSkeleton rows={3} />;
  return (
    <>
      <ChangeNotice actor={changes.actor} words={changes.words} />
      {data.items.length === 0 ? (
        <EmptyState
          title="No requests"
          text="People of a client ask for an app on its page. Admins approve or decline it here."
          action={<ButtonLink to="/marketplace">Browse apps</ButtonLink>}
        />
      ) : (
        <DataTable
          label="Requests for apps"
          rows={data.items}
          keyOf={({ id }) => id}
          columns={columnsOf(isAdmin && !isBusy ? setAnswering : null)}
          pageSize={20}
        />
      )}
      {answering && <AnswerDialog request={answering} changes={changes} onClose={() => setAnswering(null)} />}
    </>
  );
};
