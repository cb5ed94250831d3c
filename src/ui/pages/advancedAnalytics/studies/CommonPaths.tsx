/** Renders the commonest touch paths, and says that they are demo data and what has none. */
import { Flex } from 'antd';
import type { AttributionReply } from '#domain/contract/analysisSchemas.ts';
import { englishNumber } from '#domain/english/englishNumber.ts';
import { ratioOf } from '#domain/kpi/ratios.ts';
import { channelLabels } from '#domain/metrics/channels.ts';
import { count, share } from '../../../content/formatMetric.ts';
import { writtenFigure } from '../../../parts/figures/figureWriting.ts';
import { CsvButton } from '../../../parts/tables/CsvButton.tsx';
import { DataTable } from '../../../widgets/DataTable.tsx';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import styles from './Studies.module.css';

const tenths = { least: 1, most: 1 };

type Path = AttributionReply['paths'][number];

const pathText = ({ channels }: Path): string =>
  channels.map((channel) => channelLabels[channel]).join(' → ');

const days = (value: number): string => englishNumber(value, tenths);

const pathColumns = ({ conversions }: AttributionReply, currency: string): readonly DataColumn<Path>[] => [
  { key: 'path', title: 'Path', isName: true, width: '46%', cell: pathText },
  { key: 'conversions', title: 'Conversions', align: 'end', cell: (path) => count(path.conversions) },
  {
    key: 'share',
    title: 'Share',
    align: 'end',
    cell: (path) => share(ratioOf(path.conversions, conversions)),
  },
  {
    key: 'revenue',
    title: 'Revenue',
    align: 'end',
    cell: (path) => writtenFigure('revenue_cents', path.revenue_cents, currency),
  },
  { key: 'days', title: 'Days', align: 'end', cell: (path) => days(path.days) },
];

const pathsCsv = (paths: readonly Path[]) => [
  ['Path', 'Conversions', 'Revenue (cents)', 'Mean days'],
  ...paths.map((path) => [
    pathText(path),
    path.conversions,
    path.revenue_cents,
    Math.round(path.days * 10) / 10,
  ]),
];

export const CommonPaths = ({ reply, currency }: { reply: AttributionReply; currency: string }) => (
  <section className={styles.part} aria-labelledby="common-paths">
    <Flex wrap align="center" justify="space-between" gap={8}>
      <h3 id="common-paths">Most common paths</h3>
      <CsvButton what="paths" rows={reply.paths} tableOf={pathsCsv} />
    </Flex>
    <p className={styles.quiet}>
      {reply.paths.length} of {count(reply.path_count)} paths within {reply.lookback} days. A channel twice in
      a row is one step.
    </p>
    <DataTable
      label="Most common paths"
      rows={reply.paths}
      keyOf={pathText}
      columns={pathColumns(reply, currency)}
      density="compact"
      firstRows={10}
    />
  </section>
);

/** Says that the paths are generated, and what has none. */
export const PathNote = ({ untraced }: Pick<AttributionReply, 'untraced'>) => (
  <p className={styles.quiet}>
    Touch paths are demo data: generated for each conversion of the demo sources, whose channel is the last
    touch.{' '}
    {untraced > 0 && `${count(untraced)} conversions of imported files have no paths and are left out.`}
  </p>
);

export const noPaths = ({ conversions, untraced }: AttributionReply): string | null => {
  if (conversions > 0) return null;
  return untraced > 0
    ? 'Imported files say how many conversions a channel had, not which visits led to them. Attribution needs touch paths, which only the demo sources have.'
    : 'There are no conversions in this range.';
};
