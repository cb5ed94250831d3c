/** Renders the sums of a file, of its imported rows, and of its own totals. */
import type { ImportMeasure } from '#domain/imports/importedRow.ts';
import type { ImportPreview } from '#domain/imports/platform/importReading.ts';
import { measureNames } from '#domain/imports/platform/measureNames.ts';
import { noFigure } from '../../../content/formatMetric.ts';
import { DataTable } from '../../../widgets/DataTable.tsx';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import { amountWords, inFile } from './importWords.ts';

type SumRow = {
  readonly measure: ImportMeasure;
  readonly ours: string;
  readonly comes: string;
  readonly theirs: string | null;
  readonly isSame: boolean;
};

const rowsOf = ({ sums, check }: ImportPreview): readonly SumRow[] =>
  sums.map(({ measure, inFile: ours, kept: comes }) => {
    const difference = check?.differences.find((one) => one.measure === measure);
    const isCompared = check?.compared.includes(measure) ?? false;
    return {
      measure,
      ours: inFile(measure, ours),
      comes: amountWords(measure, comes),
      theirs: isCompared ? inFile(measure, difference?.theirs ?? ours) : null,
      isSame: difference === undefined,
    };
  });

const sumColumns: readonly DataColumn<SumRow>[] = [
  { key: 'measure', title: 'Figure', isName: true, cell: ({ measure }) => measureNames[measure] },
  { key: 'ours', title: 'Sum of the rows', align: 'end', cell: ({ ours }) => ours },
  { key: 'comes', title: 'Comes in', align: 'end', cell: ({ comes }) => comes },
];

const totalColumns: readonly DataColumn<SumRow>[] = [
  { key: 'theirs', title: 'Total in the file', align: 'end', cell: ({ theirs }) => theirs ?? noFigure },
  {
    key: 'same',
    title: 'Check',
    cell: ({ theirs, isSame }) => {
      if (theirs === null) return noFigure;
      return isSame ? <StatusTag tone="good">The same</StatusTag> : <StatusTag tone="bad">Differs</StatusTag>;
    },
  },
];

export const ImportSums = ({ preview }: { preview: ImportPreview }) => (
  <DataTable
    label="Sums of the file"
    rows={rowsOf(preview)}
    keyOf={({ measure }) => measure}
    columns={preview.check === null ? sumColumns : [...sumColumns, ...totalColumns]}
    density="compact"
  />
);
