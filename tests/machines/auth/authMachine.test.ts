/** Tests how the signed-in person is restored, changed and removed. */
import { describe, expect, test } from 'vitest';
import type { SignUpInput } from '#domain/accounts/signUpRules.ts';
import type { Profile } from '#domain/contract/authSchemas.ts';
import { type ProblemCode, problemOf } from '#domain/contract/problemCatalogue.ts';
import type { Versioned } from '#machines/api/apiClient.ts';
import { ApiProblem } from '#machines/api/apiProblem.ts';
import { NetworkProblem } from '#machines/api/networkProblem.ts';
import type { Credentials, Found, Person, ProfileUpdate } from '#machines/auth/authContext.ts';
import { authMachine } from '#machines/auth/authMachine.ts';
import { nora } from '#tests/support/cast.ts';
import { held, quiet, seen, startMachine, transitionsOf } from '../machineHarness.ts';
import { nobodyKnown, noraFound, noraKnown, noraSignedIn } from '../people.ts';

const refusal = (code: ProblemCode) => {
  const problem = problemOf(code);
  return new ApiProblem(problem, problem.status);
};

const credentials: Credentials = { email: nora.email, password: nora.password, remember: true };
const noReply = { message: 'The server did not answer. Try again in a moment.' };

const open = (
  given: Partial<Record<'prepare', ReturnType<typeof held<void, Person | null>>['logic']>> = {},
) => {
  const restoreSession = held<Found | null>();
  const signIn = held<Found, Credentials>();
  const signUp = held<Found, SignUpInput>();
  const updateProfile = held<Versioned<{ profile: Profile }>, ProfileUpdate>();
  const readPerson = held<Found>();
  const endSession = held<void>();
  const reloadToHome = held<void>();
  let discarded = 0;
  const machine = authMachine.provide({
    actors: {
      restoreSession: restoreSession.logic,
      signIn: signIn.logic,
      signUp: signUp.logic,
      ...given,
      updateProfile: updateProfile.logic,
      readPerson: readPerson.logic,
      endSession: endSession.logic,
      reloadToHome: reloadToHome.logic,
      watchSession: quiet(),
    },
    actions: {
      discardSession: () => {
        discarded += 1;
      },
    },
  });
  const parts = { restoreSession, signIn, signUp, updateProfile, readPerson, endSession, reloadToHome };
  return { ...startMachine(machine), ...parts, discarded: () => discarded };
};

const openSignedOut = async () => {
  const started = open();
  await started.restoreSession.last().resolve(null);
  return started;
};

const openSignedIn = async () => {
  const started = open();
  await started.restoreSession.last().resolve(noraFound);
  return started;
};

const signedOut = (context: object = nobodyKnown) => ({ state: 'signedOut', context, tags: [] });
const signedIn = (context: object = noraKnown) => ({ state: { signedIn: 'settled' }, context, tags: [] });
const busy = (state: unknown, context: object = nobodyKnown) => ({ state, context, tags: ['busy'] });

describe(authMachine.id, () => {
  test('begins by checking the stored session [S4.1]', () => {
    const { actor, restoreSession } = open();

    expect([seen(actor), restoreSession.asked.length]).toEqual([busy('restoring'), 1]);
  });

  test('restores the person of a good session, without the token [S4.1] [S3.2]', async () => {
    const { actor, discarded } = await openSignedIn();

    expect([seen(actor), discarded()]).toEqual([signedIn(), 0]);
  });

  test('discards an unknown or unreadable session without a word [S4.1]', async () => {
    const { actor, discarded } = await openSignedOut();

    expect([seen(actor), discarded()]).toEqual([signedOut(), 1]);
  });

  test('keeps the session when the backend does not answer, and checks it again after exactly five seconds', async () => {
    const { actor, world, restoreSession, discarded } = open();
    await restoreSession.last().reject(new NetworkProblem('noReply'));
    const failed = { state: 'restoringFailed', context: { ...nobodyKnown, problem: noReply }, tags: [] };
    expect([seen(actor), discarded()]).toEqual([failed, 0]);

    world.clock.advance(4_999);
    expect([seen(actor), restoreSession.asked.length]).toEqual([failed, 1]);
    world.clock.advance(1);
    expect([seen(actor), restoreSession.asked.length]).toEqual([busy('restoring'), 2]);
    await restoreSession.last().resolve(noraFound);
    expect([seen(actor), discarded()]).toEqual([signedIn(), 0]);
  });

  test.each([
    ['session.retry', { type: 'session.retry' }, 'restoring'],
    ['a change in another tab', { type: 'session.changed', stored: false }, 'restoring'],
    ['a sign-in', { type: 'account.signIn', ...credentials }, 'signingIn'],
    ['a sign-up', { type: 'account.signUp', account: nora }, 'signingUp'],
  ] as const)('after a failed check %s goes on at once', async (_, event, state) => {
    const { actor, world, restoreSession } = open();
    await restoreSession.last().reject(new NetworkProblem('noReply'));
    actor.send(event);

    expect(seen(actor)).toEqual(busy(state));
    world.clock.advance(5_000);
    expect(seen(actor)).toEqual(busy(state));
  });

  test('signs in with what was typed [S4.1]', async () => {
    const { actor, signIn } = await openSignedOut();
    actor.send({ type: 'account.signIn', ...credentials });
    expect([seen(actor), signIn.last().input]).toEqual([busy('signingIn'), credentials]);

    await signIn.last().resolve(noraFound);
    expect(seen(actor)).toEqual(signedIn());
  });

  const { problem: _, arriving: __, ...person } = noraKnown;
  const arriving = busy('preparing', { ...nobodyKnown, arriving: person });

  /** Nora's stored session is valid, and her page is being prepared. */
  const openArriving = async () => {
    const prepare = held<void, Person | null>();
    const started = open({ prepare: prepare.logic });
    await started.restoreSession.last().resolve(noraFound);
    return { ...started, prepare };
  };

  test('says who is there only once their page is ready, or could not be made so', async () => {
    const ready = await openArriving();
    const failed = await openArriving();
    expect([seen(ready.actor), ready.prepare.last().input]).toEqual([arriving, person]);

    await ready.prepare.last().resolve();
    await failed.prepare.last().reject(new NetworkProblem('noReply'));
    expect([seen(ready.actor), seen(failed.actor)]).toEqual([signedIn(), signedIn()]);
  });

  test.each([
    ['a session that the backend rejects', { type: 'session.rejected' }, signedOut(), 1],
    ['a sign-out in another tab', { type: 'session.changed', stored: false }, signedOut(), 0],
    ['a sign-in in another tab', { type: 'session.changed', stored: true }, busy('restoring'), 0],
  ] as const)('%s ends the wait for the page', async (_, event, expected, count) => {
    const { actor, prepare, discarded } = await openArriving();
    actor.send(event);

    expect([seen(actor), discarded(), prepare.last().signal.aborted]).toEqual([expected, count, true]);
  });

  test('reports why a sign-in was refused, and forgets it at the next try', async () => {
    const { actor, signIn } = await openSignedOut();
    actor.send({ type: 'account.signIn', ...credentials });
    await signIn.last().reject(refusal('wrongCredentials'));
    const problem = { message: 'Invalid email or password' };
    expect(seen(actor)).toEqual(signedOut({ ...nobodyKnown, problem }));

    actor.send({ type: 'account.signIn', ...credentials });
    expect(seen(actor)).toEqual(busy('signingIn'));
  });

  test('signs a new account in at once [S4.1]', async () => {
    const { actor, signUp } = await openSignedOut();
    actor.send({ type: 'account.signUp', account: nora });
    expect([seen(actor), signUp.last().input]).toEqual([busy('signingUp'), nora]);

    await signUp.last().resolve(noraFound);
    expect(seen(actor)).toEqual(signedIn());
  });

  test('reports why a sign-up was refused, field by field', async () => {
    const { actor, signUp } = await openSignedOut();
    actor.send({ type: 'account.signUp', account: nora });
    const problem = problemOf('invalid', { errors: { 'profile.company': 'Company name is required' } });
    await signUp.last().reject(new ApiProblem(problem, 422));

    const told = {
      message: 'Check the marked fields.',
      errors: { 'profile.company': 'Company name is required' },
    };
    expect(seen(actor)).toEqual(signedOut({ ...nobodyKnown, problem: told }));
  });

  test('takes the merged profile and its version that the backend replies with [S4.3]', async () => {
    const { actor, updateProfile } = await openSignedIn();
    const update = { changes: { company: 'Berg & Co' }, etag: '"r1"' };
    actor.send({ type: 'profile.update', ...update });
    expect([seen(actor), updateProfile.last().input]).toEqual([
      busy({ signedIn: 'updatingProfile' }, noraKnown),
      update,
    ]);

    const profile = { ...noraSignedIn.profile, company: 'Berg & Co' };
    await updateProfile.last().resolve({ profile, etag: '"r2"' });
    expect(seen(actor)).toEqual(signedIn({ ...noraKnown, profile, etag: '"r2"' }));
  });

  test.each([
    ['the user is unknown', refusal('userNotFound'), 'User not found'],
    ['nobody answers', new NetworkProblem('noReply'), noReply.message],
    ['something breaks', new TypeError('x is not a function'), 'Something went wrong. Please try again.'],
  ])(
    'stays signed in with the same profile when %s during a profile update [S4.3]',
    async (_, error, message) => {
      const { actor, updateProfile, discarded } = await openSignedIn();
      actor.send({ type: 'profile.update', changes: { company: '' } });
      await updateProfile.last().reject(error);

      expect([seen(actor), discarded()]).toEqual([signedIn({ ...noraKnown, problem: { message } }), 0]);
    },
  );

  test('asks who the person is now when their role has changed (ruling D29)', async () => {
    const { actor, readPerson } = await openSignedIn();
    actor.send({ type: 'profile.stale' });
    expect(seen(actor)).toEqual({ state: { signedIn: 'readingAgain' }, context: noraKnown, tags: [] });

    const profile = { ...noraSignedIn.profile, role: 'admin' as const };
    await readPerson.last().resolve({ ...noraSignedIn, profile, etag: '"r1"' });
    expect(seen(actor)).toEqual(signedIn({ ...noraKnown, profile, etag: '"r1"' }));
  });

  test('asks once more when it changes again meanwhile, and keeps what it knows without an answer', async () => {
    const { actor, readPerson } = await openSignedIn();
    actor.send({ type: 'profile.stale' });
    const first = readPerson.last();
    actor.send({ type: 'profile.stale' });
    await readPerson.last().reject(new NetworkProblem('noReply'));

    expect([seen(actor), readPerson.asked.length, first.signal.aborted]).toEqual([signedIn(), 2, true]);
  });

  test('updates the profile although it is just asking who the person is', async () => {
    const { actor, updateProfile } = await openSignedIn();
    actor.send({ type: 'profile.stale' });
    actor.send({ type: 'profile.update', changes: { company: 'Berg & Co' } });

    expect([seen(actor), updateProfile.asked.length]).toEqual([
      busy({ signedIn: 'updatingProfile' }, noraKnown),
      1,
    ]);
  });

  test('refuses a profile update when nobody is signed in [S4.3]', async () => {
    const { actor, updateProfile } = await openSignedOut();
    actor.send({ type: 'profile.update', changes: {} });

    expect([seen(actor), updateProfile.asked]).toEqual([
      signedOut({ ...nobodyKnown, problem: { message: 'No user logged in' } }),
      [],
    ]);
  });

  test('signs out at the backend, forgets the session, then reloads to Home [S2.10] [S4.1]', async () => {
    const { actor, endSession, reloadToHome, discarded } = await openSignedIn();
    actor.send({ type: 'account.signOut' });
    expect([seen(actor), discarded(), reloadToHome.asked.length]).toEqual([
      busy('signingOut', noraKnown),
      0,
      0,
    ]);

    await endSession.last().resolve();
    expect([seen(actor), discarded(), reloadToHome.asked.length]).toEqual([busy('leaving'), 1, 1]);
    await reloadToHome.last().resolve();
    expect(seen(actor)).toEqual(signedOut());
  });

  test.each([
    ['does not answer', new NetworkProblem('noReply')],
    ['knows the session no more', refusal('sessionMissing')],
  ])('signs out in the browser even when the backend %s [S2.10]', async (_, error) => {
    const { actor, endSession, reloadToHome, discarded } = await openSignedIn();
    actor.send({ type: 'account.signOut' });
    await endSession.last().reject(error);

    expect([seen(actor), discarded(), reloadToHome.asked.length]).toEqual([busy('leaving'), 1, 1]);
  });

  test('leaves at once when the session is rejected while it is being ended', async () => {
    const { actor, endSession, discarded } = await openSignedIn();
    actor.send({ type: 'account.signOut' });
    actor.send({ type: 'session.rejected' });

    expect([seen(actor), discarded(), endSession.last().signal.aborted]).toEqual([busy('leaving'), 1, true]);
  });

  test('follows another tab’s sign-out and reloads too [S2.10]', async () => {
    const { actor, endSession, reloadToHome } = await openSignedIn();
    actor.send({ type: 'session.changed', stored: false });

    expect([seen(actor), endSession.asked.length, reloadToHome.asked.length]).toEqual([
      busy('leaving'),
      0,
      1,
    ]);
  });

  test('checks whom another tab signed in, no matter who was here before', async () => {
    const { actor, restoreSession } = await openSignedIn();
    actor.send({ type: 'session.changed', stored: true });
    expect([seen(actor), restoreSession.asked.length]).toEqual([busy('restoring'), 2]);

    await restoreSession.last().resolve(null);
    actor.send({ type: 'session.changed', stored: true });
    expect([seen(actor), restoreSession.asked.length]).toEqual([busy('restoring'), 3]);
  });

  test('checks anew when another tab signs in during the check, and the old check is given up', () => {
    const { actor, restoreSession } = open();
    const first = restoreSession.last();
    actor.send({ type: 'session.changed', stored: true });

    expect([seen(actor), restoreSession.asked.length, first.signal.aborted]).toEqual([
      busy('restoring'),
      2,
      true,
    ]);
  });

  test('is signed out when another tab signs out during the check', () => {
    const { actor } = open();
    actor.send({ type: 'session.changed', stored: false });

    expect(seen(actor)).toEqual(signedOut());
  });

  test('does not mind another tab’s sign-out when nobody is signed in here', async () => {
    const { actor, restoreSession } = await openSignedOut();
    actor.send({ type: 'session.changed', stored: false });

    expect([seen(actor), restoreSession.asked.length]).toEqual([signedOut(), 1]);
  });

  test('discards a rejected session quietly, without a reload [S4.1]', async () => {
    const { actor, reloadToHome, discarded } = await openSignedIn();
    actor.send({ type: 'session.rejected' });

    expect([seen(actor), discarded(), reloadToHome.asked.length]).toEqual([signedOut(), 1, 0]);
  });

  test('does not sign in over somebody who is signed in', async () => {
    const { actor, world, signIn } = await openSignedIn();
    actor.send({ type: 'account.signIn', ...credentials });

    expect([seen(actor), signIn.asked.length, transitionsOf(world).at(-1)]).toEqual([
      signedIn(),
      0,
      'account.signIn refused in signedIn.settled',
    ]);
  });
});
