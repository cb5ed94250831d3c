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
    const turn = { id: 'turn-1', question: 'Which plan?', asOf: null, isStopped: false };

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
        asOf: null,
        reply: null,
        problem: { message: 'Something went wrong on our side. Nothing was saved.' },
        isStopped: false,
      },
      { id: 'turn-2', question: 'Which plan?', asOf: null, reply, problem: null, isStopped: false },
    ]);
  });

  test('keeps of which past a question was asked', async () => {
    const { actor, asking } = begin();
    actor.send({ type: 'question.ask', question: 'Which plan?', asOf: '2026-02-20' });
    await asking.last().resolve(reply);

    expect(actor.getSnapshot().context.turns).toEqual([
      { id: 'turn-1', question: 'Which plan?', asOf: '2026-02-20', reply, problem: null, isStopped: false },
    ]);
  });

  test('gives up an answer that is waited for, and takes the next question', async () => {
    const { actor, asking, ask } = begin();
    ask('Which plan?');
    const { signal } = asking.last();
    actor.send({ type: 'answer.stop' });
    const stopped = seen(actor);
    ask('Which clients?');
    await asking.last().resolve(reply);

    const turn = { asOf: null, problem: null };
    const first = { ...turn, id: 'turn-1', question: 'Which plan?', reply: null, isStopped: true };
    expect([signal.aborted, stopped]).toEqual([
      true,
      { state: 'idle', context: { turns: [first] }, tags: [] },
    ]);
    expect(actor.getSnapshot().context.turns).toEqual([
      first,
      { ...turn, id: 'turn-2', question: 'Which clients?', reply, isStopped: false },
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
