/** Lists the rows that a metric was summed from, newest first. */
import { Button } from 'antd';
import { useState } from 'react';
import type { QueryOf } from '#domain/contract/endpoints.ts';
import type { ExplainReply } from '#domain/contract/metricSchemas.ts';
import { channelLabels, isChannel } from '#domain/metrics/channels.ts';
import { mostItems } from '#machines/api/readToEnd.ts';
import { count, shortDay } from '../../content/formatMetric.ts';
import { useReply } from '../../data/useReply.ts';
import { everything } from '../../data/wholeList.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import { LoadFailure } from '../../widgets/LoadFailure.tsx';
import { partLabel, writtenPart } from './arithmetic.ts';
import styles from './ExplainDrawer.module.css';

type Row = ExplainReply['rows'][number];

type ExplainRowsProps = {
  readonly reply: ExplainReply;
  readonly question: QueryOf<'readMetricExplanation'>;
  readonly currency: string;
  readonly nameOf?: ((campaign: string) => string | undefined) | undefined;
};

const channelOf = (channel: string): string => (isChannel(channel) ? channelLabels[channel] : channel);

const columnsOf = ({ reply, currency, nameOf }: ExplainRowsProps): readonly DataColumn<Row>[] => [
  { key: 'day', title: 'Day', isName: true, width: 76, cell: ({ day }) => shortDay(day) },
  {
    key: 'where',
    title: 'Channel',
    label: null,
    cell: ({ channel, campaign }) =>
      campaign === null ? channelOf(channel) : (nameOf?.(campaign) ?? campaign),
  },
  ...reply.parts.map(
    ({ name }): DataColumn<Row> => ({
      key: name,
      title: partLabel(name),
      align: 'end',
      cell: ({ parts }) =>
        writtenPart(name, parts.find((part) => part.name === name)?.value ?? null, currency),
    }),
  ),
];

/** The newest rows come with the explanation; the others are loaded on demand. */
const useAllRows = ({ reply, question }: ExplainRowsProps) => {
  const [isWanted, setWanted] = useState(false);
  const { data, error, refetch } = useReply(
    'readMetricExplanation',
    { ...question, limit: everything },
    isWanted,
  );
  return {
    rows: data?.rows ?? reply.rows,
    isWaiting: isWanted && !data && !error,
    error,
    refetch,
    setWanted,
  };
};

export const ExplainRows = (props: ExplainRowsProps) => {
  const { rows_used } = props.reply;
  const { rows, isWaiting, error, refetch, setWanted } = useAllRows(props);
  if (rows.length === 0) return null;
  return (
    <section className={styles.part} aria-label="Rows">
      <h3>Rows</h3>
      <p className={styles.quiet}>
        {count(rows_used)} {rows_used === 1 ? 'row was' : 'rows were'} added up
        {rows.length < rows_used ? `; these are the newest ${count(rows.length)}` : ''}.
      </p>
      <DataTable
        label="Rows used"
        rows={rows}
        keyOf={({ day, source, channel, campaign }) => `${day} ${source} ${channel} ${campaign}`}
        columns={columnsOf(props)}
        pageSize={10}
      />
      {error !== null && <LoadFailure what="The other rows" error={error} onRetry={refetch} />}
      {rows.length < rows_used && error === null && (
        <Button size="small" loading={isWaiting} onClick={() => setWanted(true)}>
          Show all {count(Math.min(rows_used, mostItems))} rows
        </Button>
      )}
    </section>
  );
};
