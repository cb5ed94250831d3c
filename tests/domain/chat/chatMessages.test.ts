/** Tests the messages of the support chat. */
import { describe, expect, test } from 'vitest';
import { type ChatMessage, chatTexts, sendableText } from '#domain/chat/chatMessages.ts';

describe('support chat', () => {
  test('greets and replies in the specified words [S9.5]', () => {
    expect(chatTexts).toEqual({
      greeting: 'Hi! How can I help you today?',
      reply: 'Thanks for your message! A support agent will respond shortly.',
    });
  });

  test('ignores messages of nothing or white space [S5.5]', () => {
    expect(['', ' ', '\n\t  '].map(sendableText)).toEqual([null, null, null]);
  });

  test('takes at most 1,000 characters, cut off white space not counted', () => {
    const full = 'x'.repeat(1_000);

    expect([sendableText(` ${full}\n`), sendableText(`${full}x`)]).toEqual([full, null]);
  });

  test('has messages with the specified fields [S3.1]', () => {
    const message: ChatMessage = {
      id: 'message-1',
      text: chatTexts.greeting,
      sender: 'support',
      time: '2026-01-05T09:00:00.000Z',
    };

    expect(Object.keys(message)).toEqual(['id', 'text', 'sender', 'time']);
  });
});
