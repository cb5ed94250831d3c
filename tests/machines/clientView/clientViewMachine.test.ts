/** Tests viewing a client's portal: the session in use, and the preserved own session. */
import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { ApiClient } from '#machines/api/apiClient.ts';
import { createSessionStore, sessionKey } from '#machines/auth/sessionStorage.ts';
import { clientViewMachine } from '#machines/clientView/clientViewMachine.ts';
import { clientViewService } from '#machines/clientView/clientViewService.ts';
import { macrotask } from '#world/settle.ts';

const storage = () => {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
};

const own = { userId: 'nora', token: 'own' };
const look = { userId: 'look', token: 'portal' };

describe('the session of a look at a portal', () => {
  test.each([
    ['that is remembered', true],
    ['of the tab alone', false],
  ])('is before an own one %s, after a reload too, and gives it back', (_words, remember) => {
    const places = { local: storage(), session: storage() };
    const store = createSessionStore(places);
    store.save(own, remember);
    store.enterView(look);
    const reloaded = createSessionStore(places);

    expect([store.token(), reloaded.load()]).toEqual(['portal', look]);
    expect([reloaded.leaveView(), reloaded.token(), createSessionStore(places).load()]).toEqual([
      true,
      'own',
      own,
    ]);
    expect(reloaded.leaveView()).toBe(false);
  });

  test('leaves the other tabs alone: what they share stays the own one', () => {
    const places = { local: storage(), session: storage() };
    const store = createSessionStore(places);
    store.save(own, true);
    store.enterView(look);

    expect(JSON.parse(places.local.getItem(sessionKey) ?? '')).toEqual(own);
  });
});

describe('view as client', () => {
  const start = (refuse: boolean) => {
    const told: unknown[] = [];
    const api: Pick<ApiClient, 'call'> = {
      call: (name, ...options) => {
        told.push([name, ...options.map((one) => ({ ...Object(one), signal: undefined }))]);
        if (refuse) return Promise.reject(new Error('no answer'));
        const reply: unknown = { user: { id: 'look' }, session: { token: 'portal' } };
        return Promise.resolve(reply) as never;
      },
    };
    const actor = createActor(
      clientViewMachine.provide(
        clientViewService({
          api,
          door: {
            enter: (entry) => void told.push(['enter', entry]),
            leave: () => {
              told.push('leave');
              return 'portal';
            },
          },
          showPortal: () => void told.push('portal shown'),
          showClient: (id) => void told.push(['client shown', id]),
          onMissed: () => void told.push('untold'),
        }),
      ),
      { input: { clientId: null } },
    ).start();
    return { actor, told };
  };

  test('opens the portal with the session that the backend gives', async () => {
    const { actor, told } = start(false);
    actor.send({ type: 'view.enter', clientId: 'acme' });
    await waitFor(actor, (snapshot) => snapshot.matches('changed'));

    expect(told).toEqual([
      ['viewAsClient', { body: { client_id: 'acme' }, signal: undefined }],
      ['enter', look],
      'portal shown',
    ]);
  });

  test('stays where it is when that is refused, and says why', async () => {
    const { actor, told } = start(true);
    actor.send({ type: 'view.enter', clientId: 'acme' });
    await waitFor(actor, (snapshot) => snapshot.matches('resting'));

    expect([told.length, actor.getSnapshot().context.problem?.message]).toEqual([
      1,
      'Something went wrong. Please try again.',
    ]);
  });

  test.each([
    ['and ends the look, with its own token', false, []],
    ['whether the backend answers or not', true, ['untold']],
  ])('comes back to the client’s page %s', async (_words, refuse, more) => {
    const { actor, told } = start(refuse);
    actor.send({ type: 'view.exit' });
    await waitFor(actor, (snapshot) => snapshot.matches('changed'));
    await macrotask();

    expect(told).toEqual([
      ['client shown', null],
      'leave',
      ['signOut', { token: 'portal', signal: undefined }],
      ...more,
    ]);
  });
});
