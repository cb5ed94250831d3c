/** Tests the actions of the auth context, from form to backend and back. */
import { describe, expect, test } from 'vitest';
import { createApiClient } from '#machines/api/apiClient.ts';
import { type Auth, authNotAvailable, authStatusOf, createAuth } from '#machines/auth/auth.ts';
import { type Person, personOf } from '#machines/auth/authContext.ts';
import { authMachine } from '#machines/auth/authMachine.ts';
import { authService } from '#machines/auth/authService.ts';
import { createSessionStore, type StorageChange, sessionKey } from '#machines/auth/sessionStorage.ts';
import { startLifecycle } from '#machines/start.ts';
import { credentialsOf, nora, signUpBodyOf } from '#tests/support/cast.ts';
import { settle } from '#world/settle.ts';
import { fakeServer, jsonReply, noContent, noReply, problemReply, silence } from '../fakeServer.ts';
import { newWorld, seen } from '../machineHarness.ts';
import { nobodyKnown, noraFound, noraKnown, noraSignedIn } from '../people.ts';

const noras = JSON.stringify({ userId: 'acc-nora', token: 'token-of-nora' });
const credentials = { ...credentialsOf(nora), remember: true };

const memory = (text: string | null) => {
  const items = new Map<string, string>(text === null ? [] : [[sessionKey, text]]);
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};

/** A page with previously stored data; `page`: if it can be reloaded. */
const open = (
  server: ReturnType<typeof fakeServer>,
  { stored = null as string | null, page = false, kept = null as Person | null } = {},
) => {
  const world = newWorld();
  const local = memory(stored);
  const session = memory(null);
  const store = createSessionStore({ local, session });
  const listeners: ((event: StorageChange) => void)[] = [];
  const storageEvents = {
    addEventListener: (_: 'storage', listener: (event: StorageChange) => void) =>
      void listeners.push(listener),
    removeEventListener: () => undefined,
  };
  let reloads = 0;
  const reloadToHome = (): Promise<void> => {
    reloads += 1;
    return page ? new Promise(() => undefined) : Promise.resolve();
  };
  const api = createApiClient({
    world,
    baseUrl: '',
    fetch: server.fetch,
    ready: () => Promise.resolve(),
    session: store,
    onSessionRejected: () => actor.send({ type: 'session.rejected' }),
  });
  const service = authService({ api, store, storageEvents, reloadToHome, storedPerson: kept });
  const actor = startLifecycle(world, authMachine.provide(service), { id: 'auth', frameOf: api.frameOf });
  const auth = createAuth(actor, world.trace);
  const entries = () => [local.getItem(sessionKey), session.getItem(sessionKey)];
  const changeInOtherTab = async (text: string | null) => {
    if (text === null) local.removeItem(sessionKey);
    else local.setItem(sessionKey, text);
    for (const listener of listeners) listener({ key: sessionKey });
    await settle();
  };
  /** Without a storage event. */
  const forgetInOtherTab = () => local.removeItem(sessionKey);
  return {
    world,
    server,
    actor,
    auth,
    api,
    entries,
    changeInOtherTab,
    forgetInOtherTab,
    reloads: () => reloads,
  };
};

const openSignedIn = async (...answers: Parameters<typeof fakeServer>) => {
  const started = open(fakeServer(jsonReply(noraSignedIn), ...answers), { stored: noras });
  await settle();
  return started;
};

const signedIn = { state: { signedIn: 'settled' }, context: noraKnown, tags: [] };
const signedOut = (problem: object | null = null) => ({
  state: 'signedOut',
  context: { ...nobodyKnown, problem },
  tags: [],
});
const askAndGiveUp = (auth: Auth, told: unknown[]): void => {
  const leaving = new AbortController();
  auth.signIn(credentials, leaving.signal).then(
    (outcome) => told.push(outcome),
    () => undefined,
  );
  leaving.abort();
};
const pathsOf = ({ asked }: ReturnType<typeof fakeServer>) =>
  asked.map(({ method, url }) => `${method} ${url}`);

describe('auth', () => {
  test('asks nobody on load when no session is stored [S4.1]', async () => {
    const { actor, server } = open(fakeServer());
    await settle();

    expect([seen(actor), server.asked]).toEqual([signedOut(), []]);
  });

  test('restores the stored session with its token [S4.1]', async () => {
    const { actor, server, entries } = await openSignedIn();

    expect([seen(actor), pathsOf(server), server.asked[0]?.headers.authorization, entries()]).toEqual([
      signedIn,
      ['GET /api/auth/session'],
      'Bearer token-of-nora',
      [noras, null],
    ]);
  });

  test('shows whom the page was last open for, and asks the backend then', async () => {
    const server = fakeServer(
      jsonReply({ ...noraSignedIn, profile: { ...noraSignedIn.profile, role: 'admin' } }),
    );
    const { actor } = open(server, { stored: noras, kept: personOf(noraFound) });
    const states: unknown[] = [];
    actor.subscribe(({ value, context }) => states.push([value, context.profile?.role]));
    await settle();

    expect([states.at(-2), states.at(-1), pathsOf(server)]).toEqual([
      [{ signedIn: 'readingAgain' }, 'user'],
      [{ signedIn: 'settled' }, 'admin'],
      ['GET /api/auth/session'],
    ]);
  });

  test.each([
    ['the backend does not know their session any more', noras, problemReply('sessionMissing'), [null, null]],
    [
      'the stored session is another’s',
      JSON.stringify({ userId: 'acc-otto', token: 'x' }),
      problemReply('sessionMissing'),
      [null, null],
    ],
  ])('shows nobody for long when %s', async (_, stored, answer, left) => {
    const { actor, entries } = open(fakeServer(answer), { stored, kept: personOf(noraFound) });
    await settle();

    expect([seen(actor), entries()]).toEqual([signedOut(), left]);
  });

  test('stays with whom the page was last open for as long as the backend says nothing', async () => {
    const { actor, entries } = open(fakeServer(noReply), { stored: noras, kept: personOf(noraFound) });
    await settle();

    expect([seen(actor), entries()]).toEqual([signedIn, [noras, null]]);
  });

  test.each([
    ['is unreadable', '{"userId":', fakeServer()],
    ['is of another shape', '{"userId":"acc-nora"}', fakeServer()],
    ['has an unknown token', noras, fakeServer(problemReply('sessionMissing'))],
    ['belongs to an unknown user', noras, fakeServer(problemReply('userNotFound'))],
    [
      'was changed to another user’s id',
      JSON.stringify({ userId: 'acc-admin', token: 'token-of-nora' }),
      fakeServer(jsonReply(noraSignedIn)),
    ],
  ])('discards quietly a stored session that %s [S4.1]', async (_, stored, server) => {
    const { actor, entries, reloads } = open(server, { stored });
    await settle();

    expect([seen(actor), entries(), reloads()]).toEqual([signedOut(), [null, null], 0]);
  });

  test.each([
    ['nobody answers', noReply],
    ['the backend’s storage does not answer', problemReply('storageUnavailable')],
  ])('keeps the stored session when %s, and restores it five seconds later', async (_, answer) => {
    const { actor, world, entries } = open(fakeServer(answer, jsonReply(noraSignedIn)), { stored: noras });
    await settle();
    expect([seen(actor).state, entries()]).toEqual(['restoringFailed', [noras, null]]);

    await world.clock.advanceAsync(5_000);
    await settle();
    expect(seen(actor)).toEqual(signedIn);
  });

  test.each([
    ['in local storage when remembered', true, [noras, null]],
    ['for the tab when not', false, [null, noras]],
  ])('signs in and keeps the session %s [S7.1]', async (_, remember, expected) => {
    const { actor, auth, server, entries } = open(fakeServer(jsonReply(noraSignedIn)));
    const outcome = await auth.signIn({ ...credentials, remember });

    expect([outcome, seen(actor), entries()]).toEqual([{ error: null }, signedIn, expected]);
    expect(server.asked.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', '/api/auth/sign-in', credentialsOf(nora)],
    ]);
  });

  test('returns why a sign-in was refused [S7.1] [S8.1]', async () => {
    const { actor, auth, entries } = open(fakeServer(problemReply('wrongCredentials')));
    const error = { message: 'Invalid email or password' };

    expect([await auth.signIn(credentials), seen(actor), entries()]).toEqual([
      { error },
      signedOut(error),
      [null, null],
    ]);
  });

  test('signs up and is signed in at once, remembered [S7.1] [S4.1]', async () => {
    const { actor, auth, server, entries } = open(fakeServer(jsonReply(noraSignedIn, { status: 201 })));

    expect([await auth.signUp(nora), seen(actor), entries()]).toEqual([
      { error: null },
      signedIn,
      [noras, null],
    ]);
    expect(server.asked[0]?.body).toEqual(signUpBodyOf(nora));
  });

  test('returns why a sign-up was refused, field by field [S7.1] [S8.1]', async () => {
    const errors = { email: 'Enter an email address such as name@agency.com' };
    const { auth } = open(fakeServer(problemReply('emailTaken'), problemReply('invalid', { errors })));

    expect([await auth.signUp(nora), await auth.signUp(nora)]).toEqual([
      { error: { message: 'User already exists' } },
      { error: { message: 'Check the marked fields.', errors } },
    ]);
  });

  test('merges given fields into the profile [S4.3]', async () => {
    const profile = { ...noraSignedIn.profile, company: 'Berg & Co' };
    const { actor, auth, server } = await openSignedIn(jsonReply({ profile }));

    expect(await auth.updateProfile({ company: 'Berg & Co' })).toEqual({ error: null });
    expect([seen(actor).context, server.asked[1]?.body]).toEqual([
      { ...noraKnown, profile },
      { company: 'Berg & Co' },
    ]);
  });

  test.each([
    ['userNotFound', 'User not found'],
    ['internal', 'Something went wrong on our side. Nothing was saved.'],
  ] as const)('stays signed in when a profile update fails with %s [S4.3] [S8.1]', async (code, message) => {
    const { actor, auth, entries } = await openSignedIn(problemReply(code));

    expect([await auth.updateProfile({}), seen(actor), entries()]).toEqual([
      { error: { message } },
      { ...signedIn, context: { ...noraKnown, problem: { message } } },
      [noras, null],
    ]);
  });

  test('refuses a profile update and a sign-out when nobody is signed in [S4.3] [S8.1]', async () => {
    const { auth, server } = open(fakeServer());
    const refused = { error: { message: 'No user logged in' } };

    expect([await auth.updateProfile({}), await auth.signOut(), server.asked]).toEqual([
      refused,
      refused,
      [],
    ]);
  });

  test('signs out at the backend and in storage, then reloads [S2.10]', async () => {
    const { actor, auth, server, entries, reloads } = await openSignedIn(noContent);

    expect([await auth.signOut(), seen(actor), entries(), reloads()]).toEqual([
      { error: null },
      signedOut(),
      [null, null],
      1,
    ]);
    expect(pathsOf(server)).toEqual(['GET /api/auth/session', 'POST /api/auth/sign-out']);
  });

  test('forgets the session before the backend ends it, so that other tabs can see why it is gone [S2.10]', async () => {
    const started = await openSignedIn((asked) => {
      seenThere.push([asked.headers.authorization, ...started.entries()]);
      return noContent();
    });
    const seenThere: unknown[] = [];
    await started.auth.signOut();

    expect(seenThere).toEqual([['Bearer token-of-nora', null, null]]);
  });

  test('leaves for Home when a call meets the sign-out of another tab before the browser reports it [S2.10]', async () => {
    const { actor, api, forgetInOtherTab, reloads } = await openSignedIn(problemReply('sessionMissing'));
    forgetInOtherTab();
    await api.call('readSubscription').catch(() => undefined);
    await settle();

    expect([seen(actor), reloads()]).toEqual([signedOut(), 1]);
  });

  test('forgets an old refusal when it signs out', async () => {
    const { auth } = await openSignedIn(problemReply('internal'), noContent);
    await auth.updateProfile({});

    expect(await auth.signOut()).toEqual({ error: null });
  });

  test('signs out in storage and reloads although the backend does not answer [S2.10]', async () => {
    const { auth, entries, reloads } = await openSignedIn(noReply, noReply);

    expect([await auth.signOut(), entries(), reloads()]).toEqual([{ error: null }, [null, null], 1]);
  });

  test('does not inform a page that it is signed out before the page is gone', async () => {
    const started = open(fakeServer(jsonReply(noraSignedIn), noContent), { stored: noras, page: true });
    await settle();
    void started.auth.signOut();
    const during = authStatusOf(started.actor.getSnapshot());
    await settle();

    expect([during, authStatusOf(started.actor.getSnapshot()), started.reloads()]).toEqual([
      { state: 'checking' },
      { state: 'checking' },
      1,
    ]);
  });

  test('follows a sign-out in another tab [S2.10]', async () => {
    const { actor, changeInOtherTab, server, reloads } = await openSignedIn();
    await changeInOtherTab(null);

    expect([seen(actor), reloads(), server.asked.length]).toEqual([signedOut(), 1, 1]);
  });

  test('follows a sign-in in another tab', async () => {
    const { actor, changeInOtherTab } = open(fakeServer(jsonReply(noraSignedIn)));
    await settle();
    await changeInOtherTab(noras);

    expect(seen(actor)).toEqual(signedIn);
  });

  test('discards quietly a session that any call finds rejected [S4.1]', async () => {
    const { actor, api, entries, reloads } = await openSignedIn(problemReply('sessionMissing'));
    await api.call('readSubscription').catch(() => undefined);

    expect([seen(actor), entries(), reloads()]).toEqual([signedOut(), [null, null], 0]);
  });

  test('says that it was interrupted when the session is rejected during a profile update', async () => {
    const { auth, actor } = await openSignedIn(problemReply('sessionMissing'));

    expect([await auth.updateProfile({}), seen(actor)]).toEqual([
      { error: { message: 'That was interrupted. Please try again.' } },
      signedOut(),
    ]);
  });

  test('lets a sign-in wait until the stored session is checked, then refuses to replace somebody', async () => {
    const server = fakeServer(jsonReply(noraSignedIn));
    const { auth } = open(server, { stored: noras });

    expect([await auth.signIn(credentials), pathsOf(server)]).toEqual([
      { error: { message: 'Sign out before you sign in as someone else.' } },
      ['GET /api/auth/session'],
    ]);
  });

  test('lets a sign-in wait for the check and signs in when nobody was there', async () => {
    const { auth } = open(fakeServer(problemReply('sessionMissing'), jsonReply(noraSignedIn)), {
      stored: noras,
    });

    expect(await auth.signIn(credentials)).toEqual({ error: null });
  });

  test('links the gesture, the call and what follows from its answer', async () => {
    const { world, auth } = open(fakeServer(jsonReply(noraSignedIn)));
    await settle();
    const gesture = world.trace.record({ kind: 'gesture', name: 'Sign in' });
    await world.trace.within(gesture, () => auth.signIn(credentials));

    const frames = world.trace.frames().filter(({ correlation }) => correlation === gesture.correlation);
    expect(
      frames.map(({ number, name, cause }) => [number - gesture.number, name, (cause ?? 0) - gesture.number]),
    ).toEqual([
      [0, 'Sign in', -gesture.number],
      [1, 'signedOut -> signingIn', 0],
      [2, 'auth/signIn started', 1],
      [3, 'POST /api/auth/sign-in', 1],
      [4, '200 POST /api/auth/sign-in', 3],
      [5, 'auth/signIn finished', 4],
      [6, 'signingIn -> preparing', 4],
      [7, 'auth/prepare started', 6],
      [8, 'auth/prepare finished', 7],
      [9, 'preparing -> signedIn.settled', 8],
    ]);
  });

  test('remembers the gesture while a sign-in waits for the check', async () => {
    const { world, auth } = open(fakeServer(problemReply('sessionMissing'), jsonReply(noraSignedIn)), {
      stored: noras,
    });
    const gesture = world.trace.record({ kind: 'gesture', name: 'Sign in' });
    await world.trace.within(gesture, () => auth.signIn(credentials));

    const signingIn = world.trace.frames().find(({ name }) => name === 'signedOut -> signingIn');
    expect(signingIn?.cause).toEqual(gesture.number);
  });

  test('sends nothing of a request that is given up while the session is checked', async () => {
    const { auth, actor, server } = open(fakeServer(problemReply('sessionMissing')), { stored: noras });
    const told: unknown[] = [];
    askAndGiveUp(auth, told);
    await settle();

    expect([told, seen(actor), pathsOf(server)]).toEqual([[], signedOut(), ['GET /api/auth/session']]);
  });

  test('reports to nobody a sign-in that is followed no more, and finishes it', async () => {
    const { auth, actor } = open(fakeServer(jsonReply(noraSignedIn)));
    await settle();
    const told: unknown[] = [];
    askAndGiveUp(auth, told);
    await settle();

    expect([told, seen(actor)]).toEqual([[], signedIn]);
  });

  test('says that it was interrupted when the actor has ended before', async () => {
    const { actor, auth, server } = open(fakeServer());
    await settle();
    actor.stop();

    expect([await auth.signIn(credentials), server.asked]).toEqual([
      { error: { message: 'That was interrupted. Please try again.' } },
      [],
    ]);
  });

  test('leaves no password and no token in any frame', async () => {
    const { world, auth } = open(fakeServer(jsonReply(noraSignedIn), jsonReply(noraSignedIn), noContent));
    await auth.signUp(nora);
    await auth.signOut();
    await auth.signIn(credentials);

    const told = JSON.stringify(world.trace.frames());
    expect([nora.password, 'token-of-nora'].filter((secret) => told.includes(secret))).toEqual([]);
  });

  test('gives up its call when the actor is stopped, and says that it was interrupted', async () => {
    const { actor, auth, server } = open(fakeServer(silence));
    await settle();
    const call = auth.signIn(credentials);
    await settle();
    actor.stop();

    expect([await call, server.asked[0]?.signal?.aborted]).toEqual([
      { error: { message: 'That was interrupted. Please try again.' } },
      true,
    ]);
  });

  test('is not available outside its provider [S8.1]', async () => {
    const refused = { error: { message: 'Auth not available' } };
    const { signIn, signUp, signOut, updateProfile } = authNotAvailable;

    expect(await Promise.all([signIn(credentials), signUp(nora), signOut(), updateProfile({})])).toEqual([
      refused,
      refused,
      refused,
      refused,
    ]);
  });
});

describe('the auth status', () => {
  test('informs protected pages who is there [S2.3]', async () => {
    const { actor } = await openSignedIn();
    const { actor: nobody } = open(fakeServer());
    const before = authStatusOf(nobody.getSnapshot());
    await settle();
    const { actor: unanswered } = open(fakeServer(noReply), { stored: noras });
    await settle();

    expect([before, ...[actor, nobody, unanswered].map((each) => authStatusOf(each.getSnapshot()))]).toEqual([
      { state: 'checking' },
      { state: 'signedIn', role: 'user' },
      { state: 'signedOut' },
      { state: 'unanswered' },
    ]);
  });
});
