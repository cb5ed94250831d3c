/** Renders the changes as a table: time, author, change with before and after, and undo. */
import { Button } from 'antd';
import type { HistoryItem } from '#domain/contract/historySchemas.ts';
import { problemCatalogue } from '#domain/contract/problemCatalogue.ts';
import { fullTime, shortTime } from '../../../content/dates.ts';
import { extentOf } from '../../../content/history.ts';
import { EventSentence } from '../../../parts/EventSentence.tsx';
import { FieldChanges } from '../../../parts/history/FieldChanges.tsx';
import { type HistoryWords, namesOfParts, sentenceOf } from '../../../parts/history/historyWords.ts';
import { DataTable } from '../../../widgets/DataTable.tsx';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import { Hint } from '../../../widgets/Hint.tsx';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import styles from './History.module.css';

type HistoryTableProps = {
  items: readonly HistoryItem[] | null;
  words: HistoryWords;
  locked: boolean;
  /** False for client users, for whom nearly every row would say that their role may not undo it. */
  tellsRole: boolean;
  onUndo: (item: HistoryItem) => void;
  /** Undoes a change together with later changes that depend on it; the later ones are undone first. */
  onUndoTogether: (item: HistoryItem) => void;
};

const What = ({ item, words }: { item: HistoryItem; words: HistoryWords }) => {
  const extent = extentOf(item);
  return (
    <>
      <span className={styles.what}>
        <EventSentence
          event={item.event}
          names={words.names}
          sentence={sentenceOf(item, words.names)}
          others={namesOfParts(item)}
        />
      </span>
      {extent !== null && (
        <details className={styles.details}>
          <summary>{extent}</summary>
          <FieldChanges item={item} />
        </details>
      )}
    </>
  );
};

const WayBack = ({
  item,
  words,
  locked,
  tellsRole,
  onUndo,
  onUndoTogether,
}: { item: HistoryItem } & Omit<HistoryTableProps, 'items'>) => {
  const { undone_by, can_undo, reason, is_held } = item;
  if (undone_by !== null) {
    const by = undone_by.name === null ? '' : ` by ${undone_by.name}`;
    return (
      <StatusTag tone="quiet">
        Undone{by}, {shortTime(undone_by.at, words.now)}
      </StatusTag>
    );
  }
  if (!tellsRole && reason === problemCatalogue.roleForbidden.detail) return null;
  if (!can_undo)
    return (
      <>
        <span className="note">{reason}</span>
        {is_held && (
          <Button
            size="small"
            className={styles.together ?? ''}
            disabled={locked}
            aria-label={`Undo those too: ${sentenceOf(item, words.names)}`}
            onClick={() => onUndoTogether(item)}
          >
            Undo those too…
          </Button>
        )}
      </>
    );
  return (
    <Button
      size="small"
      disabled={locked}
      aria-label={`Undo: ${sentenceOf(item, words.names)}`}
      onClick={() => onUndo(item)}
    >
      Undo
    </Button>
  );
};

const columnsOf = (props: Omit<HistoryTableProps, 'items'>): readonly DataColumn<HistoryItem>[] => [
  {
    key: 'when',
    title: 'When',
    width: '16%',
    label: null,
    cell: ({ event }) => (
      <Hint text={fullTime(event.occurred_at)}>
        <time dateTime={event.occurred_at}>{shortTime(event.occurred_at, props.words.now)}</time>
      </Hint>
    ),
  },
  {
    key: 'what',
    title: 'Change',
    isName: true,
    cell: (item) => <What item={item} words={props.words} />,
  },
  {
    key: 'undo',
    title: 'Undo',
    width: '26%',
    label: null,
    cell: (item) => <WayBack item={item} {...props} />,
  },
];

export const HistoryTable = ({ items, ...props }: HistoryTableProps) => (
  <DataTable
    label="Changes of the workspace"
    rows={items}
    keyOf={({ id }) => id}
    columns={columnsOf(props)}
    pageSize={50}
    expectedRows={8}
  />
);
