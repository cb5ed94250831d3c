/** The conversation of Ask AI. */
import { describe, expect, test } from 'vitest';
import type { AskReply } from '#domain/contract/askSchemas.ts';
import { type AskInput, askMachine } from '#machines/ask/askMachine.ts';
import { failure } from '../endings.ts';
import { held, onStage, seen } from '../stage.ts';

const reply: AskReply = { answer: 'Pro.', working: ['Looked it up.'], sources: [], refused: false };

const begin = () => {
  const asking = held<AskReply, AskInput>();
  const { actor } = onStage(askMachine.provide({ actors: { askQuestion: asking.logic } }));
  return { actor, asking, ask: (question: string) => actor.send({ type: 'question.ask', question }) };
};

describe('ask', () => {
  test('sends a question, and keeps it with its answer', async () => {
    const { actor, asking, ask } = begin();
    ask(' Which plan? ');
    const meanwhile = seen(actor);
    const { input } = asking.last();
    await asking.last().resolve(reply);
    const turn = { id: 'turn-1', question: 'Which plan?' };

    expect(input).toEqual({ question: 'Which plan?' });
    expect(meanwhile).toEqual({
      state: 'asking',
      context: { turns: [{ ...turn, reply: null, problem: null }] },
      tags: ['busy'],
    });
    expect(seen(actor)).toEqual({
      state: 'idle',
      context: { turns: [{ ...turn, reply, problem: null }] },
      tags: [],
    });
  });

  test('keeps why there is no answer, and can be asked again', async () => {
    const { actor, asking, ask } = begin();
    ask('Which plan?');
    await asking.last().reject(failure);
    ask('Which plan?');
    await asking.last().resolve(reply);

    expect(actor.getSnapshot().context.turns).toEqual([
      {
        id: 'turn-1',
        question: 'Which plan?',
        reply: null,
        problem: { message: 'Something went wrong on our side. Nothing was saved.' },
      },
      { id: 'turn-2', question: 'Which plan?', reply, problem: null },
    ]);
  });

  test('sends nothing that is empty or too long, and one question at a time', () => {
    const { asking, ask } = begin();
    ask('  ');
    ask('x'.repeat(501));
    const none = asking.asked.length;
    ask('One?');
    ask('Two?');

    expect([none, asking.asked.map(({ input }) => input)]).toEqual([0, [{ question: 'One?' }]]);
  });
});
