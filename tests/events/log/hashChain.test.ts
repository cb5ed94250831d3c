/** Tests the hash chain: the published formula, and the detection of any changed event. */
import { describe, expect, test } from 'vitest';
import type { Head } from '#events/log/eventLog.ts';
import { chainCheck, emptyHead, hashEvent } from '#events/log/hashChain.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { verifyChain } from '#tests/support/verifyChain.ts';
import { referenceHash } from './referenceHash.ts';

const golden: StoredEvent = {
  tenant: 'main',
  position: 1,
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  stream: 'account-ada',
  revision: 0,
  type: 'AccountRegistered',
  schemaVersion: 1,
  occurredAt: '2026-01-05T09:00:00.000Z',
  recordedAt: '2026-01-05T09:00:00.000Z',
  commandId: 'register-ada',
  correlationId: '0123456789abcdef0123456789abcdef',
  causationId: null,
  actor: { kind: 'visitor', id: 'visitor' },
  tags: ['workspace:north'],
  data: { name: 'Ada Löwe 🦁', z: 1, a: [true, null, -0.5, 123456.789], é: { '\u2028': '"\\' } },
  previousHash: '0'.repeat(64),
  hash: '2432fc5772b8697847c6c0e9473a087e13d3ba0362dfb3dd7bd7b358b4921c44',
};

const rehashed = (event: StoredEvent): StoredEvent => ({ ...event, hash: referenceHash(event) });

const chain = (length: number): StoredEvent[] => {
  const events: StoredEvent[] = [];
  for (let position = 1; position <= length; position += 1) {
    events.push(
      rehashed({
        ...golden,
        position,
        id: `id-${position}`,
        stream: position % 2 === 1 ? 'note-a' : 'note-b',
        revision: Math.floor((position - 1) / 2),
        recordedAt: `2026-01-05T09:00:0${position}.000Z`,
        data: { position },
        previousHash: events.at(-1)?.hash ?? emptyHead.hash,
      }),
    );
  }
  return events;
};

/** Recomputes links from a position on, over changed events. */
const relinked = (events: readonly StoredEvent[]): StoredEvent[] => {
  const linked: StoredEvent[] = [];
  for (const event of events) {
    linked.push(rehashed({ ...event, previousHash: linked.at(-1)?.hash ?? emptyHead.hash }));
  }
  return linked;
};

const at = (events: readonly StoredEvent[], index: number): StoredEvent => {
  const event = events[index];
  if (event === undefined) {
    throw new Error(`there is no event ${index}`);
  }
  return event;
};

const headOf = ({ position, hash, recordedAt }: StoredEvent): Head => ({ position, hash, recordedAt });

const changes: { [Field in keyof StoredEvent]: StoredEvent[Field] } = {
  tenant: 'fork',
  position: 7,
  id: 'id-9',
  stream: 'note-c',
  revision: 5,
  type: 'TextRevoked',
  schemaVersion: 2,
  occurredAt: '2026-01-05T09:00:03.001Z',
  recordedAt: '2026-01-05T09:00:03.001Z',
  commandId: 'another',
  correlationId: 'f123456789abcdef0123456789abcdef',
  causationId: 'id-1',
  actor: { kind: 'visitor', id: 'someone' },
  tags: [],
  data: { position: 4 },
  previousHash: 'f'.repeat(64),
  hash: 'f'.repeat(64),
};

describe('hash chain', () => {
  test('hashes the golden event to its published value', () => {
    expect(hashEvent(golden)).toBe(golden.hash);
    expect(verifyChain([golden])).toBeNull();
  });

  test('agrees with a second implementation of the formula, wherever the event is', () => {
    const events = [golden, ...chain(6)];
    expect(events.map(hashEvent)).toEqual(events.map(referenceHash));
  });

  test('finds no fault in a sound chain', () => {
    expect(verifyChain(chain(6))).toBeNull();
  });

  test('finds no fault in no events', () => {
    expect(verifyChain([])).toBeNull();
  });

  test('checks a later part of the chain from the head before it', () => {
    const events = chain(6);
    expect(verifyChain(events.slice(3), headOf(at(events, 2)))).toBeNull();
  });

  test('checks a log page by page as it does in one go', () => {
    const events = chain(6);
    const skipped = relinked(events.with(4, { ...at(events, 4), revision: 3 }));
    const check = chainCheck();
    const pages = [skipped.slice(0, 2), skipped.slice(2, 4), skipped.slice(4)];
    expect(pages.map((page) => page.map(check))).toEqual([
      [null, null],
      [null, null],
      [
        { position: 5, fault: 'revision' },
        { position: 5, fault: 'position' },
      ],
    ]);
  });

  test('finds a later part that follows another head', () => {
    const events = chain(6);
    const other = { ...headOf(at(events, 2)), hash: 'a'.repeat(64) };
    expect(verifyChain(events.slice(3), other)).toEqual({ position: 4, fault: 'link' });
  });

  test.each(Object.keys(changes))('notices a change of %s', (field) => {
    const events = chain(5);
    const edited = { ...at(events, 2), [field]: changes[field as keyof StoredEvent] };
    const faults: Partial<Record<string, string>> = { position: 'position', previousHash: 'link' };
    expect(verifyChain(events.with(2, edited))).toEqual({ position: 3, fault: faults[field] ?? 'content' });
  });

  test.each<[string, object]>([
    ['a role given to the actor', { actor: { ...golden.actor, role: 'admin' } }],
    ['a field that no event has', { note: 'added' }],
    ['a field that is gone', { tags: undefined }],
    ['text that became a date of the same form', { occurredAt: new Date(golden.occurredAt) }],
    ['data that JSON cannot hold', { data: { position: Number.NaN } }],
  ])('notices %s', (_, change) => {
    const events = chain(5);
    const edited = { ...at(events, 2), ...change };
    expect(verifyChain(events.with(2, edited))).toEqual({ position: 3, fault: 'content' });
  });

  test('notices every edit that was hashed again, at the event behind it', () => {
    const events = chain(5);
    const edited = rehashed({ ...at(events, 2), data: { position: 99 } });
    expect(verifyChain(events.with(2, edited))).toEqual({ position: 4, fault: 'link' });
  });

  test('names the first of several broken links', () => {
    const events = chain(6);
    const edited = events.with(4, { ...at(events, 4), type: 'X' }).with(1, { ...at(events, 1), type: 'X' });
    expect(verifyChain(edited)).toEqual({ position: 2, fault: 'content' });
  });

  test('notices an event that was dropped', () => {
    expect(verifyChain(chain(5).toSpliced(2, 1))).toEqual({ position: 3, fault: 'position' });
  });

  test('notices a dropped event when the others were numbered anew', () => {
    const events = chain(5).toSpliced(2, 1);
    const renumbered = events.map((event, index) => ({ ...event, position: index + 1 }));
    expect(verifyChain(renumbered)).toEqual({ position: 3, fault: 'link' });
  });

  test('notices two events that were swapped', () => {
    const events = chain(5);
    const swapped = events.with(1, at(events, 2)).with(2, at(events, 1));
    expect(verifyChain(swapped)).toEqual({ position: 2, fault: 'position' });
  });

  test('notices an event that was inserted', () => {
    const events = chain(5);
    expect(verifyChain(events.toSpliced(2, 0, at(events, 1)))).toEqual({ position: 3, fault: 'position' });
  });

  test('notices a missing revision although every link is sound', () => {
    const events = chain(5);
    const skipped = relinked(events.with(2, { ...at(events, 2), revision: 2 }));
    expect(verifyChain(skipped)).toEqual({ position: 3, fault: 'revision' });
  });

  test('notices a stream that does not begin at revision 0', () => {
    const events = chain(2);
    const late = relinked(events.with(1, { ...at(events, 1), revision: 1 }));
    expect(verifyChain(late)).toEqual({ position: 2, fault: 'revision' });
  });

  test('notices time that runs backwards although every link is sound', () => {
    const events = chain(4);
    const early = relinked(events.with(3, { ...at(events, 3), recordedAt: '2026-01-05T09:00:02.999Z' }));
    expect(verifyChain(early)).toEqual({ position: 4, fault: 'time' });
  });
});
