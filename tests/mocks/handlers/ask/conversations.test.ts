/** Tests /api/conversations: questions and answers are stored for their author alone. */
import { describe, expect, test } from 'vitest';
import type { ConversationItem } from '#domain/contract/conversationSchemas.ts';
import { longestReply, titleOf } from '#domain/conversations/conversationRules.ts';
import { conversationStream } from '#events/conversations/conversationStream.ts';
import { turnItem, writtenReply } from '#mocks/ask/conversationItem.ts';
import { nora } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend, type TestBackend } from '#tests/support/testBackend.ts';

const plan = 'Which plan do we have?';

const openDemo = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  const start = (question: string) => backend.succeed('startConversation', { token, body: { question } });
  return { ...backend, token, start };
};

const at = ({ id, etag }: ConversationItem) => ({ params: { id }, headers: { 'If-Match': etag } });

const titles = async ({ succeed }: TestBackend, token: string, query = ''): Promise<readonly string[]> =>
  (await succeed('listConversations', { token, query })).items.map(({ title }) => title);

describe('conversations with Ask AI', () => {
  test('keep each answer as it was given, with where the log stood, however much has changed since', async () => {
    const { succeed, token, start, log } = await openDemo();
    const question = 'How many clients do we have?';
    const { position } = await log.head();
    const first = await start(question);
    const { id } = first.conversation;
    await succeed('addClient', {
      token,
      body: { name: 'Dune', domain: 'dune.example', industry: 'saas' },
    });
    const second = await succeed('continueConversation', { token, params: { id }, body: { question } });
    const kept = await succeed('readConversation', { token, params: { id } });

    expect(first.turn.position).toBe(position);
    expect(second.turn.reply.answer).not.toBe(first.turn.reply.answer);
    expect(kept).toEqual({
      conversation: { ...first.conversation, questions: 2, etag: second.conversation.etag },
      turns: [first.turn, second.turn],
    });
    expect(await succeed('askQuestion', { token, body: { question } })).toEqual(second.turn.reply);
  });

  test('are in no count of events, nor in the days of the activity', async () => {
    const { succeed, token, start } = await openDemo();
    const question = 'How many events were there today?';
    const counts = async () => ({
      week: (await succeed('readWorkspace', { token })).overview.events,
      days: (await succeed('readActivity', { token })).days.map(({ events }) => events),
      answer: (await succeed('askQuestion', { token, body: { question } })).answer,
    });
    const before = await counts();
    const { conversation } = await start(question);
    await succeed('continueConversation', {
      token,
      params: { id: conversation.id },
      body: { question },
    });
    expect(await counts()).toEqual(before);
  });

  test('go on from one question to the next, which says so', async () => {
    const { succeed, token, start } = await openDemo();
    const { conversation } = await start('Revenue of Stackpilot last month');
    const askNext = async (question: string) => {
      const { turn } = await succeed('continueConversation', {
        token,
        params: { id: conversation.id },
        body: { question },
      });
      return turn.reply;
    };
    const byItself = (question: string) => succeed('askQuestion', { token, body: { question } });
    const steps = [
      ['and by device?', 'Revenue of Stackpilot by device last month'],
      ['what about in October?', 'Revenue of Stackpilot by device in October'],
      ['and Fjord & Foam?', 'Revenue of Fjord & Foam by device in October'],
      ['sessions yesterday', 'Sessions yesterday'],
      ['and last week?', 'Sessions last week'],
    ] as const;
    for (const [next, whole] of steps) {
      const alone = await byItself(whole);
      const told = await askNext(next);
      expect([told.answer, told.figures]).toEqual([alone.answer, alone.figures]);
      expect(told.working.some((step) => step.startsWith('Read as going on from'))).toBe(
        /^(and|what)/.test(next),
      );
    }
    expect((await byItself('and by device?')).refused).toBe(true);
  });

  test('are listed by the latest question, found by words of their titles, renamed, removed and restored', async () => {
    const backend = await openDemo();
    const { succeed, token, start, world } = backend;
    const { conversation } = await start(plan);
    world.clock.advance(1_000);
    await start('What is MER?');

    expect(await titles(backend, token)).toEqual(['What is MER?', plan]);
    expect(await titles(backend, token, 'q=PLAN+which')).toEqual([plan]);
    const { conversation: renamed } = await succeed('renameConversation', {
      token,
      ...at(conversation),
      body: { title: ' Our plan ' },
    });
    expect(await titles(backend, token, 'limit=1')).toEqual(['What is MER?']);
    await succeed('removeConversation', { token, ...at(renamed) });
    expect(await titles(backend, token)).toEqual(['What is MER?']);
    await succeed('restoreConversation', { token, params: { id: conversation.id } });
    expect(await titles(backend, token, 'q=our')).toEqual(['Our plan']);
  });

  test('are listed with pinned ones first', async () => {
    const backend = await openDemo();
    const { succeed, token, start, world } = backend;
    const { conversation } = await start(plan);
    world.clock.advance(1_000);
    await start('What is MER?');
    await succeed('renameConversation', { token, ...at(conversation), body: { pinned: true } });
    const { items } = await succeed('listConversations', { token });
    expect(items.map(({ title, pinned }) => [title, pinned])).toEqual([
      [plan, true],
      ['What is MER?', false],
    ]);
  });

  test('have 50 questions a day and 25 each, refused in words with the time of the reset', async () => {
    const { ask, succeed, token, start, world } = await openDemo();
    const { conversation } = await start(plan);
    const params = { id: conversation.id };
    const more = () => ask('continueConversation', { token, params, body: { question: plan } });
    for (let count = 1; count < 25; count += 1) expect((await more()).status).toBe(201);
    expect(statusAndBody(await more())).toEqual(
      refusal('invalid', {
        errors: { question: 'A conversation has at most 25 questions. Start a new one.' },
      }),
    );
    for (let count = 25; count < 50; count += 1) await start(plan);
    const today = async () => (await succeed('listConversations', { token })).today;
    const resets_at = '2026-01-06T00:00:00.000Z';
    expect([world.clock.now() < Date.parse(resets_at), await today()]).toEqual([
      true,
      { asked: 50, limit: 50, resets_at },
    ]);
    const refused = await ask('startConversation', { token, body: { question: plan } });
    expect(statusAndBody(refused)).toEqual(refusal('tooManyQuestions', { limit: 50, used: 50 }));
    const wait = Math.ceil((Date.parse(resets_at) - world.clock.now()) / 1_000);
    expect(refused.headers.get('Retry-After')).toBe(String(wait));
    world.clock.advance(wait * 1_000);
    expect((await today()).asked).toBe(0);
  });

  test('keep the rating of each answer, for their asker alone', async () => {
    const backend = await openDemo();
    const { ask, succeed, token, start } = backend;
    const { conversation, turn } = await start(plan);
    const params = { id: conversation.id };
    const up = { turn: turn.id, rating: 'up' } as const;
    const rated = await succeed('rateAnswer', {
      token,
      params,
      body: { turn: turn.id, rating: 'down', reason: 'Old' },
    });
    const kept = await succeed('readConversation', { token, params: { id: conversation.id } });
    expect([rated.turn, kept.turns]).toEqual([
      { ...turn, rating: 'down', reason: 'Old' },
      [{ ...turn, rating: 'down', reason: 'Old' }],
    ]);
    const other = (await backend.demo('manager')).session.token;
    const tries = [
      ask('rateAnswer', { token: other, params, body: up }),
      ask('rateAnswer', { token, params, body: { ...up, turn: 'none' } }),
      ask('rateAnswer', { token, params: { id: 'no stream is called so' }, body: up }),
      ask('rateAnswer', { token, params, body: { ...up, reason: 'Good' } }),
    ];
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([404, 404, 404, 422]);
  });

  test('are nobody else’s: not to read, to go on with, to change or to take back, and their words are in no history', async () => {
    const backend = await openDemo();
    const { ask, succeed, token, start, log } = backend;
    const { conversation } = await start(plan);
    await succeed('renameConversation', { token, ...at(conversation), body: { title: 'Secret' } });
    const { position } = await log.head();
    const other = (await backend.demo('manager')).session.token;
    const params = { id: conversation.id };
    const tries = [
      ask('readConversation', { token: other, params }),
      ask('continueConversation', { token: other, params, body: { question: plan } }),
      ask('renameConversation', { token: other, ...at(conversation), body: { title: 'Mine' } }),
      ask('removeConversation', { token: other, ...at(conversation) }),
      ask('restoreConversation', { token: other, params }),
    ];

    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await titles(backend, other)).toEqual([]);
    expect((await ask('undoChange', { token: other, body: { position } })).status).toBe(403);
    const read = async (who: string) =>
      JSON.stringify([
        await succeed('listEvents', { token: who, query: 'limit=500&order=newest' }),
        await succeed('listHistory', { token: who, query: 'limit=500' }),
      ]);
    expect([/Secret|Which plan/.test(await read(other)), /Secret/.test(await read(token))]).toEqual([
      false,
      true,
    ]);
  });

  test('are no news: an answer reports nothing that was asked', async () => {
    const { succeed, token, start } = await openDemo();
    const question = 'What changed last?';
    const before = await succeed('askQuestion', { token, body: { question } });
    await start(plan);

    expect((await succeed('askQuestion', { token, body: { question } })).answer).toBe(before.answer);
  });

  test('need a title, a question and a plan with Ask AI', async () => {
    const { ask, token, start, signUp } = await openDemo();
    const { conversation } = await start(plan);
    const wrong = await ask('renameConversation', { token, ...at(conversation), body: { title: ' ' } });

    expect(statusAndBody(wrong)).toEqual(
      refusal('invalid', { errors: { title: 'Give the conversation a title' } }),
    );
    expect((await ask('startConversation', { token, body: { question: ' ' } })).status).toBe(422);
    expect((await ask('startConversation', { token, body: { question: 'x'.repeat(501) } })).status).toBe(422);
    const { session } = await signUp(nora);
    const first = await ask('startConversation', { token: session.token, body: { question: plan } });
    expect(first.status).toBe(402);
  });

  test('are asked of the past as they were then', async () => {
    const { succeed, token, start, log } = await openDemo();
    const { conversation } = await start(plan);
    const { position } = await log.head();
    await succeed('continueConversation', {
      token,
      params: { id: conversation.id },
      body: { question: 'What is MER?' },
    });
    const then = await succeed('readConversation', {
      token,
      params: { id: conversation.id },
      query: `as_of=${position}`,
    });

    expect([then.conversation.questions, then.turns.map(({ question }) => question)]).toEqual([1, [plan]]);
  });

  test('are in streams of their own, and stay quick to list when there are many', async () => {
    const backend = await openDemo();
    const { succeed, token, start, events } = backend;
    const asked = ['What is MER?', 'What is ROAS?', 'What is CPA?'];
    for (const question of asked) await start(question);
    const first = await succeed('listConversations', { token, query: 'limit=2' });
    const streams = (await events()).flatMap(({ stream, type }) =>
      type === 'ConversationStarted' ? [stream] : [],
    );

    expect([first.items.length, first.total, first.next_cursor]).toEqual([2, 3, first.items[1]?.id]);
    expect(new Set(streams)).toEqual(
      new Set(
        (await succeed('listConversations', { token })).items.map(({ id }) => conversationStream.of(id)),
      ),
    );
  });
});

describe('a kept answer', () => {
  const timeline = async () => {
    const { readModel } = await openDemo();
    return (await readModel.of('northlight')).timeline;
  };
  const kept = {
    conversationId: 'k',
    accountId: 'p',
    turnId: 't',
    question: plan,
    position: 3,
    answeredAt: '2026-01-05T09:00:00.000Z',
  };
  const reply = { answer: 'Pro.', working: [], sources: [], refused: false };

  test('of another build, or one that is sealed, says that it cannot be shown', async () => {
    const told = { timeline: await timeline() };
    const answers = ['{"answer":1}', '', JSON.stringify(reply)].map(
      (text) => turnItem({ ...kept, reply: text }, told.timeline).reply.answer,
    );

    expect(answers).toEqual([
      'This answer can no longer be shown. Ask again.',
      'This answer can no longer be shown. Ask again.',
      'Pro.',
    ]);
  });

  test('that is too long keeps its words', () => {
    const long = { ...reply, figures: { note: 'x'.repeat(longestReply) } };

    expect(JSON.parse(writtenReply(long as never))).toEqual(reply);
    expect(titleOf(plan)).toBe(plan);
  });
});
