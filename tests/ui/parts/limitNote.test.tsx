/** @vitest-environment happy-dom */
/** Tests the quota note of a button: plain, then amber, then the reason why nothing more fits. */
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderPart } from '#tests/support/renderPart.ts';
import { LimitNote } from '#ui/parts/LimitNote.tsx';
import type { AppServices } from '#ui/services/appServices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';

const usage = { clients: 0, dashboards: 0, teamMembers: 0, integrations: 0, reports: 0 };

const held = (context: unknown) => ({
  subscribe: () => ({ unsubscribe: () => undefined }),
  getSnapshot: () => ({ context, matches: () => false }),
});

const servicesOf = (plan: string, used: Partial<typeof usage>): AppServices =>
  ({
    actors: {
      auth: held({ user: null, profile: { role: 'admin' }, membership: null, session: null }),
      subscription: held({ plan, simulated: null, features: ['basic'], usage: { ...usage, ...used } }),
    },
  }) as unknown as AppServices;

const said = async (plan: string, resource: keyof typeof usage, used: number) => {
  const page = await renderPart(
    <ServicesContext value={servicesOf(plan, { [resource]: used })}>
      <MemoryRouter>
        <LimitNote resource={resource} />
      </MemoryRouter>
    </ServicesContext>,
  );
  const note = page.container.querySelector('span');
  const told = [note?.textContent ?? null, note?.querySelector('a')?.getAttribute('href') ?? null];
  await page.unmount();
  return told;
};

test('says how many are left, and from 80% of the limit on where there is more room', async () => {
  expect(await said('pro', 'clients', 19)).toEqual(['6 left', null]);
  expect(await said('pro', 'clients', 20)).toEqual(['5 left of 25 See plans', '/billing']);
  expect(await said('pro', 'clients', 25)).toEqual([
    'All 25 clients of Pro are in use. Enterprise has no limit. See plans',
    '/billing',
  ]);
  expect(await said('enterprise', 'clients', 900)).toEqual([null, null]);
});

test('says of what counts anew each month that it is of this month', async () => {
  expect(await said('starter', 'reports', 3)).toEqual(['2 left this month', null]);
  expect(await said('starter', 'reports', 4)).toEqual(['1 left of 5 this month See plans', '/billing']);
});
