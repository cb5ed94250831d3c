/** Tests composed questions: each answer is computed again from `GET /api/metrics`. */
import { beforeAll, describe, expect, test } from 'vitest';
import { calendarDayOf, epochDayOf, weekdayOf } from '#domain/calendar/epochDay.ts';
import { monthEnd, monthStart } from '#domain/calendar/months.ts';
import type { AskReply } from '#domain/contract/askSchemas.ts';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { englishDate } from '#domain/english/englishDay.ts';
import { type FigureName, isFactMeasure } from '#domain/kpi/figureNames.ts';
import { figureText } from '#domain/kpi/figureText.ts';
import { weekdays } from '#domain/reports/scheduleWords.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import {
  type Composed,
  conditions,
  courses,
  days,
  exclusions,
  type Of,
  places,
  typed,
} from './composedQuestions.ts';

let askIt: (question: string) => Promise<AskReply>;
let read: (of: Omit<Of, 'figure'>, more?: Readonly<Record<string, string>>) => Promise<MetricReply>;

beforeAll(async () => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  askIt = (question) => backend.succeed('askQuestion', { token, body: { question } });
  read = ({ days: [from, to], client, filters }, more = {}) =>
    backend.succeed('readMetrics', {
      token,
      query: new URLSearchParams({
        from,
        to,
        ...(client && { client }),
        ...(filters && { filters }),
        ...more,
      }).toString(),
    });
});

type Case<Is extends Composed['is']> = Extract<Composed, { readonly is: Is }>;

type Figures = Readonly<Record<FigureName, number | null>>;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const dayOf = (text: string): number => epochDayOf(text.slice(0, 10)) ?? 0;

const middleOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
};

const statOf = (kind: 'median' | 'mean' | 'low' | 'high', values: readonly number[]): number => {
  if (kind === 'median') return middleOf(values);
  if (kind === 'mean') return sumOf(values) / values.length;
  return kind === 'low' ? Math.min(...values) : Math.max(...values);
};

type Step = { readonly from: number; readonly to: number; readonly figures: Figures };

/** Whole steps, and the cut ones if `isWhole` is false. */
const stepsOf = async (
  of: Of,
  unit: 'hour' | 'day' | 'week' | 'month',
  isWhole = true,
): Promise<readonly Step[]> => {
  const [from, to] = of.days.map(dayOf);
  const { series } = await read(of, { interval: unit });
  return series
    .map((point) => {
      const day = dayOf(point.at);
      const first = unit === 'month' ? monthStart(day) : unit === 'week' ? day - weekdayOf(day) : day;
      const last = unit === 'month' ? monthEnd(day) : unit === 'week' ? first + 6 : day;
      return { from: first, to: last, figures: point };
    })
    .filter((step) => !isWhole || (step.from >= (from ?? 0) && step.to <= (to ?? 0)));
};

const quartersOf = async (of: Of): Promise<readonly Step[]> =>
  Promise.all(
    ['01-01', '04-01', '07-01', '10-01'].map(async (start, at) => {
      const end = ['03-31', '06-30', '09-30', '12-31'][at] ?? '';
      const year = of.days[0].slice(0, 4);
      const { totals } = await read({ ...of, days: [`${year}-${start}`, `${year}-${end}`] });
      return { from: dayOf(`${year}-${start}`), to: dayOf(`${year}-${end}`), figures: totals };
    }),
  );

/** A ratio over several days: its sums are those of its parts. */
const over = (figure: FigureName, sets: readonly Figures[]): number => {
  const sum = (name: FigureName) => sumOf(sets.map((set) => set[name] ?? 0));
  if (isFactMeasure(figure)) return sum(figure);
  if (figure === 'cvr') return sum('conversions') / sum('sessions');
  if (figure === 'roas')
    return sumOf(sets.map((set) => (set.roas ?? 0) * (set.spend_cents ?? 0))) / sum('spend_cents');
  if (figure === 'cpa_cents')
    return (
      sum('spend_cents') / sumOf(sets.map((set) => (set.spend_cents ?? 0) / (set.cpa_cents ?? Infinity)))
    );
  throw new Error(`No formula of ${figure}`);
};

const holdLeftOut = async ({ of, by, keys }: Case<'leftOut'>, reply: AskReply): Promise<void> => {
  const { rows, totals } = await read(of, { group_by: by, limit: '500' });
  const left = rows.filter(({ key }) => keys.includes(key));
  expect(left).toHaveLength(keys.length);
  const rest = (totals[of.figure] ?? 0) - sumOf(left.map((row) => row[of.figure] ?? 0));
  expect([reply.figures?.value, rest > 0]).toEqual([rest, true]);
};

const holdRows = async (one: Case<'rows'>, reply: AskReply): Promise<void> => {
  const { of, by, sign, holds, skip = 0, most, without = [] } = one;
  const { rows, totals } = await read(of, { group_by: by, limit: '500' });
  const kept = rows.filter(({ key }) => !without.includes(key));
  const whole =
    without.length === 0 ? (totals[of.figure] ?? 0) : sumOf(kept.map((row) => row[of.figure] ?? 0));
  const expected = kept
    .filter((row) => row.key !== 'none' && row.key !== 'unknown' && row[of.figure] !== null)
    .filter((row) => {
      if (one.question.includes('above average')) return (row[of.figure] ?? 0) > (totals[of.figure] ?? 0);
      return holds === undefined || holds(row, (row[of.figure] ?? 0) / whole);
    })
    .toSorted((first, second) => sign * ((second[of.figure] ?? 0) - (first[of.figure] ?? 0)))
    .slice(skip, most === undefined ? undefined : skip + most);
  expect(expected).not.toEqual([]);
  expect(reply.figures?.rows.map(({ key, value }) => [key, value])).toEqual(
    expected.map((row) => [row.key, row[of.figure]]),
  );
};

const stepText = ({ figure }: Of, unit: string, { from, to, figures }: Step): string =>
  `${unit === 'day' ? englishDate(from) : `${englishDate(from)} to ${englishDate(to)}`} ${figureText(figure, figures[figure])}`;

const holdSteps = async (one: Case<'steps'>, reply: AskReply): Promise<void> => {
  const { of, unit, sign, holds = () => true, skip = 0, most, weekdays: on } = one;
  const all = unit === 'quarter' ? await quartersOf(of) : await stepsOf(of, unit);
  const meant = all
    .filter(({ from }) => on === undefined || on.includes(weekdayOf(from)))
    .filter(({ figures }) => figures[of.figure] !== null && holds(figures, 0))
    .toSorted((first, second) => sign * ((second.figures[of.figure] ?? 0) - (first.figures[of.figure] ?? 0)));
  const listed = meant.slice(skip, skip + most).map((step) => stepText(of, unit, step));
  expect(listed).not.toEqual([]);
  for (const text of listed) expect(reply.answer).toContain(text);
  if (one.holds) expect(reply.answer).toContain(`${meant.length} of ${all.length} `);
};

const holdWeekdays = async ({ of, sets }: Case<'weekdays'>, reply: AskReply): Promise<void> => {
  const all = await stepsOf(of, 'day');
  const expected = sets.map((set) =>
    over(
      of.figure,
      all.filter(({ from }) => set.includes(weekdayOf(from))).map(({ figures }) => figures),
    ),
  );
  const shown = reply.figures?.rows.map(({ value }) => value) ?? [];
  expect(shown).toHaveLength(expected.length);
  for (const [at, value] of expected.entries()) expect(shown[at]).toBeCloseTo(value, 9);
};

const holdBestWeekday = async (
  { of, sign, skip = 0 }: Case<'bestWeekday'>,
  reply: AskReply,
): Promise<void> => {
  const all = await stepsOf(of, 'day');
  const scores = weekdays.map((name, weekday) => {
    const own = all.filter(({ from }) => weekdayOf(from) === weekday).map(({ figures }) => figures);
    const value = over(of.figure, own);
    return { name: `${name}s`, value, score: isFactMeasure(of.figure) ? value / own.length : value };
  });
  const best = scores.toSorted((one, other) => sign * (other.score - one.score))[skip];
  expect(reply.figures?.rows.map(({ label }) => label)).toEqual([best?.name]);
  expect(reply.figures?.rows[0]?.value).toBeCloseTo(best?.value ?? 0, 9);
};

const holdBestHour = async ({ of, sign }: Case<'bestHour'>, reply: AskReply): Promise<void> => {
  const [from = 0, to = 0] = of.days.map(dayOf);
  const sums = new Map<string, number>();
  for (let day = from; day <= to; day += 7) {
    const week = [calendarDayOf(day), calendarDayOf(Math.min(day + 6, to))] as const;
    for (const point of (await read({ ...of, days: week }, { interval: 'hour' })).series) {
      const hour = point.at.slice(11, 13);
      sums.set(hour, (sums.get(hour) ?? 0) + (point[of.figure] ?? 0));
    }
  }
  const [best] = [...sums].toSorted(([, one], [, other]) => sign * (other - one));
  expect(reply.figures?.rows.map(({ key, value }) => [key, value])).toEqual([best]);
};

const holdAcross = async ({ of, by, stat }: Case<'across'>, reply: AskReply): Promise<void> => {
  const { rows } = await read(of, { group_by: by, limit: '500' });
  const values = rows.filter(({ key }) => key !== 'none').flatMap((row) => row[of.figure] ?? []);
  expect(reply.figures?.value).toBeCloseTo(statOf(stat, values), 9);
};

const holdStat = async ({ of, unit, stat, weekdays: on }: Case<'stat'>, reply: AskReply): Promise<void> => {
  const all = (await stepsOf(of, unit)).filter(
    ({ from }) => on === undefined || on.includes(weekdayOf(from)),
  );
  const value = statOf(
    stat,
    all.flatMap(({ figures }) => figures[of.figure] ?? []),
  );
  if (stat === 'median') expect(reply.figures?.value).toBeCloseTo(value, 9);
  else expect(reply.answer).toContain(figureText(of.figure, value));
};

const holdRun = async ({ of, holds, end }: Case<'run'>, reply: AskReply): Promise<void> => {
  const all = (await stepsOf(of, 'day')).filter(({ figures }) => figures[of.figure] !== null);
  const counts = all.map(({ figures }, at) => {
    if (typeof holds === 'function') return holds(figures, 0);
    const before = all[at - 1]?.figures[of.figure] ?? null;
    const value = figures[of.figure] ?? 0;
    return before !== null && (holds === 'rose' ? value > before : value < before);
  });
  if (end === 'first' || end === 'last') {
    const at = end === 'first' ? counts.indexOf(true) : counts.lastIndexOf(true);
    const step = all[at];
    expect(step === undefined ? 'none' : stepText(of, 'day', step)).not.toBe('none');
    expect(reply.answer).toContain(step === undefined ? '' : stepText(of, 'day', step));
    expect(reply.answer).toContain(`${counts.filter(Boolean).length} day`);
    return;
  }
  const lengths = counts.map((_, at) => {
    const stop = counts.indexOf(false, at);
    return counts[at] ? (stop < 0 ? counts.length : stop) - at : 0;
  });
  if (end === 'since') {
    const first = counts.lastIndexOf(false) + 1;
    const start = englishDate(all[first]?.from ?? 0);
    expect(reply.answer).toMatch(
      new RegExp(`^(At least since|Since) ${start}: ${counts.length - first} day`),
    );
    return;
  }
  const longest = Math.max(...lengths);
  expect(longest).toBeGreaterThan(0);
  expect(reply.answer).toContain(
    `has ${longest} day${longest === 1 ? '' : 's'}: ${englishDate(all[lengths.indexOf(longest)]?.from ?? 0)}`,
  );
};

const holdSums = async ({ of, unit }: Case<'sums'>, reply: AskReply): Promise<void> => {
  const all = await stepsOf(of, unit === 'hour' ? 'day' : unit, false);
  let sum = 0;
  const sums = all.map(({ figures }) => (sum += figures[of.figure] ?? 0));
  expect(reply.figures?.series.map(({ value }) => value)).toEqual(sums);
  expect(reply.answer).toContain(`${figureText(of.figure, sum)} by ${englishDate(dayOf(of.days[1]))}.`);
};

const holdChanges = async ({ of, unit }: Case<'changes'>, reply: AskReply): Promise<void> => {
  const all = await stepsOf(of, unit === 'hour' ? 'day' : unit);
  for (const [at, step] of all.entries()) {
    const [value, before] = [step.figures[of.figure] ?? 0, all[at - 1]?.figures[of.figure] ?? null];
    expect(reply.answer).toContain(stepText(of, unit, step));
    if (before === null) continue;
    const sign = value > before ? '+' : '−';
    expect(reply.answer).toContain(
      `${stepText(of, unit, step)}, ${sign}${figureText(of.figure, Math.abs(value - before))} (${value > before ? 'up' : 'down'} ${Math.abs((value / before - 1) * 100).toFixed(1)}%)`,
    );
  }
};

const holdRatio = async (
  { of, below, times = 1, suffix = '' }: Case<'ratio'>,
  reply: AskReply,
): Promise<void> => {
  const { totals } = await read(of);
  const quotient = ((totals[of.figure] ?? 0) / (totals[below] ?? 0)) * times;
  const isMoney = of.figure === 'revenue_cents' && suffix === '';
  const text = isMoney ? `$${(quotient / 100).toFixed(2)}` : `${quotient.toFixed(2)}${suffix}`;
  expect(reply.answer).toContain(` = ${text}.`);
};

const holdTotal = async ({ of, before }: Case<'total'>, reply: AskReply): Promise<void> => {
  const { figures } = reply;
  const { totals } = await read(of);
  expect([figures?.figure, figures?.range, figures?.value]).toEqual([
    of.figure,
    { from: of.days[0], to: of.days[1] },
    totals[of.figure],
  ]);
  if (before === undefined) return;
  const former = (await read({ ...of, days: before })).totals[of.figure];
  expect([figures?.compared_range, figures?.previous]).toEqual([{ from: before[0], to: before[1] }, former]);
};

const holdOf = (one: Composed, reply: AskReply): Promise<void> => {
  switch (one.is) {
    case 'leftOut':
      return holdLeftOut(one, reply);
    case 'rows':
      return holdRows(one, reply);
    case 'steps':
      return holdSteps(one, reply);
    case 'weekdays':
      return holdWeekdays(one, reply);
    case 'bestWeekday':
      return holdBestWeekday(one, reply);
    case 'bestHour':
      return holdBestHour(one, reply);
    case 'across':
      return holdAcross(one, reply);
    case 'stat':
      return holdStat(one, reply);
    case 'run':
      return holdRun(one, reply);
    case 'sums':
      return holdSums(one, reply);
    case 'changes':
      return holdChanges(one, reply);
    case 'ratio':
      return holdRatio(one, reply);
    case 'total':
      return holdTotal(one, reply);
  }
};

const hold = async (one: Composed): Promise<void> => {
  const reply = await askIt(one.question);
  expect([reply.refused, reply.answer]).toEqual([false, expect.any(String)]);
  expect([reply.figures?.figure, reply.figures?.range]).toEqual([
    one.of.figure,
    { from: one.of.days[0], to: one.of.days[1] },
  ]);
  await holdOf(one, reply);
};

describe('a composed question', () => {
  test('is asked in at least 150 ways', () => {
    const all = [...exclusions, ...places, ...conditions, ...days, ...courses, ...typed];
    expect(new Set(all.map(({ question }) => question)).size).toBeGreaterThanOrEqual(150);
  });

  test.each(exclusions)('leaves out what it names: “$question”', hold);

  test.each(places)('asks for a place in a list: “$question”', hold);

  test.each(conditions)('has conditions that all hold: “$question”', hold);

  test.each(days)('is about days of the week, hours or steps: “$question”', hold);

  test.each(courses)('is about a middle, a course or a ratio: “$question”', hold);

  test.each(typed)('is typed in short: “$question”', hold);
});
