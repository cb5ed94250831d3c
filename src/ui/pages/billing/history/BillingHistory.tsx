/** Renders the subscription's history from the event log, with undo actions. */
import { Button, Flex } from 'antd';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { HistoryItem } from '#domain/contract/historySchemas.ts';
import { actorOf, whatHappened } from '../../../content/activity.ts';
import { fullTime } from '../../../content/dates.ts';
import type { Names } from '../../../content/eventSentence.ts';
import { useReply } from '../../../data/useReply.ts';
import { everything } from '../../../data/wholeList.ts';
import { ChangeNotice } from '../../../parts/ChangeNotice.tsx';
import { EventLink } from '../../../parts/EventLink.tsx';
import { EventSentence } from '../../../parts/EventSentence.tsx';
import { EmptyList } from '../../../parts/empty/EmptyList.tsx';
import { emptyLists } from '../../../parts/empty/emptyLists.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { historyCsv, readHistory } from '../../../parts/history/historyCsv.ts';
import { UndoTogether } from '../../../parts/history/UndoTogether.tsx';
import { undoWords, useHeldUndo, useHistoryUndo } from '../../../parts/history/useHistoryUndo.ts';
import { ListExport, type ListRead } from '../../../parts/ListExport.tsx';
import { useServices } from '../../../services/servicesContext.ts';
import { useAsOf } from '../../../services/useAsOf.ts';
import { DataTable } from '../../../widgets/DataTable.tsx';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import styles from '../Billing.module.css';

const ofSubscription = { subject: 'subscription,paymentCard,reseller' } as const;

type Shown = {
  readonly names: Names;
  readonly locked: boolean;
  readonly onUndo: (item: HistoryItem) => void;
  /** Undoes a change together with later changes that depend on it; the later ones are undone first. */
  readonly onUndoTogether: (item: HistoryItem) => void;
};

const columnsOf = ({ names, locked, onUndo, onUndoTogether }: Shown): readonly DataColumn<HistoryItem>[] => [
  {
    key: 'what',
    title: 'What happened',
    isName: true,
    width: '44%',
    cell: ({ event, count }) => (
      <span className={styles.choice}>
        <span>
          <strong>
            <bdi>{actorOf(event)}</bdi>
          </strong>{' '}
          <EventSentence event={event} names={names} />
        </span>
        {count > 1 && <small>and {count - 1} more with it</small>}
      </span>
    ),
  },
  {
    key: 'when',
    title: 'When',
    width: '26%',
    cell: ({ event }) => <time dateTime={event.occurred_at}>{fullTime(event.occurred_at)}</time>,
  },
  {
    key: 'event',
    title: 'Event',
    width: '10%',
    cell: ({ event }) => <EventLink event={event} />,
  },
  {
    key: 'undo',
    title: 'Undo',
    hidesTitle: true,
    width: '20%',
    align: 'end',
    cell: (item) => {
      const sentence = whatHappened(item.event, names);
      if (item.undone_by) return <span className={styles.quiet}>Undone</span>;
      if (item.is_held)
        return (
          <Button
            disabled={locked}
            aria-label={`Undo those too: ${sentence}`}
            onClick={() => onUndoTogether(item)}
          >
            Undo those too…
          </Button>
        );
      if (!item.can_undo) return null;
      return (
        <Button disabled={locked} aria-label={`Undo: ${sentence}`} onClick={() => onUndo(item)}>
          Undo
        </Button>
      );
    },
  },
];

export const BillingHistory = () => {
  const { api, world } = useServices();
  const isPast = useAsOf() !== null;
  const { changes, busy, undo } = useHistoryUndo();
  const held = useHeldUndo();
  const { data, error, refetch } = useReply('listHistory', { ...ofSubscription, limit: everything });
  const members = useReply('readWorkspace').data?.members ?? [];
  const names = new Map(members.map(({ id, name }) => [id, name]));
  const file = async (read: ListRead) => historyCsv(await readHistory(api, ofSubscription, read), names);
  const columns = columnsOf({
    names,
    locked: busy || isPast,
    onUndo: (item) => undo({ id: item.id, sentence: whatHappened(item.event, names), also: [] }),
    onUndoTogether: ({ position }) => held.open(position),
  });
  return (
    <section className={styles.part} aria-labelledby="history">
      <Flex wrap align="center" justify="space-between" gap="8px 16px" className={styles.bar ?? ''}>
        <h2 id="history">History</h2>
        <ListExport file="billing-history" rows="changes" isDisabled={!data?.items.length} make={file} />
      </Flex>
      <p className={styles.quiet}>
        Every change to the subscription. Charges cannot be undone here; change the plan instead.
      </p>
      <ChangeNotice actor={changes} words={undoWords} />
      {error && !data && <ListFailure what="The history" error={error} onRetry={refetch} />}
      {!error && (
        <DataTable
          label="History of the subscription"
          rows={data?.items ?? null}
          keyOf={({ id }) => id}
          columns={columns}
          pageSize={20}
          empty={
            <EmptyList words={emptyLists.billingHistory.nothingCreated} to={protectedPages.billing.path} />
          }
        />
      )}
      {held.position !== null && !isPast && (
        <UndoTogether
          position={held.position}
          words={{ names, now: world.clock.now() }}
          onUndo={undo}
          onClose={held.close}
        />
      )}
    </section>
  );
};
