/** The newest rows of facts that a figure rests on. */
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import type { FactBlock, FactRun } from '#domain/metrics/factBlock.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { isUsed, type RowCount } from './countRows.ts';
import { rowsWithin } from './gatherFacts.ts';
import type { MetricStore } from './metricStore.ts';

export type UsedRow = {
  readonly source: MetricSource;
  readonly block: FactBlock;
  /** The run with this row alone. */
  readonly run: FactRun;
};

type Asked = RowCount & { readonly sources: readonly MetricSource[] };

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

/** Which of them: so many, behind so many. */
export type RowPage = { readonly skip: number; readonly size: number };

/** The last days first; of several questions each has its own days. */
export const newestRows = <One extends Asked>(
  store: MetricStore,
  every: readonly One[],
  { skip, size }: RowPage,
): readonly { readonly asked: One; readonly row: UsedRow }[] => {
  const most = skip + size;
  const first = Math.min(...every.map(({ range }) => range.from));
  const found: { asked: One; row: UsedRow }[] = [];
  for (let day = Math.max(...every.map(({ range }) => range.to)); day >= first; day -= 1) {
    if (found.length >= most) break;
    const asking = every.filter(({ range }) => day >= range.from && day <= range.to);
    for (const asked of asking) found.push(...rowsOn(store, asked, day).map((row) => ({ asked, row })));
  }
  return found.slice(skip, most);
};
