/** Tests the endpoints of the marketplace: browsing, installing with consent, uninstalling. */
import { describe, expect, test } from 'vitest';
import { listingOf, listings } from '#domain/marketplace/listings.ts';
import type { PlanName } from '#domain/plans/planCatalogue.ts';
import { later, morning } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { factsOf } from '#tests/support/storedEvents.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const consentTo = (id: string) => ({ scopes: [...(listingOf(id)?.scopes ?? [])] });

const open = async (who: 'admin' | 'manager' | 'client' = 'admin') => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo(who)).session;
  const install = (id: string, body: unknown = consentTo(id)) =>
    backend.ask('installListing', { token, params: { id }, body });
  const uninstall = (id: string, headers: Record<string, string> = {}) =>
    backend.ask('uninstallListing', { token, params: { id }, headers });
  const ids = async (query = '') =>
    (await backend.succeed('listListings', { token, query })).items.map(({ id }) => id);
  return { ...backend, token, install, uninstall, ids };
};

const subscribe = ({ log, world }: Awaited<ReturnType<typeof open>>, plan: PlanName) =>
  appendFacts(log, world, [
    {
      type: 'SubscriptionActivated',
      data: {
        accountId: 'demoadmin',
        workspaceId: 'northlight',
        subscriptionId: 'other',
        plan,
        cycle: 'monthly',
        periodStart: morning,
        periodEnd: later,
        trialEnd: null,
        activatedAt: morning,
      },
    },
  ]);

describe('marketplace', () => {
  test.each(['admin', 'manager', 'client'] as const)(
    'is open to look around for a %s [S6.2]',
    async (who) => {
      const { ids, succeed, token } = await open(who);
      const { listing } = await succeed('readListing', { token, params: { id: 'quietbell' } });

      expect([
        (await ids('limit=500')).length,
        await ids('category=alerts&limit=2'),
        listing.installation,
      ]).toEqual([listings.length, ['quietbell', 'budgetwatch'], null]);
    },
  );

  test('installs with consent, appended, and lists what is installed first', async () => {
    const { appendedBy, install, ids } = await open();
    const appended = await appendedBy(async () => {
      const { status, body } = await install('handover');
      const { listing } = body as { listing: { installation: unknown } };
      expect([status, listing.installation]).toEqual([
        201,
        {
          version: '2.2.0',
          installed_at: morning,
          by: { id: 'demoadmin', name: 'Ada Moreau' },
          etag: '"r0"',
          scopes: consentTo('handover').scopes,
          client_ids: null,
          settings: {},
          cap: null,
          paused: false,
        },
      ]);
    });
    expect(factsOf(appended).map(({ type, tags, data }) => ({ type, tags, data }))).toEqual([
      {
        type: 'AppInstalled',
        tags: ['workspace:northlight'],
        data: {
          workspaceId: 'northlight',
          listingId: 'handover',
          name: 'Handover',
          by: 'demoadmin',
          version: '2.2.0',
          scopes: consentTo('handover').scopes,
          installedAt: morning,
        },
      },
    ]);
    expect((await ids())[0]).toBe('handover');
    expect(statusAndBody(await install('handover'))).toEqual(refusal('appInstalled'));
  });

  test('refuses an app without whole consent, and one that is not there', async () => {
    const { install, uninstall } = await open();

    expect([
      statusAndBody(await install('handover', { scopes: [] })),
      statusAndBody(await install('none')),
      statusAndBody(await uninstall('none')),
      statusAndBody(await uninstall('handover')),
    ]).toEqual([refusal('consentIncomplete'), refusal('notFound'), refusal('notFound'), refusal('notFound')]);
  });

  test('uninstalls with a version, and installs again', async () => {
    const { install, uninstall, ids } = await open();
    await install('tasknote');
    expect([
      statusAndBody(await uninstall('tasknote')),
      statusAndBody(await uninstall('tasknote', { 'If-Match': '"r4"' })),
      statusAndBody(await uninstall('tasknote', { 'If-Match': '"r0"' })),
      (await ids())[0],
    ]).toEqual([
      refusal('versionRequired'),
      refusal('staleVersion'),
      { status: 204, body: null },
      'mondaybrief',
    ]);

    expect([(await install('tasknote')).status, (await ids())[0]]).toEqual([201, 'tasknote']);
    expect((await uninstall('tasknote', { 'If-Match': '"r2"' })).status).toBe(204);
  });

  test('lets a manager install what is free, and nothing that costs', async () => {
    const { install } = await open('manager');

    expect([(await install('quietbell')).status, statusAndBody(await install('plainwords'))]).toEqual([
      201,
      refusal('roleForbidden'),
    ]);
  });

  test('asks for the plan that an app comes with; uninstalling needs none', async () => {
    const backend = await open();
    await backend.install('warehouselink');
    await subscribe(backend, 'pro');

    expect([
      statusAndBody(await backend.install('approvalline')),
      (await backend.install('slidedeck')).status,
      (await backend.uninstall('warehouselink', { 'If-Match': '"r0"' })).status,
    ]).toEqual([refusal('featureLocked', { plan: 'pro', neededPlan: 'enterprise' }), 201, 204]);
  });
});
