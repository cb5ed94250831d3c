/** A block whose rows are split into the parts of one side, each part a run of its own: what a question about devices or countries adds up. */
import { factMeasures } from '#domain/kpi/figureNames.ts';
import { countries, devices } from '#domain/metrics/breakdowns.ts';
import {
  blockOf,
  type Columns,
  columnArray,
  columnStart,
  emptyColumns,
  type FactBlock,
  type FactRun,
  measuresOf,
  readRow,
} from '#domain/metrics/factBlock.ts';
import type { RowSplitter } from './rowSplitter.ts';

export type PartSide = 'device' | 'country';

export const partsOf = (side: PartSide): number => (side === 'device' ? devices.length : countries.length);

const row = new Float64Array(factMeasures.length);

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

type Place = { readonly clientId: string; readonly side: PartSide };

/** The parts of each row of a run, where `runsOf` says that they are. */
const fillRun = (
  columns: Columns,
  { block, run, clientId, side }: Place & { readonly block: FactBlock; readonly run: FactRun },
  splitter: RowSplitter,
): void => {
  const count = partsOf(side);
  const { seed, firstDay, start, end } = run;
  const length = end - start;
  const measures = measuresOf(run);
  for (let index = 0; index < length; index += 1) {
    readRow(block, start + index, row);
    const ends = splitter.side(side, row, { clientId, seed, day: firstDay + index });
    for (const measure of measures) {
      const values = columnArray(columns, measure);
      let at = columnStart(measure, block.rows * count) + start * count + index;
      let before = 0;
      for (let one = measure * count; one < (measure + 1) * count; one += 1) {
        const part = ends[one] as number;
        values[at] = part - before;
        before = part;
        at += length;
      }
    }
  }
};

/** The parts of each row add up to it, so that none is larger than what it is a part of. */
export const partBlock = (block: FactBlock, place: Place, splitter: RowSplitter): FactBlock => {
  const count = partsOf(place.side);
  const rows = block.rows * count;
  const columns = emptyColumns(rows, block.counts instanceof Uint16Array);
  for (const run of block.runs) fillRun(columns, { ...place, block, run }, splitter);
  return blockOf(
    rows,
    block.runs.flatMap((run) => runsOf(run, count)),
    columns,
  );
};

type PartRow = { readonly run: FactRun; readonly row: number; readonly side: PartSide };

/** Where the parts of a row end, as `RowSplitter` tells it: of a block’s run and row, from that block’s parts. */
export const readEnds = (parts: FactBlock, { run, row: at, side }: PartRow, ends: Float64Array): void => {
  const count = partsOf(side);
  const length = run.end - run.start;
  const first = run.start * count + at - run.start;
  for (let measure = 0; measure < factMeasures.length; measure += 1) {
    const values = columnArray(parts, measure);
    const from = columnStart(measure, parts.rows) + first;
    let end = 0;
    for (let part = 0; part < count; part += 1) {
      end += values[from + part * length] as number;
      ends[measure * count + part] = end;
    }
  }
};
