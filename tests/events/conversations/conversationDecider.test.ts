/** Tests the rules of a conversation with Ask AI. */
import { describe, expect, test } from 'vitest';
import { mostQuestions, titleOf } from '#domain/conversations/conversationRules.ts';
import { conversationDecider } from '#events/conversations/conversationDecider.ts';
import type { ConversationEvent } from '#events/conversations/conversationEvents.ts';
import { later, morning, nextDay } from '#tests/support/cast.ts';
import { specificationOf } from '#tests/support/deciderSpecification.ts';

const { given } = specificationOf(conversationDecider);

const own = { conversationId: 'one', accountId: 'nora' };
const turn = { turnId: 't1', question: 'Which plan do we have?', reply: '{}', position: 7 };
const start = { type: 'StartConversation', ...own, workspaceId: 'berg', ...turn, now: morning } as const;
const started: ConversationEvent = {
  type: 'ConversationStarted',
  data: { ...own, workspaceId: 'berg', title: 'Which plan do we have?', startedAt: morning },
};
const answered: ConversationEvent = {
  type: 'QuestionAnswered',
  data: { ...own, ...turn, answeredAt: morning },
};
const renamed: ConversationEvent = {
  type: 'ConversationRenamed',
  data: { ...own, formerTitle: 'Which plan do we have?', title: 'Plans', renamedAt: later },
};
const removed: ConversationEvent = { type: 'ConversationRemoved', data: { ...own, removedAt: later } };
const restored: ConversationEvent = { type: 'ConversationRestored', data: { ...own, restoredAt: nextDay } };
const by = { accountId: 'nora', now: later };
const keep = { type: 'KeepAnswer', ...by, ...turn, turnId: 't2' } as const;
const rename = { type: 'ChangeConversation', ...by, title: ' Plans ' } as const;
const pin = { type: 'ChangeConversation', ...by, pinned: true } as const;
const pinned: ConversationEvent = { type: 'ConversationPinned', data: { ...own, pinnedAt: later } };
const rate = { type: 'RateAnswer', ...by, turnId: 't1', rating: 'down', reason: 'Wrong dates' } as const;
const rated: ConversationEvent = {
  type: 'AnswerRated',
  data: {
    ...own,
    turnId: 't1',
    formerRating: null,
    formerReason: null,
    rating: 'down',
    reason: 'Wrong dates',
    ratedAt: later,
  },
};
const remove = { type: 'RemoveConversation', ...by } as const;
const restore = { type: 'RestoreConversation', accountId: 'nora', now: nextDay } as const;

describe('a conversation', () => {
  test('begins once, with its first question, by which it is called', () => {
    given().when(start).thenHappens(started, answered);
    given(started, answered).when(start).thenRefused('versionConflict');
  });

  test('goes on with further answers, until it is full or removed', () => {
    const next: ConversationEvent = {
      type: 'QuestionAnswered',
      data: { ...own, ...turn, turnId: 't2', answeredAt: later },
    };
    given(started, answered).when(keep).thenHappens(next);
    given(started, ...Array.from({ length: mostQuestions }, () => answered))
      .when(keep)
      .thenRefused('invalid');
    given(started, answered, removed).when(keep).thenRefused('notFound');
  });

  test('gets another title, unless that is the same, empty or too long', () => {
    given(started).when(rename).thenHappens(renamed);
    given(started, renamed).when(rename).thenNothing();
    given(started)
      .when({ ...rename, title: ' ' })
      .thenRefused('invalid');
    given(started)
      .when({ ...rename, title: 'x'.repeat(81) })
      .thenRefused('invalid');
  });

  test('is pinned and unpinned, each once', () => {
    given(started).when(pin).thenHappens(pinned);
    given(started, pinned).when(pin).thenNothing();
    given(started, pinned)
      .when({ ...pin, pinned: false })
      .thenHappens({ type: 'ConversationUnpinned', data: { ...own, unpinnedAt: later } });
  });

  test('has its answers rated, with a reason only for a thumbs down', () => {
    given(started, answered).when(rate).thenHappens(rated);
    given(started, answered, rated).when(rate).thenNothing();
    given(started, answered, rated)
      .when({ ...rate, rating: null, reason: null })
      .thenHappens({
        type: 'AnswerRated',
        data: {
          ...rated.data,
          formerRating: 'down',
          formerReason: 'Wrong dates',
          rating: null,
          reason: null,
        },
      });
    given(started, answered)
      .when({ ...rate, rating: 'up' })
      .thenRefused('invalid');
    given(started, answered)
      .when({ ...rate, turnId: 't9' })
      .thenRefused('notFound');
  });

  test('is removed and restored, each once', () => {
    given(started).when(remove).thenHappens(removed);
    given(started, removed).when(remove).thenRefused('notFound');
    given(started, removed).when(restore).thenHappens(restored);
    given(started).when(restore).thenNothing();
  });

  test('is its asker’s alone', () => {
    for (const command of [keep, rename, pin, rate, remove, restore])
      given(started)
        .when({ ...command, accountId: 'otto' })
        .thenRefused('notFound');
  });

  test('is called by a long question as far as whole words go', () => {
    expect(titleOf(`  Which   of\n${'our clients '.repeat(10)}`)).toBe(
      'Which of our clients our clients our clients our clients our clients our…',
    );
    expect(titleOf('x'.repeat(200))).toBe(`${'x'.repeat(79)}…`);
  });
});
