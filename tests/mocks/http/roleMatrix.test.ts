/** Tests documented access to every endpoint as a visitor, user, manager, admin, owner and new owner. */
import { describe, expect, test } from 'vitest';
import { endpoints } from '#domain/contract/endpoints.ts';
import { listings } from '#domain/marketplace/listings.ts';
import { nora } from '#tests/support/cast.ts';
import { openTestBackend, type TestBackend } from '#tests/support/testBackend.ts';
import {
  documentedRefusal,
  endpointNames,
  operationOf,
  refusedAccess,
  type Who,
} from './documentedAccess.ts';

/** The demo's people by role, and an owner of another workspace, who has role user and no plan. */
const people = {
  visitor: null,
  user: { role: 'user', isOwner: false, plan: 'enterprise' },
  manager: { role: 'manager', isOwner: false, plan: 'enterprise' },
  admin: { role: 'admin', isOwner: false, plan: 'enterprise' },
  owner: { role: 'admin', isOwner: true, plan: 'enterprise' },
  newOwner: { role: 'user', isOwner: true, plan: null },
} as const satisfies Readonly<Record<string, Who>>;

type Person = keyof typeof people;

const tokenOf = async ({ demo, signUp, succeed }: TestBackend, person: Person): Promise<string | null> => {
  switch (person) {
    case 'visitor':
      return null;
    case 'newOwner':
      return (await signUp(nora)).session.token;
    case 'owner':
      return (await demo('admin')).session.token;
    case 'admin':
      await succeed('changeMemberRole', {
        token: (await demo('admin')).session.token,
        params: { id: 'demomanager' },
        body: { role: 'admin' },
      });
      return (await demo('manager')).session.token;
    default:
      return (await demo(person === 'user' ? 'client' : person)).session.token;
  }
};

/** Uses a separate backend for each call. */
const refusedOf = async (name: (typeof endpointNames)[number], person: Person, id?: string) => {
  const backend = openTestBackend();
  await backend.seed();
  const token = await tokenOf(backend, person);
  return refusedAccess(backend, name, { token, ...(id === undefined ? {} : { id }) });
};

const everybody = Object.keys(people) as Person[];

describe('role matrix', () => {
  test.each(endpointNames.flatMap((name) => everybody.map((person) => [name, person] as const)))(
    '%s as %s is let through or refused as the document says [S6.1]',
    async (name, person) => {
      expect(await refusedOf(name, person)).toBe(documentedRefusal(name, people[person]));
    },
  );

  test('keeps a role to the resources that the contract names', async () => {
    const limited = endpointNames.filter((name) => 'accessRules' in endpoints[name]);
    const free = listings.find(({ monthlyPrice }) => monthlyPrice === 0)?.id ?? '';
    const paid = listings.find(({ monthlyPrice }) => monthlyPrice > 0)?.id ?? '';
    const told = await Promise.all(
      limited.map(async (name) => [
        name,
        operationOf(name)['x-role-limits'],
        await refusedOf(name, 'manager', free),
        await refusedOf(name, 'manager', paid),
        await refusedOf(name, 'admin', paid),
      ]),
    );

    const limits = { manager: 'apps that cost nothing' };
    expect(told).toEqual([
      ['installListing', limits, null, 'roleForbidden', null],
      ['changeInstallation', limits, null, 'roleForbidden', null],
      ['uninstallListing', limits, null, 'roleForbidden', null],
    ]);
  });
});
