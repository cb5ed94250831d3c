/** Builds blocks whose rows are split by device or country, each part a run, for queries that group by it. */
import { factMeasures } from '#domain/kpi/figureNames.ts';
import { countries, devices } from '#domain/metrics/breakdowns.ts';
import { blockOf, emptyColumns, type FactBlock, type FactRun } from '#domain/metrics/factBlock.ts';
import { type RowColumns, readRow, writeRow } from '#domain/metrics/factRows.ts';
import type { RowSplitter } from './rowSplitter.ts';

export type PartSide = 'device' | 'country';

export const partsOf = (side: PartSide): number => (side === 'device' ? devices.length : countries.length);

const row = new Float64Array(factMeasures.length);

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

const readPart = (
  ends: Float64Array,
  { part, count }: { readonly part: number; readonly count: number },
  into: Float64Array,
): void => {
  for (let measure = 0; measure < into.length; measure += 1) {
    const at = measure * count + part;
    into[measure] = (ends[at] as number) - (part === 0 ? 0 : (ends[at - 1] as number));
  }
};

const fillRun = (
  columns: RowColumns,
  { block, run, clientId, side }: Place & { readonly block: FactBlock; readonly run: FactRun },
  splitter: RowSplitter,
): void => {
  const count = partsOf(side);
  const { seed, firstDay, start, end } = run;
  const length = end - start;
  for (let index = 0; index < length; index += 1) {
    readRow(block, start + index, row);
    const ends = splitter.side(side, row, { clientId, seed, day: firstDay + index });
    for (let one = 0; one < count; one += 1) {
      readPart(ends, { part: one, count }, row);
      writeRow(columns, start * count + one * length + index, row);
    }
  }
};

/** The parts of each row add up to it, so none is larger than the whole. */
export const partBlock = (block: FactBlock, place: Place, splitter: RowSplitter): FactBlock => {
  const count = partsOf(place.side);
  const rows = block.rows * count;
  const columns = emptyColumns(rows, block);
  for (const run of block.runs) fillRun({ rows, ...columns }, { ...place, block, run }, splitter);
  return blockOf(
    rows,
    block.runs.flatMap((run) => runsOf(run, count)),
    columns,
  );
};

type PartRow = { readonly run: FactRun; readonly row: number; readonly side: PartSide };

export const readEnds = (parts: FactBlock, { run, row: at, side }: PartRow, ends: Float64Array): void => {
  const count = partsOf(side);
  const length = run.end - run.start;
  const first = run.start * count + at - run.start;
  for (let part = 0; part < count; part += 1) {
    readRow(parts, first + part * length, row);
    for (let measure = 0; measure < row.length; measure += 1) {
      const before = part === 0 ? 0 : (ends[measure * count + part - 1] as number);
      ends[measure * count + part] = before + (row[measure] as number);
    }
  }
};
