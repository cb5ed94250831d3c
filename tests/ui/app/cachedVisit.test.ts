/** Tests that a page hydrates from its cached replies and asks the backend afterwards. */
import { CancelledError } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { sessionKey } from '#machines/auth/sessionStorage.ts';
import { memoryStore } from '#tests/events/recovery/memoryFiles.ts';
import { nora, signUpBodyOf } from '#tests/support/cast.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { createServices } from '#ui/app/createServices.ts';
import { prefetch } from '#ui/data/readAhead.ts';
import { noScrollPlaces } from '#ui/services/scrollPlaces.ts';
import { createVisitCache, visitsKey } from '#ui/services/visitCache.ts';
import { settle } from '#world/settle.ts';

const lookKey = ['readWhiteLabel', null];

const visitAgain = async () => {
  const { world, backend, succeed } = openTestBackend();
  const { session, user, profile, membership } = await succeed('signUp', { body: signUpBodyOf(nora) });
  const kept = new Map<string, string>();
  const storages = { local: memoryStore(kept).find(), session: memoryStore().find() };
  storages.local.setItem(sessionKey, JSON.stringify({ userId: user.id, token: session.token, role: 'user' }));
  const open = () => createVisitCache({ storages, address: '/dashboard', build: 'b1', now: world.clock.now });
  open().save({
    person: { user, profile, membership, session: { expires_at: session.expires_at }, etag: null },
    pages: { '/dashboard': JSON.stringify([[lookKey, 'kept']]) },
  });
  const asked: string[] = [];
  const backendStart = Promise.withResolvers<void>();
  const services = createServices({
    world,
    madeAt: world.clock.now(),
    base: '/',
    path: '/dashboard',
    visitCache: open(),
    fetch: (url, init) => {
      asked.push(String(url));
      return backend.handle(new Request(new URL(String(url), 'https://app.example'), init));
    },
    storages,
    storageEvents: null,
    asOf: () => null,
    startBackend: async () => {
      await backendStart.promise;
      return { mode: 'direct', memoryReason: null };
    },
    takeWorker: async () => {},
    controls: () => Promise.reject(new Error('nobody asks')),
    reloadToHome: async () => {},
    scroll: noScrollPlaces,
  });
  const { auth, backend: hosted, feed } = services.actors;
  hosted.send({ type: 'backend.want' });
  hosted.send({ type: 'page.painted' });
  await settle();
  const until = (state: 'signedOut' | { signedIn: 'settled' }) =>
    new Promise<void>((resolve) => {
      auth.subscribe((snapshot) => snapshot.matches(state) && resolve());
    });
  const stateOf = () => [auth.getSnapshot().value, feed.getSnapshot().value];
  const look = () => services.serverState.getQueryData(lookKey);
  return { services, kept, succeed, session, asked, backendStart, until, stateOf, look };
};

describe('the next visit of a page', () => {
  test('begins signed in with what was kept while the backend is not there; the feed waits for its position', async () => {
    const { asked, stateOf, look, services } = await visitAgain();

    expect([stateOf(), look(), asked]).toEqual([[{ signedIn: 'readingAgain' }, 'off'], 'kept', []]);
    expect(services.serverState.getQueryState(lookKey)?.isInvalidated).toBe(true);
  });

  test('asks who is there and for all that was kept as soon as the backend is there', async () => {
    const { backendStart, until, asked, stateOf, services, look } = await visitAgain();
    // Waiting for the page's replies does not wait for cached ones.
    await prefetch(services, [['readWhiteLabel']]);
    const before = look();
    const settled = until({ signedIn: 'settled' });
    backendStart.resolve();
    await settled;

    expect([before, asked.filter((url) => url === '/api/auth/session').length]).toEqual(['kept', 1]);
    await expect.poll(look).toMatchObject({ version: 0 });
    expect(stateOf()[1]).not.toEqual('off');
  });

  test('of a session that has ended leads to the sign-in, and nothing stays kept', async () => {
    const { succeed, session, backendStart, until, kept, look } = await visitAgain();
    await succeed('signOut', { token: session.token });
    const out = until('signedOut');
    backendStart.resolve();
    await out;

    expect([kept.get(visitsKey), kept.get(sessionKey), look()]).toEqual([undefined, undefined, undefined]);
  });

  test('of a person who signs out calls off what is on its way', async () => {
    const { services, backendStart, until } = await visitAgain();
    const settled = until({ signedIn: 'settled' });
    backendStart.resolve();
    await settled;
    const signals: AbortSignal[] = [];
    const onItsWay = services.serverState.fetchQuery({
      queryKey: ['late'],
      queryFn: ({ signal }) => {
        signals.push(signal);
        return new Promise(() => {});
      },
    });
    services.actors.auth.send({ type: 'account.signOut' });

    await expect(onItsWay).rejects.toBeInstanceOf(CancelledError);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});
