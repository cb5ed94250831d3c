/** Renders this month's calls of keys and apps by day and by endpoint, with their errors. */
import { Flex } from 'antd';
import type { ApiCallRow } from '#domain/contract/apiKeySchemas.ts';
import { formatLimit } from '#domain/plans/money.ts';
import { day } from '../../../content/dates.ts';
import { useReply } from '../../../data/useReply.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { DataTable } from '../../../widgets/DataTable.tsx';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import { TabSkeleton } from '../../../widgets/TabSkeleton.tsx';
import styles from './Api.module.css';

type Line = Pick<ApiCallRow, 'kind' | 'name' | 'endpoint' | 'calls'> & {
  readonly key: string;
  readonly failed: number;
  /** `2 × 429, 1 × 503` */
  readonly problems: string;
};

const sumOf = (rows: readonly { readonly count: number }[]): number =>
  rows.reduce((sum, { count }) => sum + count, 0);

const linesOf = (rows: readonly ApiCallRow[]): readonly Line[] =>
  [...Map.groupBy(rows, ({ kind, id, endpoint }) => `${kind} ${id} ${endpoint}`)]
    .flatMap(([key, [first, ...others]]) => {
      if (!first) return [];
      const those = [first, ...others];
      const errors = those.flatMap((row) => row.errors);
      const byStatus = Map.groupBy(errors, ({ status }) => status);
      return {
        key,
        kind: first.kind,
        name: first.name,
        endpoint: first.endpoint,
        calls: those.reduce((sum, { calls }) => sum + calls, 0),
        failed: sumOf(errors),
        problems: [...byStatus].map(([status, same]) => `${sumOf(same)} × ${status}`).join(', '),
      };
    })
    .toSorted((one, other) => other.calls - one.calls);

const columns: readonly DataColumn<Line>[] = [
  {
    key: 'endpoint',
    title: 'Endpoint',
    isName: true,
    width: '30%',
    cell: ({ endpoint }) => <code>{endpoint}</code>,
  },
  { key: 'by', title: 'Key or app', width: '30%', cell: ({ kind, name }) => `${name} (${kind})` },
  { key: 'calls', title: 'Calls', width: '16%', align: 'end', cell: ({ calls }) => formatLimit(calls) },
  {
    key: 'errors',
    title: 'Errors',
    width: '24%',
    align: 'end',
    cell: ({ failed, problems }) => (failed === 0 ? '0' : problems),
  },
];

/** One bar for each day with calls. */
const Days = ({ rows }: { rows: readonly ApiCallRow[] }) => {
  const days = [...Map.groupBy(rows, (row) => row.day)]
    .map(([on, those]) => ({ on, calls: those.reduce((sum, { calls }) => sum + calls, 0) }))
    .toSorted((one, other) => one.on.localeCompare(other.on));
  const most = Math.max(1, ...days.map(({ calls }) => calls));
  return (
    <Flex component="ul" className={styles.days ?? ''} aria-label="Calls by day">
      {days.map(({ on, calls }) => (
        <li
          key={on}
          style={{ blockSize: `${(calls / most) * 100}%` }}
          title={`${day(on)}: ${formatLimit(calls)}`}
        >
          <span className="visually-hidden">
            {day(on)}: {formatLimit(calls)}
          </span>
        </li>
      ))}
    </Flex>
  );
};

export const ApiUsage = () => {
  const { data, error, refetch } = useReply('readApiCalls', {});
  return (
    <section className={styles.part} aria-labelledby="api-usage">
      <h2 id="api-usage">Usage this month</h2>
      {error && !data && <ListFailure what="The usage" error={error} onRetry={refetch} />}
      {!data && !error && <TabSkeleton rows={3} />}
      {data && data.rows.length === 0 && <p className={styles.quiet}>No API calls this month.</p>}
      {data && data.rows.length > 0 && (
        <>
          <Days rows={data.rows} />
          <DataTable
            label="Calls by endpoint"
            rows={linesOf(data.rows)}
            keyOf={({ key }) => key}
            columns={columns}
            pageSize={20}
          />
        </>
      )}
    </section>
  );
};
