/** Tests that erasing a person while two tabs are open removes their name and address from both. */
import { describe, expect, test } from 'vitest';
import { memoryStorage } from '#events/log/memoryStorage.ts';
import { personalLog } from '#events/people/personalLog.ts';
import { sessionKey } from '#machines/auth/sessionStorage.ts';
import { openMemoryLog } from '#tests/support/memoryLog.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { createServices } from '#ui/app/createServices.ts';
import { prefetch } from '#ui/data/readAhead.ts';
import { createBrowserStore } from '#ui/services/browserStore.ts';
import { noScrollPlaces } from '#ui/services/scrollPlaces.ts';
import { createVisitCache } from '#ui/services/visitCache.ts';
import { settle } from '#world/settle.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const ingrid = { name: 'Ingrid Solberg', email: 'ingrid.solberg@fjord.example', title: 'Head of sales' };
const fjord = 'fjordandfoam';

const storeOf = (kept: Map<string, string>) =>
  createBrowserStore(() => ({
    length: kept.size,
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }));

const openDemo = async () => {
  const world = createVirtualWorld();
  const log = personalLog(openMemoryLog(world, { storage: memoryStorage() }), world);
  const backend = openTestBackend({ world, log });
  await backend.seed();
  const { session, user, profile, membership } = await backend.demo('admin');
  const { token } = session;
  const { contact } = await backend.succeed('addClientContact', {
    token,
    params: { id: fjord },
    body: ingrid,
  });
  const local = new Map<string, string>();
  local.set(sessionKey, JSON.stringify({ userId: user.id, token, role: 'admin' }));
  const openTab = async () => {
    const own = createVirtualWorld();
    const kept = new Map<string, string>();
    const storages = { local: storeOf(local), session: storeOf(kept) };
    const visits = () => createVisitCache({ storages, address: '/clients', build: 'b1', now: own.clock.now });
    const visitCache = visits();
    const services = createServices({
      world: own,
      madeAt: own.clock.now(),
      base: '/',
      path: '/clients',
      visitCache,
      fetch: (url, init) =>
        backend.backend.handle(new Request(new URL(String(url), 'https://app.example'), init)),
      storages,
      storageEvents: null,
      asOf: () => null,
      startBackend: async () => ({ mode: 'direct', memoryReason: null }),
      takeWorker: async () => {},
      controls: () => Promise.reject(new Error('nobody asks')),
      reloadToHome: async () => {},
      scroll: noScrollPlaces,
    });
    const { auth, backend: hosted, feed } = services.actors;
    const settled = new Promise<void>((resolve) => {
      auth.subscribe((snapshot) => snapshot.matches({ signedIn: 'settled' }) && resolve());
    });
    hosted.send({ type: 'backend.want' });
    hosted.send({ type: 'page.painted' });
    await settled;
    await settle();
    await prefetch(services, [['readClientRecord', { client: fjord }]]);
    const held = () => ({
      cache: JSON.stringify(
        services.serverState
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data),
      ),
      trace: JSON.stringify(own.trace.frames()),
      session: JSON.stringify([...kept]),
      local: JSON.stringify([...local]),
    });
    const keep = () =>
      visitCache.save({
        person: { user, profile, membership, session: { expires_at: session.expires_at }, etag: null },
        pages: { '/clients': JSON.stringify([[['readClientRecord'], ingrid]]) },
      });
    return { services, storages, visits, held, keep, feed };
  };
  return { contact, openTab };
};

const naming = (held: Readonly<Record<string, string>>) =>
  Object.entries(held)
    .filter(([, text]) => /ingrid|solberg/i.test(text))
    .map(([where]) => where);

describe('somebody who is erased', () => {
  test('is named by nothing that the tab of the erasure or another one keeps or holds', async () => {
    const { contact, openTab } = await openDemo();
    const [own, other] = [await openTab(), await openTab()];
    for (const tab of [own, other]) {
      tab.keep();
      for (const storage of [tab.storages.local, tab.storages.session]) {
        storage.setItem('agencylens.reportDraft.demoadmin.monthly', ingrid.email);
        storage.setItem('agencylens.frames', `12\n${ingrid.name}`);
        storage.setItem('agencylens.recording', ingrid.name);
      }
    }
    const before = [own, other].map((tab) => naming(tab.held()));
    await own.services.api.call('eraseClientContact', {
      params: { id: contact.id },
      body: { name: ingrid.name },
    });
    await settle();
    await settle();

    expect(before).toEqual([
      ['cache', 'trace', 'session', 'local'],
      ['cache', 'trace', 'session', 'local'],
    ]);
    // The other tab learns of it by its feed, whose code may still be loading.
    for (const tab of [own, other]) await expect.poll(() => naming(tab.held())).toEqual([]);
    expect([own, other].map((tab) => tab.visits().hasFirst())).toEqual([false, false]);
  });

  test('is not painted from what a closed tab had kept for its session', async () => {
    const { contact, openTab } = await openDemo();
    const own = await openTab();
    const closed = await openTab();
    closed.storages.session.setItem(sessionKey, closed.storages.local.getItem(sessionKey) ?? '');
    closed.keep();
    closed.services.actors.feed.send({ type: 'feed.stop' });
    const before = closed.visits().hasFirst();
    await own.services.api.call('eraseClientContact', {
      params: { id: contact.id },
      body: { name: ingrid.name },
    });
    await settle();

    expect([before, naming(closed.held()).includes('session'), closed.visits().hasFirst()]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
