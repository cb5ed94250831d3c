import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { mayOpen } from '#domain/access/protectedPages.ts';
import { roles } from '#domain/access/role.ts';
import { endpoints } from '#domain/contract/endpoints.ts';
import { readAhead } from '#ui/app/readAhead.ts';
import { routeAt, routes } from '#ui/app/routes.ts';
import type { AppServices } from '#ui/app/services.ts';

/** An auth actor that the test tells who is there, and what was asked for meanwhile. */
const open = () => {
  const asked: string[] = [];
  const listeners = new Set<() => void>();
  let snapshot = { state: 'restoring', role: 'user' };
  const auth = {
    getSnapshot: () => ({
      matches: (state: string) => state === snapshot.state,
      context: { profile: { role: snapshot.role } },
    }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return { unsubscribe: () => listeners.delete(listener) };
    },
  };
  const services = {
    serverState: new QueryClient(),
    api: { call: async (name: string) => asked.push(name) },
    actors: { auth },
  } as unknown as AppServices;
  const tell = (state: string, role = 'user') => {
    snapshot = { state, role };
    for (const listener of [...listeners]) listener();
  };
  return { asked, tell, listeners, visit: (path: string) => readAhead(services, routeAt(path)) };
};

describe('reading ahead', () => {
  test('asks at once for what everybody may read, beside the session', () => {
    const { asked, listeners, visit } = open();
    visit('/dashboard');

    expect([asked, listeners.size]).toEqual([['readWorkspace', 'listEvents'], 0]);
  });

  test.each([
    ['the role that may open the page', 'signedIn', 'admin', ['listClients', 'listCompetitors']],
    ['a role that may not', 'signedIn', 'manager', []],
    ['nobody', 'signedOut', 'user', []],
    ['nobody knows who', 'restoringFailed', 'admin', []],
  ])('asks for what only some may read when %s is there, once', (_, state, role, expected) => {
    const { asked, tell, listeners, visit } = open();
    visit('/competitor-analysis');
    tell('restoring');
    const before = [...asked];
    tell(state, role);
    tell('signedIn', 'admin');

    expect([before, asked, listeners.size]).toEqual([[], expected, 0]);
  });

  test('knows the role already after a sign-in', () => {
    const { asked, tell, visit } = open();
    tell('signedIn', 'manager');
    visit('/clients');
    visit('/white-label');

    expect(asked).toEqual(['listClients']);
  });

  test('asks for nothing that a role which may open the page may not read, whatever its plan [S6.2]', () => {
    const refused = routes.flatMap(({ path, guard, reads = [] }) =>
      reads.flatMap(([name]) => {
        const { roles: allowed, feature } = { feature: null, ...endpoints[name] };
        const readers = roles.filter((role) => guard === undefined || mayOpen(role, guard));
        const isOpen = allowed === 'anyone' || readers.every((role) => allowed.some((one) => one === role));
        return isOpen && feature === null ? [] : [[path, name]];
      }),
    );

    expect(refused).toEqual([]);
  });
});
