/** Generates the facts of one source and month, deterministic by seed, source history and day. */
import { dayOfYear, type EpochDay } from '../calendar/epochDay.ts';
import { type EpochMonth, firstDayOf, lastDayOf } from '../calendar/months.ts';
import { columnOf, factMeasures } from '../kpi/figureNames.ts';
import { daysOfChannel, without } from '../metrics/daySpans.ts';
import { blockOf, emptyColumns, type FactBlock, type FactRun } from '../metrics/factBlock.ts';
import { type RowColumns, writeRow } from '../metrics/factRows.ts';
import type { MetricSource } from '../metrics/metricSource.ts';
import { type ClientProfile, clientProfileOf } from './clientProfile.ts';
import { trend, weekFactor } from './demoTrend.ts';
import { below, chanceAt, placeSeed, surpriseOf } from './factChance.ts';
import { type FactLine, factLinesOf, firstDayOfLine, levelOn } from './factLines.ts';
import { fillFact } from './fillFact.ts';
import { yearFactor } from './yearShapes.ts';

type Days = { readonly from: EpochDay; readonly to: EpochDay };

const reportedDays = (source: MetricSource, month: EpochMonth): readonly Days[] => {
  const last = Math.min(lastDayOf(month), source.to ?? Number.POSITIVE_INFINITY);
  const days: Days[] = [];
  let from = Math.max(firstDayOf(month), source.from);
  for (const gap of source.gaps.toSorted((one, other) => one.from - other.from)) {
    if (gap.from > last) break;
    if (gap.from > from) days.push({ from, to: gap.from - 1 });
    from = Math.max(from, (gap.to ?? Number.POSITIVE_INFINITY) + 1);
  }
  return from <= last ? [...days, { from, to: last }] : days;
};

const revisionOf = ({ restatements }: MetricSource, day: EpochDay): number =>
  restatements.reduce(
    (product, { from, to, factor }) => (day >= from && day <= to ? product * factor : product),
    1,
  );

const sessionsIn = (clientId: string, client: ClientProfile, month: EpochMonth): Float64Array => {
  const first = firstDayOf(month);
  const startOfYear = dayOfYear(first);
  const seed = placeSeed('surprise', clientId);
  return Float64Array.from({ length: lastDayOf(month) - first + 1 }, (_, index) => {
    const day = first + index;
    const season = yearFactor(client.year, startOfYear + index) * weekFactor(client, day);
    return client.dailySessions * trend(client, day) * season * surpriseOf(chanceAt(below(seed, day), 0));
  });
};

type KnownSource = { readonly client: ClientProfile; readonly lines: readonly FactLine[] };

type RunToFill = FactRun & { readonly line: FactLine };

/** Days of a channel without those that an import replaces. */
const daysOfLine = (
  { channel }: FactLine,
  days: readonly Days[],
  replaced: MetricSource['replaced'],
): readonly Days[] => (replaced === undefined ? days : without(days, daysOfChannel(replaced, channel)));

const runsOf = (
  lines: readonly FactLine[],
  days: readonly Days[],
  replaced: MetricSource['replaced'],
): readonly RunToFill[] => {
  let start = 0;
  return lines.flatMap((line) => {
    const first = firstDayOfLine(line);
    if (first === null) return [];
    return daysOfLine(line, days, replaced).flatMap(({ from, to }): readonly RunToFill[] => {
      const firstDay = Math.max(from, first);
      if (firstDay > to) return [];
      const { channel, campaignId, seed, present } = line;
      const run = {
        channel,
        campaignId,
        seed,
        present,
        part: null,
        firstDay,
        start,
        end: start + to - firstDay + 1,
      };
      start = run.end;
      return [{ ...run, line }];
    });
  });
};

/** Keeps the split of conversions into orders and leads. */
const revise = (into: Float64Array, factor: number): void => {
  for (let index = 0; index < into.length; index += 1) into[index] = Math.round((into[index] ?? 0) * factor);
  into[columnOf.leads] = (into[columnOf.conversions] ?? 0) - (into[columnOf.orders] ?? 0);
};

const row = new Float64Array(factMeasures.length);

type Filling = {
  readonly source: MetricSource;
  readonly client: ClientProfile;
  readonly run: RunToFill;
  readonly sizes: Float64Array;
  readonly first: EpochDay;
};

const fillRun = ({ source, client, run, sizes, first }: Filling, columns: RowColumns): void => {
  const { line, firstDay, start, end } = run;
  for (let index = start; index < end; index += 1) {
    const day = firstDay + index - start;
    fillFact({ client, line, day, sessions: sizes[day - first] ?? 0, level: levelOn(line, day) }, row);
    const factor = revisionOf(source, day);
    if (factor !== 1) revise(row, factor);
    writeRow(columns, index, row);
  }
};

const mostRemembered = 2_000;

/** Pure; the cache only saves time. A block has complete days, including later ones of its month, and no hours of the current day. */
export const createDemoFacts = () => {
  const months = new Map<string, Float64Array>();
  const known = new WeakMap<MetricSource, KnownSource>();

  const sizeOf = (clientId: string, client: ClientProfile, month: EpochMonth): Float64Array => {
    const key = `${clientId} ${month}`;
    const before = months.get(key);
    if (before) return before;
    if (months.size >= mostRemembered) months.clear();
    const made = sessionsIn(clientId, client, month);
    months.set(key, made);
    return made;
  };

  const knownSource = (source: MetricSource): KnownSource => {
    const before = known.get(source);
    if (before) return before;
    const client = clientProfileOf(source.firstClientId);
    const made = { client, lines: factLinesOf(source, client) };
    known.set(source, made);
    return made;
  };

  return (source: MetricSource, month: EpochMonth): FactBlock => {
    const { client, lines } = knownSource(source);
    const runs = runsOf(lines, reportedDays(source, month), source.replaced);
    const rows = runs.at(-1)?.end ?? 0;
    const columns = { rows, ...emptyColumns(rows) };
    const sizes = sizeOf(source.firstClientId, client, month);
    for (const run of runs) fillRun({ source, client, run, sizes, first: firstDayOf(month) }, columns);
    const bare = runs.map(({ line: _line, ...run }) => run);
    return blockOf(rows, bare, columns);
  };
};
