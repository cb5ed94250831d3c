/** The newest rows that a figure was added up from. */
import type { ExplainReply } from '#domain/contract/metricSchemas.ts';
import { channelLabels, isChannel } from '#domain/metrics/channels.ts';
import { shortDay } from '../../content/figures.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import { partLabel, writtenPart } from './arithmetic.ts';
import styles from './ExplainDrawer.module.css';

type Row = ExplainReply['rows'][number];

type ExplainRowsProps = {
  readonly reply: ExplainReply;
  readonly currency: string;
  /** Of a campaign, by its id. */
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

export const ExplainRows = (props: ExplainRowsProps) => {
  const { rows, rows_used } = props.reply;
  if (rows.length === 0) return null;
  return (
    <section className={styles.part} aria-label="Rows">
      <h3>Rows</h3>
      <p className={styles.quiet}>
        {rows_used} {rows_used === 1 ? 'row was' : 'rows were'} added up
        {rows.length < rows_used ? `; these are the newest ${rows.length}` : ''}.
      </p>
      <DataTable
        label="Rows used"
        rows={rows}
        keyOf={({ day, source, channel, campaign }) => `${day} ${source} ${channel} ${campaign}`}
        columns={columnsOf(props)}
        pageSize={10}
      />
    </section>
  );
};
