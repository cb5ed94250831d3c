/** Tests the filter text while someone edits it. */
import { expect, test } from 'vitest';
import {
  filterTextInWords,
  filterTextOf,
  withFilter,
  withoutFilter,
  withoutUnread,
} from '#domain/metrics/filterText.ts';
import { noFilters } from '#domain/metrics/view.ts';

test('what is no filter is kept beside those that can be read, and nothing of a dimension that is given twice is lost', () => {
  expect(filterTextOf('channel:email;by phone;device:;channel:display,email; ;by phone;')).toEqual({
    filters: { ...noFilters, channel: ['email', 'display'] },
    unread: ['by phone', 'device:', ' '],
  });
  expect(filterTextOf('')).toEqual({ filters: noFilters, unread: [] });
});

test('values are added once and removed one by one, and no change touches what cannot be read', () => {
  const added = withFilter(withFilter('by phone;channel:email', 'campaign:c1'), 'channel:display');

  expect(added).toBe('channel:email,display;campaign:c1;by phone');
  expect(withFilter(added, 'channel:email')).toBe(added);
  expect(withoutFilter(added, ['channel', 'email'])).toBe('channel:display;campaign:c1;by phone');
  expect(withoutFilter(withoutFilter('channel:email', ['channel', 'email']), ['device', 'mobile'])).toBe('');
  expect(withoutUnread(added, 'by phone')).toBe('channel:email,display;campaign:c1');
});

test('it is reported by names, with what cannot be read as it was written', () => {
  const nameOf = (_: string, value: string) => (value === 'c1' ? 'Spring sale' : undefined);

  expect(filterTextInWords('by phone;campaign:c1;channel:email', nameOf)).toBe(
    'Channel: Email; Campaign: Spring sale; by phone',
  );
  expect(filterTextInWords('by phone', nameOf)).toBe('by phone');
});
