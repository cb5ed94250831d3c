/** Renders customers by month of their first order: retention, revenue and lifetime value, month by month. */
import { useMemo } from 'react';
import type { CohortReply } from '#domain/contract/analysisSchemas.ts';
import { count } from '../../../content/formatMetric.ts';
import { useStaleReply } from '../../../data/useStaleReply.ts';
import { writtenFigure } from '../../../parts/figures/figureWriting.ts';
import type { MetricSelection } from '../../../parts/figures/useSelection.ts';
import { CsvButton } from '../../../parts/tables/CsvButton.tsx';
import { DataTable } from '../../../widgets/DataTable.tsx';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import { KitSegmented } from '../../../widgets/KitSegmented.tsx';
import {
  type CohortMeasure,
  CohortTriangle,
  cohortMeasures,
  cohortTriangle,
  monthName,
  type TriangleRow,
  writtenCell,
} from './CohortTriangle.tsx';
import styles from './Studies.module.css';
import { StudyFrame, studyQuery, useStudiedClient } from './StudyFrame.tsx';
import { useAddressChoice } from './useAddressChoice.ts';

const measureLabels: Readonly<Record<CohortMeasure, string>> = {
  retention: 'Retention',
  revenue: 'Revenue',
  ltv: 'LTV',
};

const summaryOf = (rows: readonly TriangleRow[], measure: CohortMeasure, currency: string): string => {
  const known = rows.flatMap(({ customers, cells }) => {
    const cell = cells[1];
    return cell && !cell.isOpen ? [{ customers, value: cell.value }] : [];
  });
  if (known.length === 0) return 'No cohort has a whole month after its first one yet.';
  const people = known.reduce((sum, { customers }) => sum + customers, 0);
  const weighted = known.reduce(
    (sum, one) => sum + one.value * (measure === 'revenue' ? 1 : one.customers),
    0,
  );
  const value = measure === 'revenue' ? weighted / known.length : weighted / people;
  const said = writtenCell(value, measure, currency);
  if (measure === 'retention')
    return `One month after their first order ${said} of ${count(people)} customers ordered again.`;
  return measure === 'ltv'
    ? `After one month a customer has brought ${said} on average.`
    : `One month after its first orders a cohort brings ${said} on average.`;
};

const triangleCsv = (rows: readonly TriangleRow[]) => [
  ['First order', 'Customers', ...rows.map((_, age) => `Month ${age}`)],
  ...rows.map(({ month, customers, cells }) => [
    month.slice(0, 7),
    customers,
    ...rows.map((_, age) => {
      const cell = cells[age];
      return cell === undefined ? '' : Math.round(cell.value * 10_000) / 10_000;
    }),
  ]),
];

type MonthSum = {
  readonly month: string;
  readonly newCustomers: number;
  readonly fromCohorts: number;
  readonly fromEarlier: number;
  readonly orders: number;
  readonly revenueCents: number;
};

const monthSums = ({ months, cohorts, earlier }: CohortReply): readonly MonthSum[] =>
  months.map(({ month, orders, new_customers, revenue_cents }, at) => ({
    month,
    newCustomers: new_customers,
    fromCohorts: cohorts
      .slice(0, at + 1)
      .reduce((sum, cells, first) => sum + (cells[at - first]?.orders ?? 0), 0),
    fromEarlier: earlier[at]?.orders ?? 0,
    orders,
    revenueCents: revenue_cents,
  }));

const monthColumns = (currency: string): readonly DataColumn<MonthSum>[] => [
  { key: 'month', title: 'Month', isName: true, cell: ({ month }) => monthName(month) },
  { key: 'new', title: 'New customers', align: 'end', cell: ({ newCustomers }) => count(newCustomers) },
  { key: 'cohorts', title: 'Cohort orders', align: 'end', cell: ({ fromCohorts }) => count(fromCohorts) },
  {
    key: 'earlier',
    title: 'Earlier customers',
    align: 'end',
    cell: ({ fromEarlier }) => count(fromEarlier),
  },
  { key: 'orders', title: 'Orders', align: 'end', cell: ({ orders }) => count(orders) },
  {
    key: 'revenue',
    title: 'Revenue',
    align: 'end',
    cell: ({ revenueCents }) => writtenFigure('revenue_cents', revenueCents, currency),
  },
];

const proofOf = (sums: readonly MonthSum[]): string =>
  sums.every(({ fromCohorts, fromEarlier, orders }) => fromCohorts + fromEarlier === orders)
    ? 'Each month’s cohort orders and earlier customers’ orders add up to the client’s total.'
    : 'The orders of the cohorts do not add up to those of the client.';

const missing = ({ cohorts, untraced }: CohortReply): string | null => {
  if (cohorts.length > 0) return null;
  return untraced > 0
    ? 'Imported files say how many orders a day had, not who ordered. Cohorts need customers, which only the demo sources have.'
    : 'No source of this client reports new customers.';
};

const Content = ({
  reply,
  measure,
  currency,
}: {
  reply: CohortReply;
  measure: CohortMeasure;
  currency: string;
}) => {
  const rows = useMemo(() => cohortTriangle(reply, measure), [reply, measure]);
  const sums = useMemo(() => monthSums(reply), [reply]);
  return (
    <>
      <p>{summaryOf(rows, measure, currency)}</p>
      <CohortTriangle rows={rows} measure={measure} currency={currency} />
      <p className={styles.quiet}>
        Hatched cells are incomplete. Sources report new customers, not returning ones, so repeat orders are
        demo data split by cohort size and age.
        {reply.untraced > 0 && ` ${count(reply.untraced)} orders of imported files are left out.`}
      </p>
      <p className="strong" role="note">
        {proofOf(sums)}
      </p>
      <DataTable
        label="Orders by month"
        rows={sums}
        keyOf={({ month }) => month}
        columns={monthColumns(currency)}
        density="compact"
      />
    </>
  );
};

export const CustomerCohorts = ({ selection }: { selection: MetricSelection }) => {
  const clientId = useStudiedClient(selection);
  const [measure, choose] = useAddressChoice('measure', cohortMeasures);
  const query = useMemo(() => studyQuery(clientId, selection), [clientId, selection]);
  const reply = useStaleReply('readCohorts', query, { isWanted: clientId !== null });
  return (
    <StudyFrame
      title="Customers by first order"
      clientId={clientId}
      selection={selection}
      reply={reply}
      missing={missing}
      tools={
        <>
          <KitSegmented
            size="small"
            aria-label="Measure of the cohorts"
            options={cohortMeasures.map((value) => ({ value, label: measureLabels[value] }))}
            value={measure}
            onChange={choose}
          />
          <CsvButton
            what="cohorts"
            rows={reply.data && cohortTriangle(reply.data, measure)}
            tableOf={triangleCsv}
          />
        </>
      }
    >
      {(data) => <Content reply={data} measure={measure} currency={selection.currency} />}
    </StudyFrame>
  );
};
