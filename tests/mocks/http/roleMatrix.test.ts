/** Who may call what, generated from the contract: every endpoint as a visitor, a user, a manager and an admin. */
import { describe, expect, test } from 'vitest';
import type { Role } from '#domain/access/role.ts';
import { type Endpoint, endpoints } from '#domain/contract/endpoints.ts';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import type { ProblemCode } from '#domain/contract/problemCatalogue.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const accounts = { anonymous: null, user: 'client', manager: 'manager', admin: 'admin' } as const;

type Person = keyof typeof accounts;

const people = Object.keys(accounts) as Person[];
const names = Object.keys(paths) as EndpointName[];

/** What the contract says about a person at an endpoint; null lets through. */
const expected = ({ roles, withoutSession }: Endpoint, person: Person): ProblemCode | null => {
  if (roles === 'anyone') return null;
  if (person === 'anonymous') return withoutSession ?? 'sessionMissing';
  return (roles as readonly Role[]).includes(person) ? null : 'roleForbidden';
};

const access: readonly (ProblemCode | undefined)[] = ['sessionMissing', 'noUserLoggedIn', 'roleForbidden'];

/** Calls with as little as possible: what is let through may fail on its input, but not on access. */
const refusedAccess = async (name: EndpointName, person: Person): Promise<ProblemCode | null> => {
  const backend = openTestBackend();
  await backend.seed();
  const account = accounts[person];
  const token = account === null ? {} : { token: (await backend.demo(account)).session.token };
  const body = paths[name][0] === 'GET' ? {} : { body: {} };
  const response = await backend.open(name, {
    params: { provider: 'google', id: 'nothing' },
    ...token,
    ...body,
  });
  if (response.ok) {
    await response.body?.cancel();
    return null;
  }
  const { code } = (await response.json()) as { code: ProblemCode };
  return access.includes(code) ? code : null;
};

describe('role matrix', () => {
  test.each(names.flatMap((name) => people.map((person) => [name, person] as const)))(
    '%s as %s is let through or refused as the contract says [S6.1]',
    async (name, person) => {
      expect(await refusedAccess(name, person)).toBe(expected(endpoints[name], person));
    },
  );
});
