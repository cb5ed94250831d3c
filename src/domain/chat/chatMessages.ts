/** Validates messages of the support chat. */
import { tidyText } from '../text/visibleText.ts';

export const chatTexts = {
  greeting: 'Hi! How can I help you today?',
  reply: 'Thanks for your message! A support agent will respond shortly.',
} as const;

/** Local to the page; nothing is sent. */
export type ChatMessage = {
  readonly id: string;
  readonly text: string;
  readonly sender: 'user' | 'support';
  /** ISO 8601 UTC. */
  readonly time: string;
};

/** In characters (UTF-16 units). */
export const longestChatMessage = 1_000;

/** From this length on the chat shows the remaining characters. */
export const chatCounterFrom = 800;

/** The trimmed text; null if nothing is left (S5.5) or the text is too long. */
export const sendableText = (text: string): string | null => {
  const trimmed = tidyText(text);
  return trimmed === '' || trimmed.length > longestChatMessage ? null : trimmed;
};
