/** Renders a triangle of cohorts, whose cells that are not over are hatched. */
import type { CSSProperties } from 'react';
import type { CohortReply } from '#domain/contract/analysisSchemas.ts';
import { englishMonths } from '#domain/english/englishMonths.ts';
import { count } from '../../../content/formatMetric.ts';
import { writtenFigure } from '../../../parts/figures/figureWriting.ts';
import styles from './Studies.module.css';

export const cohortMeasures = ['retention', 'revenue', 'ltv'] as const;
export type CohortMeasure = (typeof cohortMeasures)[number];

/** `Jan 2026` for `2026-01-01`. */
export const monthName = (month: string): string =>
  `${englishMonths[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;

type TriangleCell = { readonly value: number; readonly isOpen: boolean };
export type TriangleRow = {
  readonly month: string;
  readonly customers: number;
  readonly cells: readonly TriangleCell[];
};

/** Shares of the cohort, cents of a month, or cents a customer up to it. A cohort without customers has no cells. */
export const cohortTriangle = (
  { months, cohorts }: Pick<CohortReply, 'months' | 'cohorts'>,
  measure: CohortMeasure,
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

export const writtenCell = (value: number, measure: CohortMeasure, currency: string): string => {
  if (measure === 'retention') return `${Math.round(value * 100)}%`;
  return writtenFigure(measure === 'ltv' ? 'aov_cents' : 'revenue_cents', value, currency);
};

/** The first month of retention is 100% by definition, which would pale all others. */
const strongest = (rows: readonly TriangleRow[], measure: CohortMeasure): number =>
  Math.max(
    1e-9,
    ...rows.flatMap(({ cells }) => cells.slice(measure === 'retention' ? 1 : 0).map(({ value }) => value)),
  );

type TriangleProps = { rows: readonly TriangleRow[]; measure: CohortMeasure; currency: string };

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
        {writtenCell(cell.value, measure, currency)}
        {cell.isOpen && <span className="visually-hidden"> so far</span>}
      </span>
    </td>
  );
};

export const CohortTriangle = ({ rows, measure, currency }: TriangleProps) => {
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
