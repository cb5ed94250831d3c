/** Tests the saved pages in the two storages of a browser. */
import { describe, expect, test } from 'vitest';
import { personOf } from '#machines/auth/authContext.ts';
import { sessionKey } from '#machines/auth/sessionStorage.ts';
import { memoryStore } from '#tests/events/recovery/memoryFiles.ts';
import { later } from '#tests/support/cast.ts';
import { endedKey, erasedKey, setMark } from '#ui/services/erasureMarks.ts';
import { createVisitCache, visitsKey } from '#ui/services/visitCache.ts';
import { noraFound } from '../../machines/people.ts';

const memory = () => {
  const { kept, find } = memoryStore();
  return { ...find(), items: kept };
};

const person = personOf(noraFound);
const noras = JSON.stringify({ userId: person.user.id, token: 'token-of-nora' });
const replies = [[['readMetrics', { client: 'dune' }], { items: [1] }]];
const pages = { '/dashboard?client=dune': JSON.stringify(replies) };

const begun = Date.parse(later) - 1;

const browserWith = (where: 'local' | 'session') => {
  const storages = { local: memory(), session: memory() };
  storages[where].setItem(sessionKey, noras);
  const open = (parts: { address?: string; build?: string; time?: number } = {}) => {
    const { address = '/dashboard?client=dune', build = 'b1', time = begun } = parts;
    return createVisitCache({ storages, address, build, now: () => time });
  };
  return { storages, open };
};

describe('what pages began with', () => {
  test.each(['local', 'session'] as const)('is there at the next visit, in the %s storage', (where) => {
    const { storages, open } = browserWith(where);
    open().save({ person, pages });
    const { local, session } = storages;

    expect(open().takeFirst()).toEqual({ person, replies });
    expect([local.items.has(visitsKey), session.items.has(visitsKey)]).toEqual([
      where === 'local',
      where === 'session',
    ]);
  });

  test('is handed over once', () => {
    const { open } = browserWith('local');
    open().save({ person, pages });
    const visits = open();

    expect([visits.hasFirst(), visits.takeFirst()?.person, visits.hasFirst(), visits.takeFirst()]).toEqual([
      true,
      person,
      false,
      null,
    ]);
  });

  test.each([
    ['at another address', { address: '/dashboard' }],
    ['by another build', { build: 'b2' }],
    ['once the session is over', { time: begun + 1 }],
  ])('is not shown %s', (_, parts) => {
    const { open } = browserWith('local');
    open().save({ person, pages });
    expect(open(parts).takeFirst()).toBe(null);
  });

  test('is not shown to another person, nor where nobody is signed in', () => {
    const { storages, open } = browserWith('local');
    open().save({ person, pages });
    storages.local.setItem(sessionKey, JSON.stringify({ userId: 'acc-otto', token: 'token-of-otto' }));
    const others = open().takeFirst();
    storages.local.removeItem(sessionKey);

    expect([others, open().takeFirst()]).toEqual([null, null]);
  });

  test.each([
    '',
    '{"build":',
    'null',
    '{"build":"b1"}',
    '{"build":"b1","person":{"user":{"id":"acc-nora"}}}',
  ])('counts as nothing where it is %s', (text) => {
    const { storages, open } = browserWith('local');
    storages.local.setItem(visitsKey, text);
    expect([open().takeFirst(), open().load(person.user.id)]).toEqual([null, null]);
  });

  test.each([
    ['somebody was erased', erasedKey],
    ['somebody’s right has ended', endedKey],
  ] as const)('is not what a visit begins with when %s since, wherever it was kept', (_what, key) => {
    for (const where of ['local', 'session'] as const) {
      const { storages, open } = browserWith(where);
      open().save({ person, pages });
      const before = open().hasFirst();
      setMark(storages.local, key, { position: 120, isOwn: true });

      expect([before, open().hasFirst(), open().takeFirst(), open().load(person.user.id)]).toEqual([
        true,
        false,
        null,
        null,
      ]);
    }
  });

  test('is of no use when it was kept by a page that had not heard of an erasure, and of use again once it has', () => {
    const { storages, open } = browserWith('local');
    const asleep = open();
    asleep.hasFirst();
    setMark(storages.local, erasedKey, { position: 120, isOwn: true });
    asleep.save({ person, pages });
    const unheard = open().hasFirst();
    asleep.forget();
    asleep.save({ person, pages });

    expect([unheard, open().hasFirst()]).toEqual([false, true]);
  });

  test('is forgotten in both storages', () => {
    const { storages, open } = browserWith('local');
    open().save({ person, pages });
    storages.session.setItem(visitsKey, 'of a look at a portal');
    open().forget();

    expect([storages.local.items.has(visitsKey), storages.session.items.has(visitsKey)]).toEqual([
      false,
      false,
    ]);
  });
});
