/** Finds the newest fact rows behind a metric. */
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import type { FactBlock, FactRun } from '#domain/metrics/factBlock.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { isUsed, type RowCount } from '../factStore/countRows.ts';
import type { MetricStore } from '../factStore/metricStore.ts';
import { rowsWithin } from '../factStore/runRows.ts';

export type UsedRow = {
  readonly source: MetricSource;
  readonly block: FactBlock;
  readonly run: FactRun;
};

type Asked = RowCount & { readonly sources: readonly MetricSource[] };

const rowsOn = async (store: MetricStore, asked: Asked, day: EpochDay): Promise<readonly UsedRow[]> => {
  const found: UsedRow[] = [];
  for (const source of asked.sources) {
    for (const block of await store.blocks(source, { from: day, to: day })) {
      for (const run of block.runs) {
        const rows = isUsed(asked, run) ? rowsWithin(run, { from: day, to: day }) : null;
        if (rows)
          found.push({ source, block, run: { ...run, firstDay: day, start: rows.row, end: rows.end } });
      }
    }
  }
  return found;
};

/** A page of rows: `size` rows after skipping `skip`. */
export type RowPage = { readonly skip: number; readonly size: number };

type Dated = { readonly first: EpochDay; readonly last: EpochDay };

const daysOf = (every: readonly Asked[]): Dated => ({
  first: Math.min(...every.map(({ range }) => range.from)),
  last: Math.max(...every.map(({ range }) => range.to)),
});

const rowsByDay = async (
  store: MetricStore,
  every: readonly Asked[],
  { first, last }: Dated,
): Promise<Int32Array> => {
  const counts = new Int32Array(Math.max(0, last - first + 2));
  const change = (day: EpochDay, by: number): void => {
    counts[day - first] = (counts[day - first] as number) + by;
  };
  for (const asked of every) {
    const blocks = await Promise.all(asked.sources.map((source) => store.blocks(source, asked.range)));
    for (const block of blocks.flat()) {
      for (const run of block.runs) {
        const rows = isUsed(asked, run) ? rowsWithin(run, asked.range) : null;
        if (rows === null) continue;
        const day = run.firstDay + rows.row - run.start;
        change(day, 1);
        change(day + rows.end - rows.row, -1);
      }
    }
  }
  for (let day = 1; day < counts.length; day += 1)
    counts[day] = (counts[day] as number) + (counts[day - 1] as number);
  return counts;
};

/** Latest days first; each query has its own days. Days before the page are skipped as a whole. */
export const newestRows = async <One extends Asked>(
  store: MetricStore,
  every: readonly One[],
  { skip, size }: RowPage,
): Promise<readonly { readonly asked: One; readonly row: UsedRow }[]> => {
  const days = daysOf(every);
  const counts = await rowsByDay(store, every, days);
  const found: { asked: One; row: UsedRow }[] = [];
  let passed = 0;
  for (let day = days.last; day >= days.first && found.length < skip - passed + size; day -= 1) {
    const count = counts[day - days.first] as number;
    if (found.length === 0 && passed + count <= skip) {
      passed += count;
      continue;
    }
    const asking = every.filter(({ range }) => day >= range.from && day <= range.to);
    for (const asked of asking) {
      const rows = await rowsOn(store, asked, day);
      found.push(...rows.map((row) => ({ asked, row })));
    }
  }
  return found.slice(skip - passed, skip - passed + size);
};
