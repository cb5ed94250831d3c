/** Questions about the workspace over HTTP. */
import { describe, expect, test } from 'vitest';
import { nora } from '#tests/support/cast.ts';
import { answerOf, refusal } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const openDemo = async (name: 'admin' | 'client' = 'admin') => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo(name)).session;
  const askIt = (question: string) => backend.succeed('askQuestion', { token, body: { question } });
  return { ...backend, token, askIt };
};

describe('asking', () => {
  test('answers from the facts of the workspace and names the events, and appends nothing', async () => {
    const { askIt, appendedBy } = await openDemo();
    const replies: unknown[] = [];
    const appended = await appendedBy(async () => replies.push(await askIt(' Which plan do we have? ')));

    expect(appended).toEqual([]);
    expect(replies).toEqual([
      {
        answer: 'Northlight Agency has Enterprise. It is billed monthly; this period ends on 2026-01-11.',
        working: ['Looked up the subscription of the workspace’s owner, which counts for everybody in it.'],
        sources: [
          { position: 8, type: 'SubscriptionActivated' },
          { position: 11, type: 'SubscriptionConverted' },
          { position: 17, type: 'SubscriptionPlanChanged' },
        ],
        refused: false,
      },
    ]);
  });

  test('tells people of a client about nothing but themselves and their client', async () => {
    const { askIt } = await openDemo('client');
    const clients = await askIt('Which clients do we have?');
    const other = await askIt('Who added Voltride Motors?');

    expect([clients.answer, other.sources.length, other.answer.includes('Voltride')]).toEqual([
      '1 active client: Fjord & Foam.',
      1,
      false,
    ]);
  });

  test('tells people of a client what the plan allows, and not what the agency uses (ruling D11)', async () => {
    const { askIt } = await openDemo('client');
    const [left, all, many] = await Promise.all(
      ['How many clients are left?', 'What are our limits?', 'How many integrations are there?'].map(askIt),
    );

    expect([left?.answer, all?.answer.includes('used'), many?.answer, many?.refused]).toEqual([
      'The plan sets no limit on clients. How many are used is for the agency to see.',
      false,
      'How many are used is for the agency to see.',
      true,
    ]);
  });

  test('refuses an empty question and one of more than 500 characters', async () => {
    const { ask, token } = await openDemo();
    const refused = await Promise.all(
      ['   ', 'x'.repeat(501)].map(async (question) =>
        answerOf(await ask('askQuestion', { token, body: { question } })),
      ),
    );

    expect(refused).toEqual([
      refusal('invalid', { errors: { question: 'Ask something' } }),
      refusal('invalid', { errors: { question: 'At most 500 characters' } }),
    ]);
    expect((await ask('askQuestion', { token, body: { question: 'x'.repeat(500) } })).status).toBe(200);
  });

  test('needs a plan with AI insights [S6.3]', async () => {
    const { signUp, ask } = openTestBackend();
    const { token } = (await signUp(nora)).session;

    expect(
      answerOf(await ask('askQuestion', { token, body: { question: 'Which plan do we have?' } })),
    ).toEqual(refusal('featureLocked', { plan: null, neededPlan: 'pro' }));
  });
});
