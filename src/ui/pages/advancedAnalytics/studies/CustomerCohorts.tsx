/** Renders customers by month of their first order: retention, revenue and lifetime value, month by month. */
import type { CSSProperties } from 'react';
import { useMemo } from 'react';
import type { CohortReply } from '#domain/contract/analysisSchemas.ts';
import { englishMonths } from '#domain/english/englishMonths.ts';
import { count } from '../../../content/formatMetric.ts';
import { useStaleReply } from '../../../data/useStaleReply.ts';
import { writtenFigure } from '../../../parts/figures/figureWriting.ts';
import type { MetricSelection } from '../../../parts/figures/useSelection.ts';
import { CsvButton } from '../../../parts/tables/CsvButton.tsx';
import { DataTable } from '../../../widgets/DataTable.tsx';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import { KitSegmented } from '../../../widgets/KitSegmented.tsx';
import styles from './Studies.module.css';
import { StudyFrame, studyQuery, useStudiedClient } from './StudyFrame.tsx';
import { useAddressChoice } from './useAddressChoice.ts';

const measures = ['retention', 'revenue', 'ltv'] as const;
type Measure = (typeof measures)[number];

const measureLabels: Readonly<Record<Measure, string>> = {
  retention: 'Retention',
  revenue: 'Revenue',
  ltv: 'LTV',
};

/** `Jan 2026` for `2026-01-01`. */
const monthName = (month: string): string =>
  `${englishMonths[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;

type TriangleCell = { readonly value: number; readonly isOpen: boolean };
type TriangleRow = {
  readonly month: string;
  readonly customers: number;
  readonly cells: readonly TriangleCell[];
};

/** Shares of the cohort, cents of a month, or cents a customer up to it. A cohort without customers has no cells. */
export const cohortTriangle = (
  { months, cohorts }: Pick<CohortReply, 'months' | 'cohorts'>,
  measure: Measure,
): readonly TriangleRow[] =>
  cohorts.map((cells, first) => {
    const customers = months[first]?.new_customers ?? 0;
    let sum = 0;
    return {
      month: months[first]?.month ?? '',
      customers,
      cells:
        customers === 0
          ? []
          : cells.map((cell, age) => {
              sum += cell.revenue_cents;
              const values = {
                retention: cell.customers / customers,
                revenue: cell.revenue_cents,
                ltv: sum / customers,
              };
              return { value: values[measure], isOpen: months[first + age]?.open ?? false };
            }),
    };
  });

const written = (value: number, measure: Measure, currency: string): string => {
  if (measure === 'retention') return `${Math.round(value * 100)}%`;
  return writtenFigure(measure === 'ltv' ? 'aov_cents' : 'revenue_cents', value, currency);
};

/** The first month of retention is 100% by definition, which would pale all others. */
const strongest = (rows: readonly TriangleRow[], measure: Measure): number =>
  Math.max(
    1e-9,
    ...rows.flatMap(({ cells }) => cells.slice(measure === 'retention' ? 1 : 0).map(({ value }) => value)),
  );

const summaryOf = (rows: readonly TriangleRow[], measure: Measure, currency: string): string => {
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
  const said = written(value, measure, currency);
  if (measure === 'retention')
    return `One month after their first order ${said} of ${count(people)} customers ordered again.`;
  return measure === 'ltv'
    ? `After one month a customer has brought ${said} on average.`
    : `One month after its first orders a cohort brings ${said} on average.`;
};

type TriangleProps = { rows: readonly TriangleRow[]; measure: Measure; currency: string };

const Cell = ({
  cell,
  most,
  measure,
  currency,
}: Omit<TriangleProps, 'rows'> & { cell: TriangleCell | undefined; most: number }) => {
  if (cell === undefined)
    return (
      <td>
        <span className={styles.cell} data-open="true">
          <span className="visually-hidden">Not yet</span>
          <span aria-hidden="true">&nbsp;</span>
        </span>
      </td>
    );
  const strength = { '--strength': Math.min(1, cell.value / most) } as CSSProperties;
  return (
    <td>
      <span className={styles.cell} data-open={cell.isOpen} style={strength}>
        {written(cell.value, measure, currency)}
        {cell.isOpen && <span className="visually-hidden"> so far</span>}
      </span>
    </td>
  );
};

const Triangle = ({ rows, measure, currency }: TriangleProps) => {
  const most = strongest(rows, measure);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region needs the keyboard.
    <section className={styles.scroll} aria-label="Customers by first month" tabIndex={0}>
      <table className={styles.triangle}>
        <thead>
          <tr>
            <th scope="col">First order</th>
            <th scope="col">Customers</th>
            {rows.map(({ month }, age) => (
              <th key={month} scope="col">
                {age === 0 ? 'Month 0' : age}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ month, customers, cells }) => (
            <tr key={month}>
              <th scope="row">{monthName(month)}</th>
              <td>{count(customers)}</td>
              {rows.map((other, age) => (
                <Cell key={other.month} cell={cells[age]} most={most} measure={measure} currency={currency} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
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
  { key: 'cohorts', title: 'Orders of cohorts', align: 'end', cell: ({ fromCohorts }) => count(fromCohorts) },
  {
    key: 'earlier',
    title: 'Of earlier customers',
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
    ? 'In each month the orders of all cohorts and of earlier customers add up to the orders of the client.'
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
  measure: Measure;
  currency: string;
}) => {
  const rows = useMemo(() => cohortTriangle(reply, measure), [reply, measure]);
  const sums = useMemo(() => monthSums(reply), [reply]);
  return (
    <>
      <p>{summaryOf(rows, measure, currency)}</p>
      <Triangle rows={rows} measure={measure} currency={currency} />
      <p className={styles.quiet}>
        Hatched cells are not over yet. The facts say how many customers were new, not who came back: repeat
        orders are demo data, shared among cohorts by size and age.
        {reply.untraced > 0 && ` ${count(reply.untraced)} orders of imported files are left out.`}
      </p>
      <p className={styles.proof} role="note">
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
  const [measure, choose] = useAddressChoice('measure', measures);
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
            options={measures.map((value) => ({ value, label: measureLabels[value] }))}
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
