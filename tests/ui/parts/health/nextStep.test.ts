/** Tests that each reason for attention links to the page for fixing it, if the role may open that page. */
import { expect, test } from 'vitest';
import type { Role } from '#domain/access/role.ts';
import { type ReasonKind, reasonKinds } from '#domain/portfolio/attentionReason.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { nextStepOf } from '#ui/parts/health/ReasonText.tsx';

const client = { id: 'acorn', name: 'Fjord & Foam' };

const stepFor = (role: Role, kind: ReasonKind) => {
  const report = kind.startsWith('report') ? 'r 1' : null;
  const reason = { kind, severity: 'high', text: 'It fell', figure: 1, report } as const;
  return nextStepOf(role, client, reason);
};

const why = (figure: string) => `Why did ${figure} of Fjord & Foam change in the last 28 days?`;
const asked = (figure: string) => `/ai-chat?${new URLSearchParams({ question: why(figure) })}`;

test('an administrator has a step for each kind of reason', () => {
  const steps = reasonKinds.map((kind) => {
    const step = stepFor('admin', kind);
    return [kind, step?.label, step?.to];
  });
  expect(steps).toEqual([
    ['no_data', 'Reconnect the source', '/integrations?client=acorn'],
    ['report_quota', 'Change the plan', '/billing'],
    ['report_blocked', 'Open the report', '/dashboard/reports/r%201'],
    ['report_failed', 'Open the report', '/dashboard/reports/r%201'],
    ['conversions', 'Ask why', asked('conversions')],
    ['revenue', 'Ask why', asked('revenue')],
    ['cpa', 'Ask why', asked('CPA')],
    ['goal', 'See why', '/clients/acorn/goals'],
    ['overspend', 'Change the budget', '/clients/acorn/goals'],
    ['underspend', 'Change the budget', '/clients/acorn/goals'],
    ['alerts', 'Open the alerts', '/dashboard?tab=alerts&client=acorn'],
    ['renewal', 'Renew the contract', '/clients/acorn/revenue'],
  ]);
});

test('who may not open the page has no step: a manager connects no source, a client’s person can ask alone', () => {
  const without = (role: Role) => reasonKinds.filter((kind) => stepFor(role, kind) === null);
  const figures: readonly ReasonKind[] = ['conversions', 'revenue', 'cpa'];

  expect(without('manager')).toEqual(['no_data']);
  expect(without('user')).toEqual(reasonKinds.filter((kind) => !figures.includes(kind)));
});

test('Ask AI answers what it is asked about a reason', async () => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  const ask = async (figure: string) => {
    const reply = await backend.succeed('askQuestion', { token, body: { question: why(figure) } });
    return [reply.refused, reply.answer.split(' ').slice(0, 4).join(' ')];
  };

  expect([await ask('conversions'), await ask('revenue'), await ask('CPA')]).toEqual([
    [false, 'Conversions of Fjord &'],
    [false, 'Revenue of Fjord &'],
    [false, 'CPA of Fjord &'],
  ]);
});
