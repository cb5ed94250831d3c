/** Tests that conversations are grouped by the reader's days. */
import { expect, test } from 'vitest';
import { conversationGroups } from '#ui/pages/aiChat/conversationGroups.ts';

const now = new Date(2026, 2, 10, 9).getTime();

const asked = (id: string, days: number, pinned = false) => ({
  id,
  title: id,
  questions: 1,
  started_at: '',
  asked_at: new Date(2026, 2, 10 - days, 23, 59).toISOString(),
  pinned,
  etag: '',
});

test('conversations are grouped as pinned, today, yesterday, last 7 days and by month', () => {
  const items = [
    asked('old', 90, true),
    asked('today', 0),
    asked('yesterday', 1),
    asked('week', 6),
    asked('month', 7),
    asked('earlier', 20),
  ];
  const groups = conversationGroups(items, now).map(({ title, items: own }) => [
    title,
    own.map(({ id }) => id),
  ]);
  expect(groups).toEqual([
    ['Pinned', ['old']],
    ['Today', ['today']],
    ['Yesterday', ['yesterday']],
    ['Last 7 days', ['week']],
    ['March 2026', ['month']],
    ['February 2026', ['earlier']],
  ]);
});
