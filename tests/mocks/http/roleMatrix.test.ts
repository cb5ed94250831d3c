/** Who may call what, read from the API's own document: every endpoint as a visitor, a user, a manager, an admin and a new owner. */
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { endpoints } from '#domain/contract/endpoints.ts';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import type { ProblemCode } from '#domain/contract/problemCatalogue.ts';
import { listings } from '#domain/marketplace/listings.ts';
import { openApiDocument } from '#mocks/handlers/openapi/openApiDocument.ts';
import { nora } from '#tests/support/cast.ts';
import { openTestBackend, type TestBackend } from '#tests/support/testBackend.ts';

/** The demo's people by role, and an owner of a workspace of their own, who has role user and no plan. */
const people = ['visitor', 'user', 'manager', 'admin', 'owner'] as const;
type Person = (typeof people)[number];

const names = Object.keys(paths) as EndpointName[];

type Operation = {
  readonly 'x-roles': readonly string[];
  readonly 'x-role-limits'?: Readonly<Record<string, string>>;
  readonly 'x-plan': unknown;
};

const documented = openApiDocument().paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const operationOf = (name: EndpointName): Operation => {
  const [method, path] = paths[name];
  const operation = documented[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  if (!operation) throw new Error(`The document says nothing of ${name}`);
  return operation;
};

/** What the document says about a person at an endpoint; null lets through. */
const expected = (name: EndpointName, person: Person): ProblemCode | null => {
  const { 'x-roles': roles, 'x-plan': plan } = operationOf(name);
  const { withoutSession }: Endpoint = endpoints[name];
  if (roles.includes('anyone')) return null;
  if (person === 'visitor') return roles.includes('visitor') ? null : (withoutSession ?? 'sessionMissing');
  const isLetIn = roles.includes(person) || (person === 'owner' && roles.includes('user'));
  if (!isLetIn) return 'roleForbidden';
  return person === 'owner' && typeof plan === 'string' ? 'featureLocked' : null;
};

const tokenOf = async ({ demo, signUp }: TestBackend, person: Person): Promise<string | null> => {
  switch (person) {
    case 'visitor':
      return null;
    case 'owner':
      return (await signUp(nora)).session.token;
    default:
      return (await demo(person === 'user' ? 'client' : person)).session.token;
  }
};

const access: readonly (ProblemCode | undefined)[] = [
  'sessionMissing',
  'noUserLoggedIn',
  'roleForbidden',
  'featureLocked',
];

/** Calls with as little as possible: what is let through may fail on its input, but not on access. */
const refusedAccess = async (
  name: EndpointName,
  person: Person,
  id = 'nothing',
): Promise<ProblemCode | null> => {
  const backend = openTestBackend();
  await backend.seed();
  const token = await tokenOf(backend, person);
  const response = await backend.open(name, {
    params: { provider: 'google', id, change: id },
    ...(token === null ? {} : { token }),
    ...(paths[name][0] === 'GET' ? {} : { body: id === 'nothing' ? {} : { scopes: [] } }),
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
    '%s as %s is let through or refused as the document says [S6.1]',
    async (name, person) => {
      expect(await refusedAccess(name, person)).toBe(expected(name, person));
    },
  );

  test('keeps a role to the resources that the document names', async () => {
    const limited = names.filter((name) => operationOf(name)['x-role-limits']);
    const free = listings.find(({ monthlyPrice }) => monthlyPrice === 0)?.id ?? '';
    const paid = listings.find(({ monthlyPrice }) => monthlyPrice > 0)?.id ?? '';
    const told = await Promise.all(
      limited.map(async (name) => [
        name,
        operationOf(name)['x-role-limits'],
        await refusedAccess(name, 'manager', free),
        await refusedAccess(name, 'manager', paid),
        await refusedAccess(name, 'admin', paid),
      ]),
    );

    const limits = { manager: 'apps that cost nothing' };
    expect(told).toEqual([
      ['installListing', limits, null, 'roleForbidden', null],
      ['uninstallListing', limits, null, 'roleForbidden', null],
    ]);
  });
});
