/** Which rows of facts a figure rests on: how many of each source, and the newest ones. */
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import type { FactBlock, FactRun } from '#domain/metrics/factBlock.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { rowsWithin } from './gatherFacts.ts';
import type { MetricScope } from './metricScope.ts';
import type { MetricStore } from './metricStore.ts';
import { runPasses } from './selection.ts';

export type UsedRow = {
  readonly source: MetricSource;
  readonly block: FactBlock;
  /** The run with this row alone. */
  readonly run: FactRun;
};

type Asked = Pick<MetricScope, 'sources' | 'question'> & {
  /** The bits of the measures of which a row must report one. */
  readonly needed: number;
};

const isUsed = ({ question, needed }: Asked, run: FactRun): boolean =>
  (run.present & needed) !== 0 && runPasses(question.filters, run);

/** How many rows of a source are in the range. */
export const countRows = (store: MetricStore, asked: Asked, source: MetricSource): number => {
  const { range } = asked.question;
  let count = 0;
  for (const block of store.blocks(source, range)) {
    for (const run of block.runs) {
      const rows = isUsed(asked, run) ? rowsWithin(run, range) : null;
      if (rows) count += rows.end - rows.row;
    }
  }
  return count;
};

const rowsOn = (store: MetricStore, asked: Asked, day: EpochDay): readonly UsedRow[] =>
  asked.sources.flatMap((source) =>
    [...store.blocks(source, { from: day, to: day })].flatMap((block) =>
      block.runs.flatMap((run): readonly UsedRow[] => {
        const rows = isUsed(asked, run) ? rowsWithin(run, { from: day, to: day }) : null;
        return rows
          ? [{ source, block, run: { ...run, firstDay: day, start: rows.row, end: rows.end } }]
          : [];
      }),
    ),
  );

/** The last days first, at most so many. */
export const newestRows = (store: MetricStore, asked: Asked, most: number): readonly UsedRow[] => {
  const { from, to } = asked.question.range;
  const found: UsedRow[] = [];
  for (let day = to; day >= from && found.length < most; day -= 1) found.push(...rowsOn(store, asked, day));
  return found.slice(0, most);
};
