/** Tests all machines of a page over the real backend, connected as in the composition root. */
import { describe, expect, test } from 'vitest';
import { featuresOf } from '#domain/plans/planFeatures.ts';
import { limitsOf } from '#domain/plans/subscription.ts';
import { createApiClient } from '#machines/api/apiClient.ts';
import { createEventFeed } from '#machines/api/eventFeed.ts';
import { createGate } from '#machines/api/gate.ts';
import { createAuth } from '#machines/auth/auth.ts';
import { authMachine } from '#machines/auth/authMachine.ts';
import { authService } from '#machines/auth/authService.ts';
import { createSessionStore } from '#machines/auth/sessionStorage.ts';
import { backendMachine } from '#machines/backend/backendMachine.ts';
import { backendService } from '#machines/backend/backendService.ts';
import { feedMachine } from '#machines/feed/feedMachine.ts';
import { feedService } from '#machines/feed/feedService.ts';
import { followPerson } from '#machines/followPerson.ts';
import { startLifecycle } from '#machines/start.ts';
import { subscriptionMachine } from '#machines/subscription/subscriptionMachine.ts';
import { subscriptionService } from '#machines/subscription/subscriptionService.ts';
import { credentialsOf, nora } from '#tests/support/cast.ts';
import { openTestBackend, type TestBackend } from '#tests/support/testBackend.ts';
import { settle } from '#world/settle.ts';
import { newWorld, seen } from './machineHarness.ts';

const memory = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};

const open = (test: TestBackend) => {
  const { world } = test;
  const gate = createGate();
  const store = createSessionStore({ local: memory(), session: memory() });
  const wire = {
    world,
    baseUrl: 'https://app.example',
    fetch: (url: string, init: RequestInit) => test.backend.handle(new Request(url, init)),
    ready: gate.wait,
    session: store,
    onSessionRejected: () => auth.send({ type: 'session.rejected' }),
  };
  const api = createApiClient(wire);
  const { frameOf } = api;
  const startBackend = () => Promise.resolve({ mode: 'direct' as const, memoryReason: null });
  const takeWorker = () => Promise.resolve();
  const backendActors = backendMachine.provide(backendService({ startBackend, takeWorker, gate }));
  const backend = startLifecycle(world, backendActors, { id: 'backend' });
  gate.whenWaiting(() => backend.send({ type: 'backend.want' }));
  const loading = subscriptionMachine.provide(subscriptionService({ api, world }));
  const subscription = startLifecycle(world, loading, { id: 'subscription', frameOf });
  const openFeed = createEventFeed(wire);
  const feed = startLifecycle(world, feedMachine.provide(feedService({ openFeed })), { id: 'feed' });
  const arrived: string[] = [];
  feed.on('events.arrived', ({ events }) => {
    for (const { type } of events) arrived.push(type);
  });
  const service = authService({ api, store, storageEvents: null, reloadToHome: () => Promise.resolve() });
  const auth = startLifecycle(world, authMachine.provide(service), {
    id: 'auth',
    frameOf,
    watch: followPerson({ subscription, feed, position: api.position }),
  });
  return {
    world,
    api,
    store,
    backend,
    subscription,
    feed,
    auth,
    verbs: createAuth(auth, world.trace),
    arrived,
  };
};

const openSignedIn = async () => {
  const test = openTestBackend({ world: newWorld() });
  const page = open(test);
  page.backend.send({ type: 'page.painted' });
  const outcome = await page.verbs.signUp(nora);
  await settle();
  return { ...page, test, outcome };
};

describe('a page', () => {
  test('lets a sign-up wait for the backend, then loads the subscription and opens the feed [S4.1] [S4.2]', async () => {
    const test = openTestBackend({ world: newWorld() });
    const page = open(test);
    const signUp = page.verbs.signUp(nora);
    await settle();
    expect([seen(page.auth).state, seen(page.backend).state]).toEqual(['signingUp', 'waitingForPaint']);

    page.backend.send({ type: 'page.painted' });
    expect(await signUp).toEqual({ error: null });
    await settle();
    const userId = page.auth.getSnapshot().context.user?.id;
    expect([seen(page.subscription), seen(page.feed).state]).toEqual([
      {
        state: { ready: 'absent' },
        context: {
          userId,
          subscription: null,
          endedTrial: null,
          pastDue: null,
          plan: null,
          simulated: null,
          active: false,
          limits: limitsOf(null),
          features: featuresOf(null),
          usage: { clients: 1, teamMembers: 1, integrations: 0, dashboards: 0, reports: 0 },
          problem: null,
        },
        tags: [],
      },
      { linked: 'open' },
    ]);
  });

  test('hears of what happens after it signed in, and of nothing before', async () => {
    const { verbs, arrived } = await openSignedIn();
    expect(await verbs.updateProfile({ company: 'Berg & Co' })).toEqual({ error: null });
    await settle();

    expect(arrived).toEqual(['ProfileUpdated']);
  });

  test('links a gesture to the request, the command, the event and the transition that follow from it', async () => {
    const { world, verbs } = await openSignedIn();
    const gesture = world.trace.record({ kind: 'gesture', name: 'Save profile' });
    await world.trace.within(gesture, () => verbs.updateProfile({ company: 'Berg & Co' }));
    await settle();

    const frames = world.trace.frames().filter(({ correlation }) => correlation === gesture.correlation);
    const nameOf = (number: number | null) => frames.find((frame) => frame.number === number)?.name ?? null;
    const links = frames.map(({ kind, name, cause }) => [kind, name, nameOf(cause)]);
    expect(
      links.filter(([kind]) => ['request', 'command', 'event', 'response', 'transition'].includes(`${kind}`)),
    ).toEqual([
      ['transition', 'signedIn.settled -> signedIn.updatingProfile', 'Save profile'],
      ['request', 'PATCH /api/auth/profile', 'signedIn.settled -> signedIn.updatingProfile'],
      ['command', 'updateProfile', 'PATCH /api/auth/profile'],
      ['event', 'ProfileUpdated', 'updateProfile'],
      ['response', '200 PATCH /api/auth/profile', 'PATCH /api/auth/profile'],
      ['transition', 'signedIn.updatingProfile -> signedIn.settled', '200 PATCH /api/auth/profile'],
      ['transition', 'linked.open -> linked.open', '#6 ProfileUpdated'],
    ]);
  });

  test('signs out everywhere: session, subscription and feed [S2.10] [S4.2]', async () => {
    const { verbs, auth, subscription, feed, store } = await openSignedIn();
    expect(await verbs.signOut()).toEqual({ error: null });
    await settle();

    expect([seen(auth).state, seen(subscription).state, seen(feed).state, store.token()]).toEqual([
      'signedOut',
      'absent',
      'off',
      null,
    ]);
  });

  test('is signed out quietly when its session is ended elsewhere, as the feed finds out [S4.1]', async () => {
    const { test, world, auth, feed, store } = await openSignedIn();
    await test.succeed('signOut', { token: store.token() ?? '' });
    await settle();
    expect([seen(auth).state, seen(feed).state]).toEqual([{ signedIn: 'settled' }, 'waiting']);

    await world.clock.advanceAsync(250);
    await settle();
    expect([seen(auth).state, seen(feed).state, store.token()]).toEqual(['signedOut', 'off', null]);
  });

  test('goes on with the feed where it ended as planned, and misses nothing', async () => {
    const { test, world, feed, store, arrived } = await openSignedIn();
    const change = (company: string) =>
      test.succeed('updateProfile', { token: store.token() ?? '', body: { company } });
    await change('One');
    await world.clock.advanceAsync(90_000);
    expect(seen(feed).state).toEqual('waiting');
    await change('Two');
    await world.clock.advanceAsync(250);
    await settle();

    expect([seen(feed).state, arrived]).toEqual([{ linked: 'open' }, ['ProfileUpdated', 'ProfileUpdated']]);
  });

  test('signs in again with the same credentials, and refuses wrong ones [S5.3]', async () => {
    const { verbs, auth } = await openSignedIn();
    await verbs.signOut();
    const wrong = await verbs.signIn({ ...credentialsOf(nora), password: 'acorn-17', remember: true });
    const right = await verbs.signIn({ ...credentialsOf(nora), remember: true });

    expect([wrong, right, seen(auth).state]).toEqual([
      { error: { message: 'Invalid email or password' } },
      { error: null },
      { signedIn: 'settled' },
    ]);
  });

  test('leaves no password and no token in any frame of page or backend', async () => {
    const { world, verbs, store } = await openSignedIn();
    const token = store.token() ?? '';
    await verbs.updateProfile({ company: 'Berg & Co' });
    await verbs.signOut();
    const seenObjects = new WeakSet<object>();
    const told = JSON.stringify(world.trace.frames(), (_, value: unknown) => {
      if (typeof value !== 'object' || value === null) return value;
      if (seenObjects.has(value)) return undefined;
      seenObjects.add(value);
      return value;
    });

    expect([token.length > 20, told.includes(token), told.includes(nora.password)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
