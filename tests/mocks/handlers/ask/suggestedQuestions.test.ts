/** Tests GET /api/ask/suggestions: questions about unusual data, adapted to the person; each has an answer. */
import { describe, expect, test } from 'vitest';
import { clientQuestions, suggestedQuestions } from '#domain/ask/suggestedQuestions.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { seedWholeAgency } from '#tests/support/wholeAgency.ts';

const open = async () => {
  const backend = openTestBackend();
  await seedWholeAgency(backend.log, backend.world);
  await backend.seed();
  const of = async (role: 'admin' | 'manager' | 'client') => {
    const { token } = (await backend.demo(role)).session;
    const { items } = await backend.succeed('listSuggestedQuestions', { token });
    const refusedOf = async (questions: readonly string[]) => {
      const refused: string[] = [];
      for (const question of questions) {
        const reply = await backend.succeed('askQuestion', { token, body: { question } });
        if (reply.refused) refused.push(`${question} ${reply.answer}`);
      }
      return refused;
    };
    return { items, refusedOf };
  };
  return { ...backend, of };
};

describe('suggested questions', () => {
  test('come from unusual days of the own clients, at most six, and every one is answered', async () => {
    const { of } = await open();
    const { items, refusedOf } = await of('admin');

    expect(items.length).toBeGreaterThan(0);
    expect(items.length).toBeLessThanOrEqual(6);
    expect(
      items.filter(({ question }) => !/^Why did .+ of .+ change on \d+ \w+ \d{4}\?$/.test(question)),
    ).toEqual([]);
    expect(
      items.filter(({ because }) => !/ (?:was|were) (?:\d+% )?(?:above|below) usual\.$/.test(because)),
    ).toEqual([]);
    expect(await refusedOf([...items.map(({ question }) => question), ...suggestedQuestions])).toEqual([]);
  });

  test('are of the one client that a person of it sees, and are answered for that person', async () => {
    const { of } = await open();
    const { items, refusedOf } = await of('client');

    expect(items.filter(({ question }) => !question.includes(' of Fjord & Foam '))).toEqual([]);
    expect(await refusedOf([...items.map(({ question }) => question), ...clientQuestions])).toEqual([]);
  });
});
