/** What is said in the support chat, and what may be said. */
import { tidyText } from '../text/visibleText.ts';

export const chatTexts = {
  greeting: 'Hi! How can I help you today?',
  reply: 'Thanks for your message! A support agent will respond shortly.',
} as const;

/** A chat message: local to the page, sent nowhere. */
export type ChatMessage = {
  readonly id: string;
  readonly text: string;
  readonly sender: 'user' | 'support';
  /** ISO 8601 UTC. */
  readonly time: string;
};

/** In characters (UTF-16 units). */
export const longestChatMessage = 1_000;

/** From this length on the chat says how much room is left. */
export const chatCounterFrom = 800;

/** What of a text is sent: white space around it is cut off; null when nothing is left (S5.5), or too much. */
export const sendableText = (text: string): string | null => {
  const trimmed = tidyText(text);
  return trimmed === '' || trimmed.length > longestChatMessage ? null : trimmed;
};
