/** Explains how one metric was computed: its sums, sources and rows, at a log position. */

import { changedHours } from '#domain/calendar/dayHours.ts';
import { calendarDayOf, type EpochDay } from '#domain/calendar/epochDay.ts';
import { monthOf } from '#domain/calendar/months.ts';
import type { ExplainQuery, ExplainReply } from '#domain/contract/metricSchemas.ts';
import { isFigureName } from '#domain/kpi/figureNames.ts';
import { presenceOf, sumWidth } from '#domain/kpi/figureSums.ts';
import { type Figure, figureOf, sumPlace } from '#domain/kpi/metricDictionary.ts';
import type { FactBlock, FactRun } from '#domain/metrics/factBlock.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { numberAt } from '#events/projections/timeline.ts';
import { isUsed, type RowCount } from '../factStore/countRows.ts';
import { type SeeBlock, startGathering } from '../factStore/gatherFacts.ts';
import { isImport } from '../factStore/importedRows.ts';
import { metricGroups } from '../factStore/metricGroups.ts';
import type { MetricStore } from '../factStore/metricStore.ts';
import { rowsWithin } from '../factStore/runRows.ts';
import type { Span } from '../factStore/selection.ts';
import { type Tally, totalOf } from '../factStore/tally.ts';
import { readLimit } from '../http/pageOf.ts';
import { RefusalError } from '../http/refusal.ts';
import { figureReader } from './figureReader.ts';
import type { FigureContext } from './metricReply.ts';
import { type MetricScope, metricScope } from './metricScope.ts';
import { metricSums } from './metricSums.ts';
import { rangeOnWire } from './rangeOnWire.ts';
import { scopesOf } from './zoneScopes.ts';

type UsedRow = {
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

type FigurePart = { readonly name: string; readonly value: number | null };

/** The parts in formula order; null when no source has the measure. */
const partsIn = ({ columns }: Figure, { sums, present }: Tally, place: number): FigurePart[] =>
  columns.map((name) => {
    const { at, less, needs } = sumPlace(name);
    const bits = presenceOf(needs);
    if (((present[place] ?? 0) & bits) !== bits) return { name, value: null };
    const numberAt = (column: number): number => sums[place * sumWidth + column] ?? 0;
    return { name, value: Math.max(0, numberAt(at) - (less === null ? 0 : numberAt(less))) };
  });

const neededBy = ({ columns }: Figure): number => presenceOf(columns.flatMap((name) => sumPlace(name).needs));

const usualRows = '50';

const pageAsked = ({ limit = usualRows, cursor = '0' }: Pick<ExplainQuery, 'limit' | 'cursor'>): RowPage => {
  if (!/^\d{1,9}$/.test(cursor))
    throw new RefusalError('invalid', { errors: { cursor: 'Must be a next_cursor of this list' } });
  return { skip: Number(cursor), size: readLimit(limit) };
};

const figureAsked = (name: string): Figure => {
  if (isFigureName(name)) return figureOf(name);
  throw new RefusalError('invalid', { errors: { figure: `There is no figure "${name}"` } });
};

const rowItem = (
  { split }: MetricStore,
  { question, open, zone, sources, clients }: MetricScope,
  { figure, used }: { figure: Figure; used: UsedRow },
): ExplainReply['rows'][number] => {
  const { source, block, run } = used;
  const day = run.firstDay;
  const hours = day === open.day ? changedHours(zone, day) : null;
  const span: Span = {
    range: { from: day, to: day },
    ofDay: new Int32Array(1),
    stepCount: 1,
    hourly: false,
    open: day === open.day ? open : null,
    changed: hours === null ? [] : [{ day, slices: hours.map((one) => ({ ...one, step: 0 })) }],
  };
  const groups = metricGroups(null, sources, clients);
  const selection = { filters: question.filters, groupBy: null, groups, rowSeries: false };
  const { add, result } = startGathering(selection, span);
  const seeRow = (see: SeeBlock): void => see(source, { ...block, runs: [run], totals: null }, monthOf(day));
  add({
    visit: (_range, _side, see) => (isImport(source) ? undefined : seeRow(see)),
    visitReported: (_range, see) => (isImport(source) ? seeRow(see) : undefined),
    parts: null,
    split,
  });
  const { steps } = result();
  return {
    day: calendarDayOf(day),
    source: source.id,
    channel: run.channel,
    campaign: run.campaignId,
    parts: partsIn(figure, steps, 0),
  };
};

/** Rejects with a `RefusalError` as `metricReply` does, and for an unknown metric. */
export const metricExplanation = async (
  context: FigureContext,
  { figure: name, limit, cursor, ...query }: ExplainQuery,
): Promise<ExplainReply> => {
  const page = pageAsked({ limit, cursor });
  const { metrics, answers } = context;
  const figure = figureAsked(name);
  const asked = metricScope(context, query);
  const scope = { ...asked, question: { ...asked.question, groupBy: 'source' as const, rowSeries: false } };
  const { compared, sources } = scope;
  const parts = scopesOf(context, query, asked);
  const sums = await metricSums(metrics, scope, parts);
  const [total, before] = [totalOf(sums.current.steps), sums.previous && totalOf(sums.previous.steps)];
  const read = figureReader(null);
  const earlier = before && partsIn(figure, before, 0);
  const needed = neededBy(figure);
  const wanted = parts.map((part) => {
    const { range, filters } = part.question;
    return { scope: part, sources: part.sources, range, filters, needed };
  });
  const counted = await Promise.all(
    wanted.map(async (one) => {
      const rows = await metrics.count(one.sources, one);
      return one.sources.map(({ id }, index) => [id, rows[index] ?? 0] as const);
    }),
  );
  const counts = new Map(counted.flat());
  const sourceItems = sources.map((source, index) => ({
    source: source.id,
    label: source.label,
    rows: counts.get(source.id) ?? 0,
    parts: partsIn(figure, sums.current.groups, index),
  }));
  const used = sourceItems.reduce((sum, { rows }) => sum + rows, 0);
  const end = page.skip + page.size;
  const newest = await newestRows(metrics, wanted, page);
  return {
    figure: figure.name,
    value: read(total, 0)[figure.name],
    previous: before && read(before, 0)[figure.name],
    range: rangeOnWire(sums.range),
    compared_range: compared && rangeOnWire(compared.range),
    parts: partsIn(figure, total, 0).map((part, index) => ({
      ...part,
      previous: earlier?.[index]?.value ?? null,
    })),
    sources: sourceItems.filter(({ rows }) => rows > 0),
    rows_used: used,
    rows: newest.map(({ asked: { scope: own }, row }) => rowItem(metrics, own, { figure, used: row })),
    next_cursor: end < used ? String(end) : null,
    position: answers.position,
    number: numberAt(answers.timeline, answers.position),
  };
};
