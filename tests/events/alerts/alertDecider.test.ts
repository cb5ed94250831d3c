/** Tests the rules of alerts. */
import { describe, test } from 'vitest';
import { alertDecider } from '#events/alerts/alertDecider.ts';
import type { AlertEvent, AlertRuleSet } from '#events/alerts/alertEvents.ts';
import { later, morning, nextDay } from '#tests/support/cast.ts';
import { specificationOf } from '#tests/support/deciderSpecification.ts';

const { given } = specificationOf(alertDecider);

const terms = { condition: 'above', threshold: 4_000, windowDays: 7 } as const;
const watched = { workspaceId: 'berg', clientId: 'shoes', figure: 'cpa_cents' } as const;
const rule: AlertRuleSet = {
  type: 'AlertRuleSet',
  data: { ...watched, ...terms, ruleId: 'rule', by: 'nora', setAt: morning },
};
const call = { workspaceId: 'berg', alertId: 'one', ruleId: 'rule', value: 5_100, day: '2026-01-04' };
const raise = { type: 'RaiseAlert', ...call, now: later } as const;
const raised: AlertEvent = { type: 'AlertRaised', data: { ...watched, ...call, raisedAt: later } };
const about = { ...watched, alertId: 'one', by: 'otto' };
const seen: AlertEvent = { type: 'AlertAcknowledged', data: { ...about, acknowledgedAt: nextDay } };
const done: AlertEvent = { type: 'AlertResolved', data: { ...about, resolvedAt: nextDay } };

describe('alert', () => {
  test('is raised once, under a rule that says whose figure it is', () => {
    const { setAt: _setAt, ...facts } = rule.data;
    given()
      .when({ type: 'SetAlertRule', ...facts, now: morning })
      .thenHappens(rule);
    given(rule).when(raise).thenHappens(raised);
    given(rule, raised).when(raise).thenRefused('versionConflict');
    given().when(raise).thenRefused('notFound');
  });

  test('goes from open by acknowledged to resolved, and back only to where it stood', () => {
    const asked = { workspaceId: 'berg', alertId: 'one', by: 'otto', now: nextDay };
    const acknowledge = { type: 'AcknowledgeAlert', ...asked } as const;
    const resolve = { type: 'ResolveAlert', ...asked } as const;
    given(rule, raised).when(acknowledge).thenHappens(seen);
    given(rule, raised, seen).when(acknowledge).thenNothing();
    given(rule, raised).when(resolve).thenHappens(done);
    given(rule, raised, seen).when(resolve).thenHappens(done);
    given(rule, raised, done).when(resolve).thenNothing();
    given(rule, raised, done).when(acknowledge).thenNothing();
    given(rule).when(resolve).thenRefused('notFound');
    const reopen = { type: 'ReopenAlert', ...asked, status: 'acknowledged' } as const;
    const back: AlertEvent = {
      type: 'AlertReopened',
      data: { ...about, status: 'acknowledged', reopenedAt: nextDay },
    };
    given(rule, raised, seen, done).when(reopen).thenHappens(back);
    given(rule, raised, seen, done, back).when(reopen).thenNothing();
    given(rule, raised, seen, done, back).when(resolve).thenHappens(done);
    given(rule).when(reopen).thenRefused('notFound');
  });
});
