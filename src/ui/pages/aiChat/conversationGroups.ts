/** Groups conversations in the reader's zone: pinned, today, yesterday, the last 7 days, then by month. */
import type { ConversationItem } from '#domain/contract/conversationSchemas.ts';
import { monthAndYear } from '../../content/dates.ts';

export type ConversationGroup = {
  readonly title: string;
  readonly items: readonly ConversationItem[];
};

const dayLength = 86_400_000;

const midnightOf = (time: Date): number =>
  new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();

const titleOf = ({ pinned, asked_at }: ConversationItem, now: number): string => {
  if (pinned) return 'Pinned';
  const time = new Date(asked_at);
  // Rounded, because a day of the clock change has 23 or 25 hours.
  const days = Math.round((midnightOf(new Date(now)) - midnightOf(time)) / dayLength);
  if (days <= 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (days < 7) return 'Last 7 days';
  return monthAndYear(`${time.getFullYear()}-${String(time.getMonth() + 1).padStart(2, '0')}`);
};

/** `now` in milliseconds; the order of the items stays. */
export const conversationGroups = (
  items: readonly ConversationItem[],
  now: number,
): readonly ConversationGroup[] => {
  const groups = new Map<string, ConversationItem[]>();
  for (const item of items) {
    const title = titleOf(item, now);
    groups.set(title, [...(groups.get(title) ?? []), item]);
  }
  return [...groups].map(([title, ofTitle]) => ({ title, items: ofTitle }));
};
