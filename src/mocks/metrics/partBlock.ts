/** A block whose rows are split into the parts of one side, each part a run of its own: what a question about devices or countries adds up. */
import { factMeasures } from '#domain/kpi/figureNames.ts';
import { countries, devices } from '#domain/metrics/breakdowns.ts';
import {
  blockOf,
  emptyColumns,
  type FactBlock,
  type FactRun,
  readRow,
  writeRow,
} from '#domain/metrics/factBlock.ts';
import type { RowSplitter } from './rowSplitter.ts';

export type PartSide = 'device' | 'country';

export const partsOf = (side: PartSide): number => (side === 'device' ? devices.length : countries.length);

const row = new Float64Array(factMeasures.length);
const part = new Float64Array(factMeasures.length);

/** The runs of a run: one for each part, in their order. */
const runsOf = (run: FactRun, count: number): readonly FactRun[] => {
  const length = run.end - run.start;
  const from = run.start * count;
  return Array.from({ length: count }, (_, index) => ({
    ...run,
    part: index,
    start: from + index * length,
    end: from + (index + 1) * length,
  }));
};

/** The parts of each row add up to it. */
export const partBlock = (
  block: FactBlock,
  { clientId, side }: { readonly clientId: string; readonly side: PartSide },
  splitter: RowSplitter,
): FactBlock => {
  const count = partsOf(side);
  const rows = block.rows * count;
  const columns = emptyColumns(rows);
  for (const { seed, firstDay, start, end } of block.runs) {
    for (let index = start; index < end; index += 1) {
      readRow(block, index, row);
      const parts = splitter.side(side, row, { clientId, seed, day: firstDay + index - start });
      for (let one = 0; one < count; one += 1) {
        for (let measure = 0; measure < row.length; measure += 1) {
          part[measure] = parts[measure * count + one] as number;
        }
        const at = start * count + one * (end - start) + index - start;
        writeRow(columns, { rows, row: at }, part);
      }
    }
  }
  return blockOf(
    rows,
    block.runs.flatMap((run) => runsOf(run, count)),
    columns,
  );
};
