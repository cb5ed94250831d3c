/** Holds our totals of a connection against the platform's own, with the reasons of each difference. */
import type { SyncDetail } from '#domain/contract/syncSchemas.ts';
import { platformNames } from '#domain/integrations/platforms.ts';
import { type DifferenceReason, differenceReasons } from '#domain/integrations/reconcile.ts';
import { figureOf } from '#domain/kpi/metricDictionary.ts';
import { longDay, share } from '../../content/formatMetric.ts';
import { writtenFigure } from '../../parts/figures/figureWriting.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import type { BoardRow } from './connectionState.ts';

type Reconciled = NonNullable<SyncDetail['reconciliation']>;
type Row = Reconciled['rows'][number];

const reasonWords: Readonly<Record<DifferenceReason, string>> = {
  views: 'Conversions after a view count',
  zone: 'Days end in the account’s time zone',
  late: 'Days were revised after the last sync',
};

const signed = (measure: Row['measure'], amount: number): string =>
  `${amount < 0 ? '−' : '+'}${writtenFigure(measure, Math.abs(amount))}`;

const columnsFor = (platform: string): readonly DataColumn<Row>[] => [
  { key: 'measure', title: 'Figure', isName: true, cell: ({ measure }) => figureOf(measure).label },
  {
    key: 'ours',
    title: 'Ours',
    align: 'end',
    cell: ({ measure, ours }) => writtenFigure(measure, ours),
  },
  {
    key: 'theirs',
    title: platform,
    align: 'end',
    cell: ({ measure, theirs }) => writtenFigure(measure, theirs),
  },
  {
    key: 'share',
    title: 'Difference',
    align: 'end',
    cell: ({ ours, theirs }) => share(ours === 0 ? null : (theirs - ours) / ours),
  },
];

type ReconciliationProps = { reconciliation: SyncDetail['reconciliation']; row: BoardRow };

export const Reconciliation = ({ reconciliation, row }: ReconciliationProps) => {
  if (reconciliation === null) return null;
  const { range, rows } = reconciliation;
  return (
    <>
      <h3>Reconciliation</h3>
      <DataTable
        label="Reconciliation"
        rows={rows}
        keyOf={({ measure }) => measure}
        columns={columnsFor(platformNames[row.platform])}
        density="compact"
        empty="No figures in these days."
      />
      <ul aria-label="Why they differ">
        {differenceReasons.map((reason) => {
          const amounts = rows.flatMap(({ measure, reasons }) =>
            reasons
              .filter((one) => one.reason === reason)
              .map(({ amount }) => `${figureOf(measure).label} ${signed(measure, amount)}`),
          );
          return (
            amounts.length > 0 && (
              <li key={reason}>
                {reasonWords[reason]}: {amounts.join(', ')}
              </li>
            )
          );
        })}
      </ul>
      <p className="note">
        {longDay(range.from)} to {longDay(range.to)}. In this demo the platform’s totals are worked out of the
        reasons beside them.
      </p>
    </>
  );
};
