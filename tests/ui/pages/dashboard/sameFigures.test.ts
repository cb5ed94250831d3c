/** Tests that one query has one answer wherever it is asked (product design D7). */
import fc from 'fast-check';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { calendarDayOf, epochDayAt } from '#domain/calendar/epochDay.ts';
import { figureNames } from '#domain/kpi/figureNames.ts';
import { metricQueryOf } from '#domain/metrics/metricQueryOf.ts';
import { rangePresets } from '#domain/metrics/rangePreset.ts';
import { defaultView, rangeDays, type View, visibleDays } from '#domain/metrics/view.ts';
import { channelsQuery } from '#ui/pages/dashboard/client/boardQueries.ts';
import { portfolioQueryOf } from '#ui/pages/dashboard/portfolio/usePortfolio.ts';
import { explainQuestion } from '#ui/parts/figures/explainScope.ts';
import {
  anyQuery,
  type FigureFixture,
  ofOwnClient,
  onePage,
  openFigureFixture,
  textOf,
} from './anyQuestion.ts';
import { holdSameFigures, wordsOf } from './figureAgreement.ts';
import { reportOf } from './toldElsewhere.tsx';

let fixture: FigureFixture;

beforeAll(async () => {
  fixture = await openFigureFixture();
});

describe('the same question', () => {
  test('has the same figures on cards, printed boards, in charts, tables, files, arithmetic, Ask AI and reports, whatever is asked', async () => {
    await holdSameFigures(fixture, { numRuns: 12 });
  });

  test('has the same answer at any time zone of the reader', () => {
    const today = epochDayAt(fixture.backend.world.clock.now());
    const daysIn = (zone: string) => {
      vi.stubEnv('TZ', zone);
      const facts = { today, retentionDays: -1 };
      return rangePresets.map((preset) => {
        const view: View = { ...defaultView(facts), range: { preset } };
        return metricQueryOf(view, visibleDays(rangeDays(view, facts.today), facts));
      });
    };
    const [tokyo, losAngeles] = [daysIn('Asia/Tokyo'), daysIn('America/Los_Angeles')];
    const offsets = ['Asia/Tokyo', 'America/Los_Angeles'].map((zone) => {
      vi.stubEnv('TZ', zone);
      return new Date(0).getTimezoneOffset();
    });
    vi.unstubAllEnvs();

    expect(offsets).toEqual([-540, 480]);
    expect(tokyo).toEqual(losAngeles);
    expect(tokyo[0]).toMatchObject({ from: calendarDayOf(today), to: calendarDayOf(today) });
  });
});

/** Finds numbers that JSON would hide: `NaN` and `Infinity` become null, and negative zero becomes zero. */
const wrongNumbersIn = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? [] : [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(wrongNumbersIn) : [];
};

test('no reply has a number that is none: neither figures, their arithmetic, the portfolio, an answer nor a report', async () => {
  const { backend, token } = fixture;
  const written: unknown[] = [];
  const stringify = JSON.stringify;
  const spy = vi.spyOn(JSON, 'stringify').mockImplementation((value, ...rest) => {
    written.push(value);
    return stringify(value, ...(rest as [never]));
  });
  expect(wrongNumbersIn({ a: [Number.NaN, { b: -0 }, 1 / 0, 0, 1] })).toEqual([Number.NaN, -0, Infinity]);
  try {
    await fc.assert(
      fc.asyncProperty(anyQuery(fixture), fc.constantFrom(...figureNames), async (query, figure) => {
        written.length = 0;
        await backend.succeed('readMetrics', { token, query: textOf(onePage(channelsQuery(query))) });
        await backend.succeed('readMetricExplanation', {
          token,
          query: textOf({ ...explainQuestion(query), figure }),
        });
        await backend.succeed('readPortfolio', { token, query: textOf(portfolioQueryOf({ query })) });
        await backend.succeed('askQuestion', { token, body: { question: wordsOf(fixture, query, figure) } });
        const body = reportOf(query.client === undefined ? ofOwnClient(query) : query);
        await backend.succeed('previewReport', { token, body });
        expect(written.length).toBeGreaterThanOrEqual(5);
        expect(wrongNumbersIn(written)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  } finally {
    spy.mockRestore();
  }
});
