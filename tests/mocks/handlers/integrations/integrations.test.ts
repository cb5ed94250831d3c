/** Tests the endpoints of integrations: connecting, mapping, disconnecting and restoring, with roles, plan and versions. */
import { describe, expect, test } from 'vitest';
import { demoPlatformAccounts } from '#domain/integrations/demoPlatformAccounts.ts';
import { platformCatalogue } from '#domain/integrations/platformCatalogue.ts';
import { platformIds } from '#domain/integrations/platforms.ts';
import type { PlanName } from '#domain/plans/planCatalogue.ts';
import { later, morning } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { factsOf } from '#tests/support/storedEvents.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const shop = {
  platform: 'shopify',
  account_id: 'shopify-fjord',
  client_id: 'fjordandfoam',
  scopes: [...platformCatalogue.shopify.scopes],
} as const;

const bodyFor = (index: number) => {
  const platform = platformIds[index] ?? 'shopify';
  return {
    platform,
    account_id: demoPlatformAccounts[platform][0]?.id,
    client_id: 'fjordandfoam',
    scopes: platformCatalogue[platform].scopes,
  };
};

const open = async (plan?: PlanName) => {
  const backend = openTestBackend();
  await backend.seed();
  const { session } = await backend.demo('admin');
  const facts = { accountId: 'demoadmin', workspaceId: 'northlight', subscriptionId: 'other' };
  if (plan !== undefined) {
    await appendFacts(backend.log, backend.world, [
      {
        type: 'SubscriptionActivated',
        data: {
          ...facts,
          plan,
          cycle: 'monthly',
          periodStart: morning,
          periodEnd: later,
          trialEnd: null,
          activatedAt: morning,
        },
      },
    ]);
  }
  const { token } = session;
  const connect = (body: unknown = shop) => backend.ask('connectIntegration', { token, body });
  const connectShop = async () =>
    (await backend.succeed('connectIntegration', { token, body: shop })).integration;
  const usage = async () => (await backend.succeed('readSubscription', { token })).usage?.integrations;
  return { ...backend, token, connect, connectShop, usage };
};

const withVersion = (etag: string) => ({ 'If-Match': etag });

describe('integrations', () => {
  test('connects an account for a client, appended with consent and counted [S9.2]', async () => {
    const { appendedBy, connect, usage } = await open();
    const appended = await appendedBy(async () => {
      const { status, body } = await connect();
      const { integration } = body as { integration: { id: string } };
      expect({ status, integration: { ...integration, id: 'some' } }).toEqual({
        status: 201,
        integration: {
          id: 'some',
          platform: 'shopify',
          account: { id: 'shopify-fjord', name: 'Fjord & Foam demo shop' },
          client: { id: 'fjordandfoam', name: 'Fjord & Foam' },
          scopes: shop.scopes,
          state: 'connected',
          silent: null,
          replaces: null,
          since: morning,
          by: { id: 'demoadmin', name: 'Ada Moreau' },
          etag: '"r0"',
        },
      });
    });

    expect(factsOf(appended).map(({ stream, type, tags }) => ({ stream, type, tags }))).toEqual([
      {
        stream: 'integrations-northlight',
        type: 'IntegrationConnected',
        tags: ['workspace:northlight', 'client:fjordandfoam'],
      },
    ]);
    expect(await usage()).toBe(1);
  });

  test('refuses the same account twice, and says so in the catalogue', async () => {
    const { connect, succeed, token, events } = await open();
    await connect();
    const before = (await events()).length;

    expect(statusAndBody(await connect({ ...shop, client_id: 'stackpilot' }))).toEqual(
      refusal('integrationConnected'),
    );
    expect((await events()).length).toBe(before);
    const { items } = await succeed('listPlatforms', { token, query: 'q=shopify' });
    expect(items.map(({ id, accounts }) => [id, accounts.map(({ connected }) => connected)])).toEqual([
      ['shopify', [true, false, false]],
    ]);
  });

  test('refuses the one after the plan’s limit with 402, and makes room again by disconnecting [S9.2]', async () => {
    const { ask, connect, succeed, token, usage } = await open('starter');
    const first = { token, body: bodyFor(3) as never };
    const { id, etag } = (await succeed('connectIntegration', first)).integration;
    await connect(bodyFor(0));
    await connect(bodyFor(1));
    const full = refusal('limitReached', { limit: 3, used: 3, plan: 'starter', neededPlan: 'pro' });
    expect(statusAndBody(await connect(bodyFor(2)))).toEqual(full);

    await ask('disconnectIntegration', { token, params: { id }, headers: withVersion(etag) });
    expect(await usage()).toBe(2);
    expect((await connect(bodyFor(2))).status).toBe(201);
    expect(statusAndBody(await ask('restoreIntegration', { token, params: { id } }))).toEqual(full);
  });

  test('connects online shops with a plan that has advanced integrations, and keeps those that are connected [S6.3]', async () => {
    const { ask, connect, connectShop, token, succeed } = await open();
    const { id, etag } = await connectShop();
    const { integration: gone } = await succeed('connectIntegration', {
      token,
      body: {
        ...shop,
        platform: 'woocommerce',
        account_id: demoPlatformAccounts.woocommerce[0]?.id ?? '',
        scopes: [...platformCatalogue.woocommerce.scopes],
      },
    });
    await ask('disconnectIntegration', { token, params: { id: gone.id }, headers: withVersion(gone.etag) });
    const position = (await succeed('listEvents', { token, query: 'order=newest&limit=1' })).items[0]
      ?.position;
    await succeed('startSimulation', {
      token,
      body: {
        plan_name: 'starter',
        keep: { clients: ['fjordandfoam'], team_members: [], dashboards: [], integrations: [id] },
      },
    });
    const locked = refusal('featureLocked', { plan: 'starter', neededPlan: 'pro' });
    const other = { ...shop, account_id: demoPlatformAccounts.shopify[1]?.id };

    expect([
      statusAndBody(await connect(other)),
      statusAndBody(await ask('restoreIntegration', { token, params: { id: gone.id } })),
      statusAndBody(await ask('reconnectIntegration', { token, params: { id } })),
      statusAndBody(await ask('undoChange', { token, body: { position } })),
    ]).toEqual([locked, locked, locked, locked]);
    const kept = (await succeed('listIntegrations', { token, query: 'limit=500' })).items;
    expect(kept.filter((one) => one.id === id).map(({ state }) => state)).toEqual(['connected']);
    expect(
      (await ask('disconnectIntegration', { token, params: { id }, headers: withVersion(etag) })).status,
    ).toBe(204);
    await succeed('endSimulation', { token });
    expect((await ask('restoreIntegration', { token, params: { id: gone.id } })).status).toBe(200);
  });

  test('lets no more through than there is room when all ask at the same time [S9.2]', async () => {
    const { connect, usage } = await open('starter');
    const answers = await Promise.all([0, 1, 2, 3, 4].map((index) => connect(bodyFor(index))));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 402, 402]);
    expect(await usage()).toBe(3);
  });

  test.each([
    [{ account_id: 'tiktok-fjord' }, { account_id: 'Not an account of this platform' }],
    [{ client_id: 'elsewhere' }, { client_id: 'Not a client of this workspace' }],
    [
      { scopes: ['Read products and collections'] },
      { scopes: 'Consent must be given to all that the platform asks for' },
    ],
  ])('refuses %j', async (change, errors) => {
    const { connect } = await open();

    expect(statusAndBody(await connect({ ...shop, ...change }))).toEqual(refusal('invalid', { errors }));
  });

  test('gives a connection to another client, with a version', async () => {
    const { ask, connectShop, token, appendedBy } = await open();
    const { id, etag, ...rest } = await connectShop();
    const call = { token, params: { id }, body: { client_id: 'stackpilot' } };
    expect([
      statusAndBody(await ask('mapIntegration', call)),
      statusAndBody(await ask('mapIntegration', { ...call, headers: withVersion('"r9"') })),
    ]).toEqual([refusal('versionRequired'), refusal('staleVersion')]);

    const appended = await appendedBy(async () => {
      const reply = await ask('mapIntegration', { ...call, headers: withVersion(etag) });
      const integration = { ...rest, id, client: { id: 'stackpilot', name: 'Stackpilot' }, etag: '"r1"' };
      expect([statusAndBody(reply), reply.headers.get('ETag')]).toEqual([
        { status: 200, body: { integration } },
        '"r1"',
      ]);
    });
    expect(factsOf(appended).map(({ type, tags }) => [type, tags])).toEqual([
      ['IntegrationMapped', ['workspace:northlight']],
    ]);
    const foreign = { ...call, body: { client_id: 'elsewhere' }, headers: withVersion('"r1"') };
    expect(statusAndBody(await ask('mapIntegration', foreign))).toEqual(
      refusal('invalid', { errors: { client_id: 'Not a client of this workspace' } }),
    );
  });

  test('disconnects and restores; the list reports the state and as_of the past', async () => {
    const { ask, connectShop, succeed, token, log } = await open();
    const { id, etag } = await connectShop();
    const { position } = await log.head();
    expect(statusAndBody(await ask('disconnectIntegration', { token, params: { id } }))).toEqual(
      refusal('versionRequired'),
    );
    const call = { token, params: { id }, headers: withVersion(etag) };
    expect(statusAndBody(await ask('disconnectIntegration', call))).toEqual({ status: 204, body: null });
    const states = async (query: string) =>
      (await succeed('listIntegrations', { token, query })).items.map(({ state }) => state);
    expect([await states(''), await states('state=connected'), await states(`as_of=${position}`)]).toEqual([
      ['disconnected'],
      [],
      ['connected'],
    ]);

    expect((await ask('restoreIntegration', { token, params: { id } })).status).toBe(200);
    expect(await states('')).toEqual(['connected']);
  });

  test('lists platforms and clients in pages', async () => {
    const { succeed, token } = await open();
    const first = await succeed('listPlatforms', { token, query: 'limit=5' });
    const clients = await succeed('listIntegrationClients', { token, query: 'limit=1' });

    expect([first.items.map(({ id }) => id), first.next_cursor, first.total, clients]).toEqual([
      ['google_analytics', 'facebook_ads', 'instagram', 'linkedin', 'twitter'],
      'twitter',
      53,
      { items: [{ id: 'fjordandfoam', name: 'Fjord & Foam' }], next_cursor: 'fjordandfoam', total: 8 },
    ]);
  });

  test('of an unknown id are not found', async () => {
    const { ask, token } = await open();
    const call = { token, params: { id: 'unknown' } };

    expect([
      statusAndBody(await ask('mapIntegration', { ...call, body: { client_id: 'stackpilot' } })),
      statusAndBody(await ask('disconnectIntegration', call)),
      statusAndBody(await ask('restoreIntegration', call)),
    ]).toEqual([refusal('notFound'), refusal('notFound'), refusal('notFound')]);
  });

  test('connects once when the same attempt is sent twice', async () => {
    const { ask, token, usage } = await open();
    const call = { token, body: shop, headers: { 'Idempotency-Key': 'try' } };
    const [first, second] = [await ask('connectIntegration', call), await ask('connectIntegration', call)];

    expect([second.body, await usage()]).toEqual([first.body, 1]);
  });
});
