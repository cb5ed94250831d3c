/** Tests prefetching a page for the cached role, and discarding the result when the role differs. */
import { describe, expect, test } from 'vitest';
import { sessionKey } from '#machines/auth/sessionStorage.ts';
import { nora, signUpBodyOf } from '#tests/support/cast.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { createServices } from '#ui/app/createServices.ts';
import { noScrollPlaces } from '#ui/services/scrollPlaces.ts';

const memory = (entries: Readonly<Record<string, string>> = {}) => {
  const items = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};

const arrive = async (role: string) => {
  const { world, backend, succeed } = openTestBackend();
  const { user, session } = await succeed('signUp', { body: signUpBodyOf(nora) });
  const local = memory({ [sessionKey]: JSON.stringify({ userId: user.id, token: session.token, role }) });
  const services = createServices({
    world,
    madeAt: world.clock.now(),
    base: '/',
    path: '/dashboard',
    fetch: (url, init) => backend.handle(new Request(new URL(String(url), 'https://app.example'), init)),
    storages: { local, session: memory() },
    storageEvents: null,
    asOf: () => null,
    startBackend: async () => ({ mode: 'direct', memoryReason: null }),
    takeWorker: async () => {},
    controls: () => Promise.reject(new Error('nobody asks')),
    reloadToHome: async () => {},
    scroll: noScrollPlaces,
  });
  services.serverState.setQueryData(['listClients', null], 'guessed');
  services.actors.backend.send({ type: 'backend.want' });
  services.actors.backend.send({ type: 'page.painted' });
  const signedIn = Promise.withResolvers<void>();
  services.actors.auth.subscribe((snapshot) => snapshot.matches('signedIn') && signedIn.resolve());
  await signedIn.promise;
  const stored: unknown = JSON.parse(local.getItem(sessionKey) ?? 'null');
  return { guessed: services.serverState.getQueryData(['listClients', null]), stored };
};

describe('the role that was last known', () => {
  test('keeps what was asked for by it when it is still the role', async () => {
    expect(await arrive('user')).toMatchObject({ guessed: 'guessed', stored: { role: 'user' } });
  });

  test('is corrected, and what it brought forgotten, when the role is another', async () => {
    expect(await arrive('admin')).toMatchObject({ guessed: undefined, stored: { role: 'user' } });
  });
});
