/** Tests details of answers about the log besides actor and time: old and new value, campaign or report, and subject. */
import { beforeAll, expect, test } from 'vitest';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { seedWholeAgency } from '#tests/support/wholeAgency.ts';

let ask: (who: 'admin' | 'client', question: string) => Promise<string>;

beforeAll(async () => {
  const backend = openTestBackend();
  await seedWholeAgency(backend.log, backend.world);
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  const own = (await backend.demo('client')).session.token;
  const params = { id: 'fjordandfoam' };
  const any = { token, params, headers: { 'If-Match': '*' } };
  await backend.succeed('setBudget', { ...any, body: { monthly_cents: 7_000_000 } });
  await backend.succeed('setBudget', { ...any, body: { monthly_cents: 8_000_000 } });
  await backend.succeed('removeBudget', any);
  const { goal } = await backend.succeed('setGoal', {
    token,
    body: {
      client_id: 'stackpilot',
      figure: 'pageviews',
      target: 80_000,
      period: 'quarter',
      from: '2026-01-01',
    },
  });
  await backend.succeed('changeGoal', {
    token,
    params: { id: goal.id },
    headers: { 'If-Match': '*' },
    body: { target: 90_000 },
  });
  await backend.succeed('changeContract', {
    ...any,
    body: { monthly_fee_cents: 250_000, currency: 'USD', from: '2026-01-01', reason: 'change' },
  });
  await backend.succeed('inviteMember', {
    token,
    body: { email: 'kim@northlight.example', role: 'manager' },
  });
  ask = async (who, question) => {
    const body = { question };
    const reply = await backend.succeed('askQuestion', { token: who === 'admin' ? token : own, body });
    return reply.answer;
  };
});

test.each([
  [
    'admin',
    'Which budgets of Fjord & Foam were set today?',
    '1 budget of Fjord & Foam was set on 5 Jan 2026, in 2 events.\nAda Moreau: budget set (Fjord & Foam, from $70,000 to $80,000 a month), 5 Jan 2026, 09:00 UTC\nAda Moreau: budget set (Fjord & Foam, from $59,650 to $70,000 a month), 5 Jan 2026, 09:00 UTC',
  ],
  [
    'client',
    'Who changed the budget last?',
    'Northlight Agency: budget removed (Fjord & Foam, it was $80,000 a month), 5 Jan 2026, 09:00 UTC.',
  ],
  [
    'admin',
    'Who changed a goal of Stackpilot last?',
    'Ada Moreau: goal changed (Stackpilot, pageviews from 80,000 to 90,000), 5 Jan 2026, 09:00 UTC.',
  ],
  [
    'admin',
    'Who changed the fee of Fjord & Foam last?',
    'Ada Moreau: client contract changed (Fjord & Foam, $2,500 a month from 1 Jan 2026 on), 5 Jan 2026, 09:00 UTC.',
  ],
  // Clients must not learn about fees, not even that any exist.
  ['client', 'Who changed the fee?', 'I found no matching activity.'],
  [
    'admin',
    'Who changed a campaign budget of Voltride last?',
    'Forrest Littel (demo data): campaign budget changed (Voltride Motors, Always on · Test drives · the new estate, from $183 to $197 a day), 9 Dec 2025, 10:56 UTC.',
  ],
  ['admin', 'When did Judah join?', 'Demo data: member joined (Judah Walsh), 18 Apr 2025, 09:08 UTC.'],
  [
    'admin',
    'Who invited Judah Walsh?',
    'No event about Judah Walsh says “invited”. There are 5: client owner assigned (4) and member joined (1).',
  ],
  ['admin', 'Who invited a colleague last?', 'Ada Moreau: member invited, 5 Jan 2026, 09:00 UTC.'],
  // This step is hidden from the client, so no tag of the event names the client.
  [
    'admin',
    'Which report of Maple Street Clinic was approved last?',
    'Marcus Chen (demo data): report run approved (Maple Street Clinic, Clinic month), 19 Dec 2025, 10:00 UTC.',
  ],
] as const)('the %s asks “%s”', async (who, question, answer) => {
  expect(await ask(who, question)).toBe(answer);
});
