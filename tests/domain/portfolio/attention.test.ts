import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import { freshnessStates } from '#domain/metrics/freshnessStates.ts';
import { attentionReasons, type ClientState } from '#domain/portfolio/attention.ts';
import { blockedReasons } from '#domain/reports/blockedReasons.ts';

const revenueGoal = { figure: 'revenue_cents', target: 900_000, actual: 300_000, projected: null } as const;

const well: ClientState = {
  conversions: { current: 100, previous: 100 },
  revenueCents: { current: 100_000, previous: 100_000 },
  cpaCents: { current: 2_000, previous: 2_000 },
  comparedWith: 'the 28 days before',
  sources: [{ name: 'Google Ads', dataTo: 20_779, daysBehind: 0, state: 'fresh' }],
  goals: [{ ...revenueGoal, attainment: 1 }],
  pacing: 1,
  openAlerts: 0,
  stuckReports: [],
  renewal: null,
};

const textsOf = (change: Partial<ClientState>): readonly string[] =>
  attentionReasons({ ...well, ...change }).map(({ severity, text }) => `${severity}: ${text}`);

describe('the reasons for attention', () => {
  test('are none for a client that goes well', () => {
    expect(textsOf({})).toEqual([]);
  });

  test('report conversions that fell, and of revenue only where conversions did not', () => {
    const fell = { current: 66, previous: 100 };
    expect(textsOf({ conversions: fell })).toEqual(['medium: Conversions down 34% vs the 28 days before']);
    expect(textsOf({ conversions: fell, revenueCents: { current: 1, previous: 100 } })).toEqual([
      'medium: Conversions down 34% vs the 28 days before',
    ]);
    expect(textsOf({ revenueCents: { current: 60_000, previous: 100_000 } })).toEqual([
      'high: Revenue down 40% vs the 28 days before',
    ]);
  });

  test('report nothing of a change in few conversions, from nothing or of what is not known', () => {
    expect(textsOf({ conversions: { current: 3, previous: 19 } })).toEqual([]);
    expect(textsOf({ conversions: { current: 3, previous: 0 } })).toEqual([]);
    expect(textsOf({ conversions: { current: null, previous: 300 } })).toEqual([]);
  });

  test('report conversions that became dear', () => {
    expect(textsOf({ cpaCents: { current: 3_100, previous: 2_000 } })).toEqual([
      'high: CPA up 55% vs the 28 days before',
    ]);
  });

  test('report a budget that is spent too fast or too slowly', () => {
    expect(textsOf({ pacing: 1.22 })).toEqual(['medium: Spend heading for 22% over budget']);
    expect(textsOf({ pacing: 0.6 })).toEqual(['high: Spend heading for 40% under budget']);
    expect(textsOf({ pacing: 1.1 })).toEqual([]);
  });

  test('report sources without data, and why', () => {
    const dataTo = epochDayOf('2026-11-17');
    const source = { name: 'Google Ads', dataTo, daysBehind: 4, state: 'expired' } as const;
    expect(textsOf({ sources: [source] })).toEqual(['high: No Google Ads data after 17 Nov (expired)']);
    expect(textsOf({ sources: [{ ...source, state: 'stale' }] })).toEqual([
      'medium: No Google Ads data after 17 Nov',
    ]);
    expect(textsOf({ sources: [{ ...source, state: 'stale', daysBehind: 1 }] })).toEqual([]);
    expect(textsOf({ sources: [{ ...source, state: 'disconnected', dataTo: null }] })).toEqual([
      'medium: No Google Ads data yet (disconnected)',
    ]);
    expect(textsOf({ sources: [{ ...source, state: 'disconnected', daysBehind: 15 }] })).toEqual([]);
    expect(textsOf({ sources: [{ ...source, state: 'ended' }] })).toEqual([]);
  });

  test('report goals that will be missed, and of open alerts', () => {
    const goals = [
      { ...revenueGoal, attainment: 0.71 },
      { figure: 'cpa_cents', target: 10_900, actual: 25_900, projected: null, attainment: 0.8 },
      { figure: 'sessions', target: 100, actual: 95, projected: null, attainment: 0.95 },
      { figure: 'leads', target: 100, actual: null, projected: null, attainment: null },
      { figure: 'orders', target: 1_000, actual: 90, projected: 400, attainment: 0.3, outlook: 0.4 },
    ] as const;
    expect(textsOf({ goals, openAlerts: 2 })).toEqual([
      'high: Revenue at 71% of pace, goal $9,000',
      'high: Orders heading for 400, goal 1,000',
      'medium: CPA $259.00, goal $109.00',
      'medium: 2 alerts are open',
    ]);
    expect(textsOf({ openAlerts: 1 })).toEqual(['medium: 1 alert is open']);
  });

  test('report reports that were not made and why, each with its report, and of nothing else with one', () => {
    const report = { id: 'r1', name: 'Monthly', retries: false };
    const told = attentionReasons({
      ...well,
      openAlerts: 1,
      stuckReports: [
        { ...report, block: 'quota' },
        { ...report, id: 'r2', block: 'source' },
        { ...report, id: 'r3', block: 'comment' },
        { ...report, id: 'r4', block: null },
        { ...report, id: 'r5', block: null, retries: true },
      ],
    });
    expect(told.map(({ kind, severity, text, report: id }) => [kind, severity, text, id])).toEqual([
      ['report_quota', 'high', 'Report “Monthly” is blocked: this month’s reports are used up', 'r1'],
      ['report_blocked', 'high', 'Report “Monthly” is blocked: a source is behind', 'r2'],
      ['report_failed', 'high', 'Report “Monthly” failed', 'r4'],
      ['report_blocked', 'medium', 'Report “Monthly” is blocked: waiting for a comment', 'r3'],
      ['report_failed', 'medium', 'Report “Monthly” failed, retrying', 'r5'],
      ['alerts', 'medium', '1 alert is open', null],
    ]);
  });

  test('report a contract that is to be renewed, before its last day and after it', () => {
    const today = epochDayOf('2026-11-23') ?? 0;
    const renewal = (day: string) => ({ lastDay: epochDayOf(day) ?? 0, today });
    const told = (day: string) =>
      attentionReasons({ ...well, renewal: renewal(day) }).map(({ kind, text, figure }) => [
        kind,
        text,
        figure,
      ]);
    expect(told('2026-12-03')).toEqual([['renewal', 'Contract ends on 3 Dec: renewal is due', 10]]);
    expect(told('2026-11-20')).toEqual([['renewal', 'Contract ended on 20 Nov: renewal is due', -3]]);
  });

  test('stand with those for today first', () => {
    expect(textsOf({ pacing: 1.9, conversions: { current: 70, previous: 100 } })).toEqual([
      'high: Spend heading for 90% over budget',
      'medium: Conversions down 30% vs the 28 days before',
    ]);
  });

  test('never say NaN, Infinity or -0, whatever is reported', () => {
    const figure = fc.option(fc.nat(), { nil: null });
    const compared = fc.record({ current: figure, previous: figure });
    const ratio = fc.option(fc.double({ min: 0, max: 1e6, noNaN: true }), { nil: null });
    const state: fc.Arbitrary<ClientState> = fc.record({
      conversions: compared,
      revenueCents: compared,
      cpaCents: compared,
      comparedWith: fc.constant('the 7 days before'),
      sources: fc.array(
        fc.record({
          name: fc.constant('Meta Ads'),
          dataTo: fc.option(fc.integer({ min: 18_000, max: 22_000 }), { nil: null }),
          daysBehind: fc.nat(400),
          state: fc.constantFrom(...freshnessStates),
        }),
      ),
      goals: fc.array(
        fc.record({
          figure: fc.constantFrom('revenue_cents', 'cpa_cents'),
          target: fc.nat(),
          actual: figure,
          projected: figure,
          attainment: ratio,
        }),
      ),
      pacing: ratio,
      openAlerts: fc.nat(9),
      stuckReports: fc.array(
        fc.record({
          id: fc.constant('r1'),
          name: fc.constant('Monthly'),
          block: fc.option(fc.constantFrom(...blockedReasons), { nil: null }),
          retries: fc.boolean(),
        }),
      ),
      renewal: fc.option(
        fc.record({
          lastDay: fc.integer({ min: 18_000, max: 22_000 }),
          today: fc.integer({ min: 18_000, max: 22_000 }),
        }),
        { nil: null },
      ),
    });
    fc.assert(
      fc.property(state, (told) => {
        for (const { text, figure: value } of attentionReasons(told)) {
          expect(text).not.toMatch(/NaN|Infinity|-|undefined|null/);
          expect(Number.isFinite(value) && !Object.is(value, -0)).toBe(true);
        }
      }),
    );
  });
});
