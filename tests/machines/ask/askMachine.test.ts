/** Tests the machine of the Ask AI conversation. */
import { describe, expect, test } from 'vitest';
import type { AskReply } from '#domain/contract/askSchemas.ts';
import { type AskInput, askMachine } from '#machines/ask/askMachine.ts';
import type { Answered, Turn } from '#machines/ask/turn.ts';
import { failure } from '../endings.ts';
import { held, seen, startMachine } from '../machineHarness.ts';

const reply: AskReply = { answer: 'Pro.', working: ['Looked it up.'], sources: [], refused: false };

const kept = {
  id: 't1',
  position: 7,
  number: 5,
  at: '2026-01-05T09:00:00.000Z',
  rating: null,
  reason: null,
};
const answered: Answered = { reply, kept, conversationId: 'one' };

const begin = (conversationId: string | null = null) => {
  const asking = held<Answered, AskInput>();
  const opening = held<readonly Turn[], string>();
  const actors = { askQuestion: asking.logic, openConversation: opening.logic };
  const { actor } = startMachine(askMachine.provide({ actors }), { conversationId });
  return {
    actor,
    asking,
    opening,
    ask: (question: string) => actor.send({ type: 'question.ask', question }),
  };
};

describe('ask', () => {
  test('sends a question, and keeps it with its answer', async () => {
    const { actor, asking, ask } = begin();
    ask(' Which plan? ');
    const meanwhile = seen(actor);
    const { input } = asking.last();
    await asking.last().resolve(answered);
    const turn = { id: 'turn-1', question: 'Which plan?', asOf: null, isStopped: false };

    expect(input).toEqual({ question: 'Which plan?', asOf: null, conversationId: null });
    expect(meanwhile).toEqual({
      state: 'asking',
      context: {
        conversationId: null,
        unopened: null,
        problem: null,
        turns: [{ ...turn, reply: null, kept: null, problem: null }],
      },
      tags: ['busy'],
    });
    expect(seen(actor)).toEqual({
      state: 'idle',
      context: {
        conversationId: 'one',
        unopened: null,
        problem: null,
        turns: [{ ...turn, reply, kept, problem: null }],
      },
      tags: [],
    });
  });

  test('keeps why there is no answer, and can be asked again', async () => {
    const { actor, asking, ask } = begin();
    ask('Which plan?');
    await asking.last().reject(failure);
    ask('Which plan?');
    await asking.last().resolve(answered);

    expect(actor.getSnapshot().context.turns).toEqual([
      {
        id: 'turn-1',
        question: 'Which plan?',
        asOf: null,
        reply: null,
        kept: null,
        problem: { message: 'Something went wrong on our side. Nothing was saved.' },
        isStopped: false,
      },
      { id: 'turn-2', question: 'Which plan?', asOf: null, reply, kept, problem: null, isStopped: false },
    ]);
  });

  test('keeps of which past a question was asked', async () => {
    const { actor, asking } = begin();
    actor.send({ type: 'question.ask', question: 'Which plan?', asOf: '2026-02-20' });
    await asking.last().resolve({ reply, kept: null, conversationId: null });
    const turn = { id: 'turn-1', question: 'Which plan?', asOf: '2026-02-20' };

    expect(actor.getSnapshot().context).toEqual({
      conversationId: null,
      unopened: null,
      problem: null,
      turns: [{ ...turn, reply, kept: null, problem: null, isStopped: false }],
    });
  });

  test('gives up an answer that is waited for, and takes the next question', async () => {
    const { actor, asking, ask } = begin();
    ask('Which plan?');
    const { signal } = asking.last();
    actor.send({ type: 'answer.stop' });
    const stopped = seen(actor);
    ask('Which clients?');
    await asking.last().resolve(answered);

    const turn = { asOf: null, problem: null };
    const first = {
      ...turn,
      id: 'turn-1',
      question: 'Which plan?',
      reply: null,
      kept: null,
      isStopped: true,
    };
    expect([signal.aborted, stopped]).toEqual([
      true,
      {
        state: 'idle',
        context: { conversationId: null, unopened: null, problem: null, turns: [first] },
        tags: [],
      },
    ]);
    expect(actor.getSnapshot().context.turns).toEqual([
      first,
      { ...turn, id: 'turn-2', question: 'Which clients?', reply, kept, isStopped: false },
    ]);
  });

  test('sends nothing that is empty or too long, and one question at a time', () => {
    const { asking, ask } = begin();
    ask('  ');
    ask('x'.repeat(501));
    const none = asking.asked.length;
    ask('One?');
    ask('Two?');

    expect([none, asking.asked.map(({ input }) => input.question)]).toEqual([0, ['One?']]);
  });

  test('opens a kept conversation, tries again where it did not come, and goes on in it', async () => {
    const { actor, asking, opening, ask } = begin('one');
    await opening.last().reject(failure);
    const { state } = seen(actor);
    const { problem } = actor.getSnapshot().context;
    actor.send({ type: 'conversation.open' });
    const turn = { question: 'Which plan?', asOf: null, reply, kept, problem: null, isStopped: false };
    await opening.last().resolve([{ ...turn, id: 't1' }]);
    ask('And now?');
    const { input } = asking.last();
    await asking.last().resolve(answered);

    expect(opening.asked.map((one) => one.input)).toEqual(['one', 'one']);
    expect([state, problem?.message]).toEqual([
      'closed',
      'Something went wrong on our side. Nothing was saved.',
    ]);
    expect(input).toEqual({ question: 'And now?', asOf: null, conversationId: 'one' });
    expect(actor.getSnapshot().context).toEqual({
      conversationId: 'one',
      unopened: null,
      problem: null,
      turns: [
        { ...turn, id: 't1' },
        { ...turn, id: 'turn-2', question: 'And now?' },
      ],
    });
  });
});
