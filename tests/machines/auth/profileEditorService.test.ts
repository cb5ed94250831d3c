/** Tests the profile form: saved by the auth actor, and merged with concurrent changes. */
import { describe, expect, test } from 'vitest';
import { createApiClient } from '#machines/api/apiClient.ts';
import { createAuth } from '#machines/auth/auth.ts';
import { authMachine } from '#machines/auth/authMachine.ts';
import { authService } from '#machines/auth/authService.ts';
import { profileEditorService, profileVersion } from '#machines/auth/profileEditorService.ts';
import { createSessionStore, sessionKey } from '#machines/auth/sessionStorage.ts';
import { editFormMachine } from '#machines/editing/editFormMachine.ts';
import { startLifecycle } from '#machines/start.ts';
import { settle } from '#world/settle.ts';
import { fakeServer, jsonReply, problemReply } from '../fakeServer.ts';
import { newWorld } from '../machineHarness.ts';
import { noraSignedIn } from '../people.ts';

const noras = JSON.stringify({ userId: 'acc-nora', token: 'token-of-nora' });
const emptyStore = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const versioned = (body: unknown, etag: string) => jsonReply(body, { headers: { ETag: etag } });
const { first_name, last_name, company } = noraSignedIn.profile;
const before = { first_name, last_name, company };
const mine = { ...before, company: 'Berg & Co' };
const saved = { ...noraSignedIn.profile, company: 'Berg & Co' };

/** Nora is signed in with version 1 of her profile, and her form is open. */
const openForm = async (...answers: Parameters<typeof fakeServer>) => {
  const world = newWorld();
  const server = fakeServer(versioned(noraSignedIn, '"r1"'), ...answers);
  const local = { ...emptyStore, getItem: (key: string) => (key === sessionKey ? noras : null) };
  const store = createSessionStore({ local, session: emptyStore });
  const ready = () => Promise.resolve();
  const api = createApiClient({ world, baseUrl: '', fetch: server.fetch, ready, session: store });
  const service = authService({ api, store, storageEvents: null, reloadToHome: ready });
  const auth = startLifecycle(world, authMachine.provide(service), { id: 'auth', frameOf: api.frameOf });
  await settle();
  const actors = profileEditorService({
    api,
    auth: createAuth(auth, world.trace),
    onStale: () => auth.send({ type: 'profile.stale' }),
  });
  const machine = editFormMachine.provide({
    actors,
    actions: { leave: () => undefined, showChosen: () => undefined },
  });
  const form = startLifecycle(world, machine, { id: 'editForm' });
  const { profile, etag } = auth.getSnapshot().context;
  if (profile === null) throw new Error('Nora is not signed in');
  form.send({ type: 'form.submit', ...profileVersion(profile, etag), fields: mine, before });
  await settle();
  const asked = () =>
    server.asked
      .slice(1)
      .map(({ method, url, body, headers }) => [method, url, body, headers['if-match'] ?? null]);
  return { auth, form, asked };
};

describe('the form of the own profile', () => {
  test('is saved by the auth actor under the version that it was opened with [S4.3]', async () => {
    const { auth, form, asked } = await openForm(versioned({ profile: saved }, '"r2"'));

    expect([form.getSnapshot().value, asked()]).toEqual([
      'saved',
      [['PATCH', '/api/auth/profile', mine, '"r1"']],
    ]);
    const { profile, etag } = auth.getSnapshot().context;
    expect([profile, etag]).toEqual([saved, '"r2"']);
  });

  test('shows by its field what is refused, and nobody is signed out [S4.3]', async () => {
    const errors = { company: 'Company name is required' };
    const { auth, form } = await openForm(problemReply('invalid', { errors }));

    expect([form.getSnapshot().value, form.getSnapshot().context.problem?.errors]).toEqual([
      'editing',
      errors,
    ]);
    expect(auth.getSnapshot().value).toEqual({ signedIn: 'settled' });
  });

  test('is held against what another tab saved, on the form and on the page', async () => {
    const theirs = { ...noraSignedIn, profile: { ...noraSignedIn.profile, first_name: 'Eleonora' } };
    const again = versioned(theirs, '"r2"');
    const { auth, form, asked } = await openForm(problemReply('staleVersion'), again, again);
    await settle();

    expect([form.getSnapshot().value, form.getSnapshot().context.theirs]).toEqual([
      'conflicted',
      { fields: { ...before, first_name: 'Eleonora' }, etag: '"r2"' },
    ]);
    expect(auth.getSnapshot().context.profile).toEqual(theirs.profile);
    expect(asked().map(([method, url, , ifMatch]) => [method, url, ifMatch])).toEqual([
      ['PATCH', '/api/auth/profile', '"r1"'],
      ['GET', '/api/auth/session', null],
      ['GET', '/api/auth/session', null],
    ]);
  });
});
