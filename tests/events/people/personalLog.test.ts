/** Tests that personal values are encrypted per person, decrypted for readers, and unreadable once the key is deleted. */
import { describe, expect, test } from 'vitest';
import type { AppEvent } from '#events/appEvent.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { personalLog } from '#events/people/personalLog.ts';
import { memoryHints } from '#tests/support/memoryHints.ts';
import { appendFacts, openMemoryLog } from '#tests/support/memoryLog.ts';
import { until } from '#tests/support/until.ts';
import { verifyChain } from '#tests/support/verifyChain.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const at = '2026-01-05T09:00:00.000Z';
const about = { contactId: 'c1', clientId: 'acme', workspaceId: 'w1' };
const contact = { name: 'Ingrid Solberg', email: 'ingrid@acme.example', title: 'Head of sales' };
const added: AppEvent = { type: 'ClientContactAdded', data: { ...about, ...contact, addedAt: at } };
const invited: AppEvent = {
  type: 'MemberInvited',
  data: {
    workspaceId: 'w1',
    invitationId: 'i1',
    email: 'Ingrid@acme.example',
    role: 'manager',
    invitedAt: at,
  },
};
const erased: AppEvent = {
  type: 'ClientContactErased',
  data: { ...about, erases: ['c1', 'ingrid@acme.example'], erasedAt: at },
};

const open = () => {
  const world = createVirtualWorld();
  const storage = memoryStorage();
  const join = memoryHints();
  const tab = () => personalLog(openMemoryLog(world, { storage, hints: join() }), world);
  return { world, raw: openMemoryLog(world, { storage }), one: tab(), two: tab() };
};

const dataIn = async (log: Pick<EventLog, 'readAll'>) => (await log.readAll()).map(({ data }) => data);

const words = [
  { ...about, name: 'Erased person', email: '', title: '', addedAt: at },
  { ...invited.data, email: 'Erased person' },
];

describe('what is personal', () => {
  test('is sealed in the log, and there for who reads it, in another tab too', async () => {
    const { world, raw, one, two } = open();
    await appendFacts(one, world, [added, invited]);
    const stored = await raw.readAll();
    expect(stored.map(({ data }) => data)).toEqual(words);
    expect(stored.map(({ sealed = {} }) => Object.keys(sealed))).toEqual([
      ['c1'],
      [expect.stringMatching(/^a[0-9a-f]{32}$/)],
    ]);
    expect(JSON.stringify(stored)).not.toMatch(/ingrid|solberg/i);
    expect(verifyChain(stored)).toBe(null);
    for (const tab of [one, two]) expect(await dataIn(tab)).toEqual([added.data, invited.data]);
  });

  test('is what it was, by every way of reading', async () => {
    const { world, one, two } = open();
    await appendFacts(one, world, [added], { tags: ['t'] });
    const followed: StoredEvent[] = [];
    const stop = two.subscribe(0, (events) => followed.push(...events));
    const { events } = await two.readTagged({ tag: 't' });
    await expect.poll(() => followed.length).toBe(1);
    stop();
    const stream = await two.readStream('clientContact-c1');
    for (const read of [events, stream, followed]) expect(read.map(({ data }) => data)).toEqual([added.data]);
  });

  test('cannot be read by anybody after the erasure, and the chain is valid', async () => {
    const { world, raw, one, two } = open();
    await appendFacts(one, world, [added, invited]);
    await two.readAll();
    await appendFacts(one, world, [erased]);
    const stored = await raw.readAll();
    expect(verifyChain(stored)).toBe(null);
    expect(JSON.stringify(stored)).not.toMatch(/ingrid|solberg/i);
    for (const tab of [one, two, open().one])
      expect((await dataIn(tab)).slice(0, 2)).toEqual(tab === one || tab === two ? words : []);
    expect([...(await raw.vault.list('person:')).keys()]).toEqual(['person:salt']);
  });

  test('is not read any more by a tab that only hears of the erasure', async () => {
    const { world, one, two } = open();
    await appendFacts(one, world, [added]);
    const heard: string[] = [];
    const stop = two.subscribe(0, (events) => heard.push(...events.map(({ type }) => type)));
    const before = await two.readStream('clientContact-c1', { limit: 1 });
    await appendFacts(one, world, [erased]);
    await until(() => expect(heard).toEqual(['ClientContactAdded', 'ClientContactErased']));
    stop();
    const after = await two.readStream('clientContact-c1', { limit: 1 });

    expect([before, after].map(([event]) => event?.data)).toEqual([added.data, words[0]]);
  });

  test('of an address is sealed with one key, whichever of two tabs knows it first', async () => {
    const { world, raw, one, two } = open();
    await Promise.all([appendFacts(one, world, [invited]), appendFacts(two, world, [invited])]);
    expect((await raw.vault.list('person:')).size).toBe(2);
    for (const tab of [one, two]) expect(await dataIn(tab)).toEqual([invited.data, invited.data]);
  });

  test('of who comes again after an erasure is sealed anew; what was erased stays so', async () => {
    const { world, one, two } = open();
    await appendFacts(one, world, [invited]);
    await appendFacts(one, world, [erased]);
    await appendFacts(two, world, [invited]);
    expect((await dataIn(one)).filter((data) => 'invitationId' in data)).toEqual([words[1], invited.data]);
  });
});
