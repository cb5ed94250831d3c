import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agencyFigures } from '#domain/portfolio/agencyFigures.ts';
import {
  engagementPart,
  freshnessPart,
  goalPart,
  pacingPart,
  trendPart,
  warningPart,
} from '#domain/portfolio/healthParts.ts';
import {
  bandFrom,
  bandOf,
  bandScores,
  type HealthParts,
  healthBands,
  healthOf,
  healthWeights,
} from '#domain/portfolio/healthScore.ts';
import { bandRange } from '#ui/content/health.ts';

const part = fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: null });
const parts: fc.Arbitrary<HealthParts> = fc.record({
  goal: part,
  trend: part,
  freshness: part,
  pacing: part,
  engagement: part,
  alerts: part,
  contract: part,
});
const unknown: HealthParts = {
  goal: null,
  trend: null,
  freshness: null,
  pacing: null,
  engagement: null,
  alerts: null,
  contract: null,
};

describe('the health score', () => {
  test('adds up 35 goal, 25 trend, 15 freshness, 15 pacing and 10 engagement', () => {
    expect(healthOf({ ...unknown, goal: 1, trend: 0.5, freshness: 1, pacing: 0, engagement: 1 })).toEqual({
      score: 73,
      band: 'healthy',
      parts: [
        { name: 'goal', weight: 35, points: 35 },
        { name: 'trend', weight: 25, points: 12.5 },
        { name: 'freshness', weight: 15, points: 15 },
        { name: 'pacing', weight: 15, points: 0 },
        { name: 'engagement', weight: 10, points: 10 },
        { name: 'alerts', weight: 0, points: null },
        { name: 'contract', weight: 0, points: null },
      ],
    });
  });

  test('is none where only work is known: a client that was added today is not at risk for it', () => {
    expect(healthOf({ ...unknown, engagement: 0.25, alerts: 0, contract: 0 })).toEqual({
      score: null,
      band: null,
      parts: Object.keys(healthWeights).map((name) => ({
        name,
        weight: 0,
        points: null,
      })),
    });
  });

  test('gives the weight of what nothing reports to the other parts', () => {
    expect(healthOf({ ...unknown, trend: 1, freshness: 0 })).toEqual({
      score: 63,
      band: 'watch',
      parts: [
        { name: 'goal', weight: 0, points: null },
        { name: 'trend', weight: 62.5, points: 62.5 },
        { name: 'freshness', weight: 37.5, points: 0 },
        { name: 'pacing', weight: 0, points: null },
        { name: 'engagement', weight: 0, points: null },
        { name: 'alerts', weight: 0, points: null },
        { name: 'contract', weight: 0, points: null },
      ],
    });
  });

  test('says nothing of a client that nothing is known of', () => {
    const { score, band, parts: told } = healthOf(unknown);
    expect([score, band]).toEqual([null, null]);
    expect(told.map(({ weight, points }) => [weight, points])).toEqual(Array(7).fill([0, null]));
  });

  test('is not healthy where two of three goals are missed by half, an alert is open and a contract ends soon', () => {
    const rest = { trend: 1, freshness: 1, pacing: 1, engagement: 1 };
    const scoreOf = (levels: readonly number[], isOpen: boolean, isDue: boolean) =>
      healthOf({
        ...rest,
        goal: goalPart(levels),
        alerts: warningPart(isOpen),
        contract: warningPart(isDue),
      }).score;
    expect([
      scoreOf([1, 1, 1], false, false),
      scoreOf([1, 0.5, 0.5], false, false),
      scoreOf([1, 0.5, 0.5], true, false),
      scoreOf([1, 0.5, 0.5], true, true),
    ]).toEqual([100, 77, 70, 64]);
  });

  test('falls with an open alert and a due renewal, whatever else is known', () => {
    fc.assert(
      fc.property(parts, (known) => {
        const scoreOf = (isOpen: boolean, isDue: boolean) =>
          healthOf({ ...known, alerts: warningPart(isOpen), contract: warningPart(isDue) }).score ?? 0;
        const scores = [scoreOf(false, false), scoreOf(true, false), scoreOf(true, true)];
        expect(scores).toEqual(scores.toSorted((one, other) => other - one));
      }),
    );
  });

  test('has bands that cover every whole score once, and whose words come from their limits', () => {
    const whole = healthBands.toReversed().flatMap((band) => {
      const [low, high] = bandScores(band);
      return Array.from({ length: high - low + 1 }, (_, index) => [
        low + index,
        bandOf(low + index) === band,
      ]);
    });
    expect(whole).toEqual(Array.from({ length: 101 }, (_, score) => [score, true]));
    expect(healthBands.map(bandRange)).toEqual(['70 to 100', '40 to 69', '0 to 39']);
    expect(agencyFigures.at_risk.formula).toBe(`clients with a health score below ${bandFrom.watch}`);
    expect(agencyFigures.health.note).toMatch(
      /^70 and more is healthy, 40 to 69 is to be watched, less is at risk\. /,
    );
  });

  test('has its bands at 70 and 40', () => {
    expect([100, 70, 69, 40, 39, 0].map(bandOf)).toEqual([
      'healthy',
      'healthy',
      'watch',
      'watch',
      'at_risk',
      'at_risk',
    ]);
  });

  test('is a whole number from 0 to 100, its weights make 100 and its points the score', () => {
    fc.assert(
      fc.property(parts, (known) => {
        const health = healthOf(known);
        const weights = health.parts.reduce((sum, { weight }) => sum + weight, 0);
        const points = health.parts.reduce((sum, one) => sum + (one.points ?? 0), 0);
        if (health.score === null) return weights === 0 && points === 0;
        expect(Number.isInteger(health.score) && health.score >= 0 && health.score <= 100).toBe(true);
        expect(Object.is(health.score, -0)).toBe(false);
        expect(weights).toBeCloseTo(100, 0);
        expect(Math.abs(points - health.score)).toBeLessThan(1);
        return true;
      }),
    );
  });

  test('never falls when a part gets better, and none appears where no part is of results', () => {
    const names = Object.keys(healthWeights) as (keyof HealthParts)[];
    fc.assert(
      fc.property(
        parts,
        fc.constantFrom(...names),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (known, name, better) => {
          const now = known[name];
          if (now === null) return;
          const before = healthOf(known).score;
          const after = healthOf({ ...known, [name]: Math.max(now, better) }).score;
          if (before === null) expect(after).toBe(null);
          else expect(after).toBeGreaterThanOrEqual(before);
        },
      ),
      {
        numRuns: 2_000,
        examples: [
          [
            {
              goal: null,
              trend: null,
              freshness: null,
              pacing: null,
              engagement: null,
              alerts: 0,
              contract: null,
            },
            'alerts',
            0,
          ],
        ],
      },
    );
  });
});

describe('the parts of the health score', () => {
  test('are taken from goals, change, delay, pace and active days', () => {
    expect([goalPart([1.4, 0.5, null]), goalPart([0.7]), goalPart([null]), goalPart([])]).toEqual([
      0.5,
      expect.closeTo(0.5),
      null,
      null,
    ]);
    expect([warningPart(true), warningPart(false)]).toEqual([0, null]);
    expect([-0.5, -0.3, -0.1, 0.1, 3].map(trendPart)).toEqual([0, 0, expect.closeTo(0.5), 1, 1]);
    expect(trendPart(null)).toBe(null);
    expect([freshnessPart([0, 1]), freshnessPart([4]), freshnessPart([1, 30]), freshnessPart([])]).toEqual([
      1,
      0.5,
      0.5,
      null,
    ]);
    expect([1, 0.9, 1.1, 1.3, 0.7, 0, 9].map(pacingPart)).toEqual([
      1,
      expect.closeTo(1),
      expect.closeTo(1),
      expect.closeTo(0.5),
      expect.closeTo(0.5),
      0,
      0,
    ]);
    expect([0, 2, 4, 28].map(engagementPart)).toEqual([0, 0.5, 1, 1]);
  });

  test('stay between 0 and 1, whatever is reported', () => {
    const any = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(any, (value) => {
        for (const one of [
          goalPart([value]),
          trendPart(value),
          freshnessPart([value]),
          pacingPart(value),
          engagementPart(value),
        ]) {
          expect(one).toBeGreaterThanOrEqual(0);
          expect(one).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
