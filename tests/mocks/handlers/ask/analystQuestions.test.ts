/** Tests analysts' questions: each answer is recomputed from `GET /api/metrics`, and unanswerable questions are refused. */
import { beforeAll, describe, expect, test } from 'vitest';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import type { AskReply } from '#domain/contract/askSchemas.ts';
import type { ForecastReply } from '#domain/contract/forecastSchemas.ts';
import type { FigureSet, MetricReply, MetricRow } from '#domain/contract/metricSchemas.ts';
import { englishDate } from '#domain/english/englishDay.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { phrases } from './analystPhrases.ts';
import { type Answerable, changes, type Expected, levels, type Span } from './answerableQuestions.ts';
import { ahead, further } from './furtherPhrases.ts';
import { misread } from './misleadingQuestions.ts';
import { hopeless, misleading } from './refusedQuestions.ts';
import { thresholds } from './thresholdPhrases.ts';

let askIt: (question: string) => Promise<AskReply>;
let read: (
  of: Omit<Expected, 'figure' | 'before'>,
  more?: Readonly<Record<string, string>>,
) => Promise<MetricReply>;

let readForecast: (period: string) => Promise<ForecastReply>;

beforeAll(async () => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  askIt = (question) => backend.succeed('askQuestion', { token, body: { question } });
  readForecast = (period) =>
    backend.succeed('readMetricForecast', { token, query: `measures=revenue_cents&period=${period}` });
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

const onWire = ([from, to]: Span) => ({ from, to });

const beforeOf = async ({ before, ...of }: Expected): Promise<FigureSet | null> =>
  before ? (await read({ ...of, days: before })).totals : null;

const isNamed = ({ key }: MetricRow): boolean => key !== 'none' && key !== 'unknown';

const rankedKeys = async ({
  of,
  by,
  score,
}: Extract<Answerable, { is: 'list' }>): Promise<readonly string[]> => {
  const { figure, days, before } = of;
  const now = await read(of, { group_by: by, limit: '500' });
  const then = before ? await read({ ...of, days: before }, { group_by: by, limit: '500' }) : null;
  const thenOf = new Map(then?.rows.map((row) => [row.key, row[figure]]));
  expect(now.range).toEqual(onWire(days));
  return now.rows
    .filter(isNamed)
    .flatMap((row) => {
      const [value, former] = [row[figure], then === null ? 0 : (thenOf.get(row.key) ?? null)];
      return value === null || former === null ? [] : [{ key: row.key, score: score(value, former) }];
    })
    .filter(({ score: one }) => then === null || (Number.isFinite(one) && one > 0))
    .toSorted((one, other) => other.score - one.score)
    .map(({ key }) => key);
};

const startOf = (unit: 'day' | 'week' | 'month', at: string): string =>
  unit === 'month' ? `${at.slice(0, 7)}-01` : at.slice(0, 10);

/** Only complete steps: partial first and last weeks of a period are excluded. */
const bestStep = async ({ of, unit, sign }: Extract<Answerable, { is: 'peak' }>): Promise<string> => {
  const { series } = await read(of, { interval: unit });
  const [from, to] = of.days.map((day) => epochDayOf(day) ?? 0);
  const steps = series.flatMap((point) => {
    const start = epochDayOf(startOf(unit, point.at)) ?? 0;
    const isWhole =
      unit !== 'week' || ((start + 3) % 7 === 0 && start >= (from ?? 0) && start + 6 <= (to ?? 0));
    const value = point[of.figure];
    return value === null || !isWhole ? [] : [{ start, value }];
  });
  const [best] = steps.toSorted((one, other) => sign * (other.value - one.value));
  return englishDate(best?.start ?? 0);
};

const hold = async (one: Answerable): Promise<void> => {
  const reply = await askIt(one.question);
  expect([reply.refused, reply.answer]).toEqual([false, expect.any(String)]);
  const { figure, days, before } = one.of;
  const { totals } = await read(one.of);
  const shown = reply.figures;
  expect([shown?.figure, shown?.range, shown?.value]).toEqual([figure, onWire(days), totals[figure]]);
  if (before !== undefined && one.is !== 'peak')
    expect([shown?.compared_range, shown?.previous]).toEqual([
      onWire(before),
      (await beforeOf(one.of))?.[figure],
    ]);
  if (one.is === 'value') expect(reply.answer.startsWith(one.opens ?? '')).toBe(true);
  if (one.is === 'peak') expect(reply.answer).toContain(await bestStep(one));
  if (one.is === 'list') {
    const keys = await rankedKeys(one);
    expect(shown?.rows.map(({ key }) => key)).toEqual(one.shown === null ? keys : keys.slice(0, one.shown));
  }
  if (one.is === 'told') {
    const others = await Promise.all(
      one.with.map(async (other) => (await read({ days, ...other })).totals[other.figure] ?? 0),
    );
    expect(reply.answer).toContain(one.says(totals[figure] ?? 0, others));
  }
};

describe('a question that figures answer', () => {
  test('is asked in at least 240 ways', () => {
    const all = [...changes, ...levels, ...phrases, ...further, ...thresholds].map(
      ({ question }) => question,
    );
    expect(new Set(all).size).toBeGreaterThanOrEqual(240);
  });

  test.each(changes)('of a change has the figures of the metrics query: “$question”', hold);

  test.each(levels)('of a level has the figures of the metrics query: “$question”', hold);

  test.each(further)('in further words has the figures of the metrics query: “$question”', hold);

  test.each(thresholds)('of a threshold has the figures of the metrics query: “$question”', hold);

  test.each(phrases)('in analysts’ words has the figures of the metrics query: “$question”', hold);
});

describe('a question of what is ahead', () => {
  test.each(ahead)('has the forecast of its period: “%s”', async (question, period, ends) => {
    const { refused, answer, figures } = await askIt(question);
    const reply = await readForecast(period);
    expect([refused, figures?.forecast]).toEqual([false, reply.figures[0]]);
    expect(answer).toContain(ends);
  });
});

describe('a question that nothing answers', () => {
  test('is asked in at least sixty ways', () => {
    expect(new Set(hopeless).size).toBeGreaterThanOrEqual(60);
  });

  test.each(hopeless)('is refused: “%s”', async (question) => {
    const { refused, figures, follow_ups } = await askIt(question);
    expect([refused, figures, (follow_ups ?? []).includes(question)]).toEqual([true, undefined, false]);
  });
});

describe('a question that can be misread', () => {
  test('is asked in at least two hundred ways', () => {
    expect(new Set([...misleading, ...misread].map(([question]) => question)).size).toBeGreaterThanOrEqual(
      200,
    );
  });

  test.each([...misleading, ...misread])(
    'is refused, or read as it is meant: “%s”',
    async (question, meant) => {
      const { refused, figures, answer } = await askIt(question);
      if (meant === null) expect([refused, answer]).toEqual([true, expect.any(String)]);
      else {
        const { figure, range, of, filters, by } = figures ?? {};
        expect({ figure, range, of, filters, by }).toMatchObject(meant);
      }
    },
  );
});
