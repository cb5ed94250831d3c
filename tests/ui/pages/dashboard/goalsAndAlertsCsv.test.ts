/** Tests exporting goals, budgets, alerts and rules as spreadsheets. */

import { expect, test } from 'vitest';
import type { AlertItem, AlertRuleItem } from '#domain/contract/alertSchemas.ts';
import type { GoalItem } from '#domain/contract/goalSchemas.ts';
import { csvText } from '#domain/csv.ts';
import { alertsCsv, rulesCsv } from '#ui/pages/dashboard/alerts/alertsCsv.ts';
import { budgetsCsv, goalsCsv } from '#ui/pages/dashboard/goals/goalsCsv.ts';
import type { GoalReached } from '#ui/parts/goals/goalProgress.ts';

const nameOf = (id: string) => (id === 'acme' ? 'Acme' : '=Evil()');
const linesOf = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n');

const goal = (changes: Partial<GoalItem>): GoalItem => ({
  id: 'one',
  client_id: 'acme',
  figure: 'revenue_cents',
  target: 1_200_050,
  period: 'month',
  from: '2026-02-01',
  updated_at: '2026-02-01T09:00:00.000Z',
  removed_at: null,
  etag: '"r1"',
  ...changes,
});

const reached: GoalReached = {
  goal: goal({}),
  label: 'Revenue',
  actual: 600_000,
  due: 800_000,
  attainment: 0.75,
  standing: 'atRisk',
  projected: null,
  isToCome: false,
};

test('goals are in the units of their figures, and budgets in money', () => {
  const ratio = goal({ client_id: 'evil', figure: 'ctr', target: 0.025, period: 'quarter' });
  const unknown = { ...reached, goal: ratio, label: 'CTR', actual: null, attainment: null } as const;
  const file = { currency: 'EUR', nameOf };

  expect(
    linesOf(
      csvText(
        goalsCsv(
          [
            { ...reached, projected: 1_100_000, chance: 0.32 },
            { ...unknown, due: 0.025, standing: 'unknown' },
          ],
          file,
        ),
      ),
    ),
  ).toEqual([
    'Client,Goal,Period,Target,So far,Due by now,Of plan (share),Projected,Chance (share),Status',
    'Acme,Revenue (EUR),month,12000.5,6000,8000,0.75,11000,0.32,At risk',
    "'=Evil(),CTR (share),quarter,0.025,,0.025,,,,No figures yet",
  ]);
  const toCome = {
    ...reached,
    goal: goal({ from: '2026-03-01' }),
    actual: null,
    due: null,
    attainment: null,
  } as const;
  expect(linesOf(csvText(goalsCsv([{ ...toCome, standing: 'unknown', isToCome: true }], file)))[1]).toBe(
    'Acme,Revenue (EUR),month,12000.5,,,,,,Begins on 1 Mar 2026',
  );
  const budget = { budgetCents: 100_000, spentCents: 25_050, dueCents: 50_000, pacing: 0.501 } as const;
  const item = { client_id: 'acme', monthly_cents: 100_000, from: '', steps: [], updated_at: '', etag: '' };
  expect(
    linesOf(
      csvText(budgetsCsv([{ ...budget, projectedCents: null, level: 0.501, clientId: 'acme', item }], file)),
    ),
  ).toEqual([
    'Client,Each month (EUR),Spent (EUR),Due by now (EUR),Pacing (share),Projected (EUR)',
    'Acme,1000,250.5,500,0.501,',
  ]);
});

const rule: AlertRuleItem = {
  id: 'rule',
  client_id: 'acme',
  figure: 'cpa_cents',
  condition: 'above',
  threshold: 4_250,
  direction: 'either',
  rival: null,
  window_days: 7,
  cooldown_days: 14,
  muted_until: '2026-03-09',
  set_at: '2026-01-01T09:00:00.000Z',
  fired: 3,
  last_fired: '2026-02-20',
  is_met: true,
  etag: '"r1"',
};

const alert: AlertItem = {
  id: 'alert',
  client_id: 'acme',
  figure: 'cpa_cents',
  value: 5_120,
  day: '2026-02-20',
  rule: {
    id: 'rule',
    condition: 'above',
    threshold: 4_250,
    direction: 'either',
    rival: null,
    window_days: 7,
  },
  status: 'open',
  raised_at: '2026-02-21T06:00:00.000Z',
  updated_at: '2026-02-21T06:00:00.000Z',
  etag: '"r1"',
};

test('alerts and rules have numbers in the unit that their condition is about', () => {
  const change = {
    ...alert,
    value: -0.3,
    rule: { ...alert.rule, condition: 'change', threshold: 0.2 },
  } as const;
  const silent = { ...alert, value: 0, rule: { ...alert.rule, condition: 'no_data', threshold: 0 } } as const;

  expect(linesOf(csvText(alertsCsv([alert, change, silent], nameOf)))).toEqual([
    'Client,Day,Figure,Value,Threshold,Rule,Status,Raised',
    'Acme,2026-02-20,CPA (USD),51.2,42.5,CPA above $42.50 over 7 days,open,2026-02-21T06:00:00.000Z',
    'Acme,2026-02-20,CPA (share),-0.3,0.2,CPA changes by more than 20% against the 7 days before,open,2026-02-21T06:00:00.000Z',
    'Acme,2026-02-20,CPA,,,No data for 7 days,open,2026-02-21T06:00:00.000Z',
  ]);
  expect(linesOf(csvText(rulesCsv([rule], nameOf)))).toEqual([
    'Client,Figure,Threshold,Rule,Days before alerting again,Fired in the last 90 days,Last fired,Triggered,Muted until',
    'Acme,CPA (USD),42.5,CPA above $42.50 over 7 days,14,3,2026-02-20,yes,2026-03-09',
  ]);
});
