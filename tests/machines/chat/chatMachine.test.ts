/** Tests the machine of the support chat. */
import { describe, expect, test } from 'vitest';
import type { ChatMessage } from '#domain/chat/chatMessages.ts';
import { chatMachine, unreadReplies } from '#machines/chat/chatMachine.ts';
import { morning } from '#tests/support/cast.ts';
import { isoNow } from '#world/clock.ts';
import { startMachine } from '../machineHarness.ts';

const greeting: ChatMessage = {
  id: 'message-1',
  text: 'Hi! How can I help you today?',
  sender: 'support',
  time: morning,
};

const replyText = 'Thanks for your message! A support agent will respond shortly.';

const timeAfter = (milliseconds: number): string =>
  new Date(Date.parse(morning) + milliseconds).toISOString();

const begin = () => {
  const { world, actor } = startMachine(chatMachine, { time: morning });
  return {
    actor,
    clock: world.clock,
    say: (text: string) => actor.send({ type: 'message.send', text, time: isoNow(world.clock) }),
    told: () => actor.getSnapshot().context.messages.map(({ text, sender, time }) => [sender, text, time]),
    state: () => actor.getSnapshot().value,
    unread: () => unreadReplies(actor.getSnapshot().context),
  };
};

describe('chat', () => {
  test('begins as a bubble with the greeting, which counts as read [S4.8] [S9.5]', () => {
    const { actor, state, unread } = begin();

    expect([state(), actor.getSnapshot().context.messages, unread()]).toEqual([
      { panel: 'collapsed', answer: 'idle' },
      [greeting],
      0,
    ]);
  });

  test('opens from the bubble, and closes by its button or Escape [S4.8]', () => {
    const { actor, state } = begin();
    const steps = (['panel.open', 'panel.close', 'panel.open', 'escape.press', 'escape.press'] as const).map(
      (type) => {
        actor.send({ type });
        return Object(state()).panel;
      },
    );

    expect(steps).toEqual(['open', 'collapsed', 'open', 'collapsed', 'collapsed']);
  });

  test('replies one second after a message, and seems to type until then [S9.4] [S9.5]', () => {
    const { clock, say, told, state } = begin();
    say(' How do I add a client? ');
    clock.advance(999);
    const before = [state(), told().length];
    clock.advance(1);

    expect(before).toEqual([{ panel: 'collapsed', answer: 'replying' }, 2]);
    expect(state()).toEqual({ panel: 'collapsed', answer: 'idle' });
    expect(told()).toEqual([
      ['support', greeting.text, morning],
      ['user', 'How do I add a client?', morning],
      ['support', replyText, timeAfter(1_000)],
    ]);
  });

  test('replies to each message one second after it was sent, however fast they come [S9.5]', () => {
    const { clock, say, told, state } = begin();
    const repliesAt: number[] = [];
    say('One');
    clock.advance(300);
    say('Two');
    clock.advance(600);
    say('Three');
    for (let passed = 900; passed < 2_100; passed += 1) {
      const count = told().length;
      clock.advance(1);
      if (told().length > count) repliesAt.push(passed + 1);
    }

    expect(repliesAt).toEqual([1_000, 1_300, 1_900]);
    expect(told().filter(([sender, text]) => sender === 'support' && text === replyText)).toEqual(
      repliesAt.map((at) => ['support', replyText, timeAfter(at)]),
    );
    expect(Object(state()).answer).toBe('idle');
  });

  test('waits a whole second again for a message that comes later [S9.5]', () => {
    const { clock, say, told } = begin();
    say('One');
    clock.advance(5_000);
    say('Two');
    clock.advance(999);
    const before = told().length;
    clock.advance(1);

    expect([before, told().length]).toEqual([4, 5]);
  });

  test('ignores messages of nothing or white space, and those that are too long [S5.5]', () => {
    const { clock, say, told, state } = begin();
    for (const text of ['', '   ', '\n\t', 'x'.repeat(1_001)]) say(text);
    clock.advance(2_000);

    expect([told().length, state()]).toEqual([1, { panel: 'collapsed', answer: 'idle' }]);
  });

  test('counts replies that come while it is closed, until it is opened', () => {
    const { actor, clock, say, unread } = begin();
    actor.send({ type: 'panel.open' });
    say('One');
    actor.send({ type: 'panel.close' });
    const atOnce = unread();
    clock.advance(1_000);
    const later = unread();
    actor.send({ type: 'panel.open' });
    actor.send({ type: 'panel.close' });

    expect([atOnce, later, unread()]).toEqual([0, 1, 0]);
  });

  test('counts no reply that came while it was open', () => {
    const { actor, clock, say, unread } = begin();
    actor.send({ type: 'panel.open' });
    say('One');
    clock.advance(1_000);
    actor.send({ type: 'panel.close' });

    expect(unread()).toBe(0);
  });

  test('begins anew for another person, who gets no reply to what was said before', () => {
    const { actor, clock, say, state } = begin();
    actor.send({ type: 'panel.open' });
    say('One');
    clock.advance(400);
    actor.send({ type: 'person.change', time: timeAfter(400) });
    clock.advance(5_000);

    expect([state(), actor.getSnapshot().context.messages]).toEqual([
      { panel: 'collapsed', answer: 'idle' },
      [{ ...greeting, time: timeAfter(400) }],
    ]);
  });

  test('gives each message an id of its own', () => {
    const { actor, clock, say } = begin();
    say('One');
    clock.advance(1_000);
    say('Two');

    expect(actor.getSnapshot().context.messages.map(({ id }) => id)).toEqual([
      'message-1',
      'message-2',
      'message-3',
      'message-4',
    ]);
  });
});
