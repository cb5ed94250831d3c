import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { mayOpen } from '#domain/access/protectedPages.ts';
import { type Role, roles } from '#domain/access/role.ts';
import { endpoints } from '#domain/contract/endpoints.ts';
import { routeAt, routes } from '#ui/app/routes.ts';
import { readAhead } from '#ui/data/readAhead.ts';
import type { AppServices } from '#ui/services/appServices.ts';

const askedFor = async (path: string, role: Role | null): Promise<readonly string[]> => {
  const asked: string[] = [];
  const services = {
    serverState: new QueryClient(),
    api: {
      call: async (name: string) => {
        asked.push(name);
        return { items: [], next_cursor: null };
      },
    },
  } as unknown as AppServices;
  await readAhead(services, routeAt(path), role);
  return asked;
};

describe('reading ahead', () => {
  test.each<[string, Role | null, readonly string[]]>([
    ['/dashboard', null, ['readWhiteLabel']],
    ['/billing', null, ['readWhiteLabel']],
    ['/billing', 'admin', ['readWorkspace', 'readWhiteLabel']],
    ['/competitor-analysis', null, ['readWhiteLabel']],
    ['/competitor-analysis', 'admin', ['listClients', 'listCompetitors', 'readWhiteLabel']],
    ['/competitor-analysis', 'manager', ['readWhiteLabel']],
    ['/clients', 'manager', ['listClients', 'readWhiteLabel']],
    ['/white-label', 'manager', ['readWhiteLabel']],
  ])(
    'of %s for the role %s asks for what that role may read, and nothing else',
    async (path, role, names) => {
      expect(await askedFor(path, role)).toEqual(names);
    },
  );

  test('resolves when what was asked for is refused', async () => {
    const services = {
      serverState: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
      api: { call: () => Promise.reject(new Error('refused')) },
    } as unknown as AppServices;

    expect(await readAhead(services, routeAt('/dashboard'), 'user')).toBeUndefined();
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
