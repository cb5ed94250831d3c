/** Tests search markets over HTTP: who reads them, with which source, for which days. */
import { describe, expect, test } from 'vitest';
import type { MarketReply } from '#domain/contract/marketSchemas.ts';
import { queriesInvalidatedBy } from '#domain/contract/queryInvalidation.ts';
import { platformCatalogue } from '#domain/integrations/platformCatalogue.ts';
import { later, morning, nora } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const days = 'from=2025-12-08&to=2026-01-04';
const client = 'stackpilot';

const openDemo = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  const { ask, succeed } = backend;
  const connect = async (): Promise<string> => {
    const { integration } = await succeed('connectIntegration', {
      token,
      body: {
        platform: 'search_visibility',
        account_id: 'search_visibility-stackpilot',
        client_id: client,
        scopes: [...platformCatalogue.search_visibility.scopes],
      },
    });
    return integration.id;
  };
  const add = (domain: string) =>
    ask('addCompetitor', { token, body: { client_id: client, domain, tier: 'direct' } });
  const read = (query = days) => succeed('readMarket', { token, query: `client=${client}&${query}` });
  return { ...backend, token, connect, add, read };
};

const sumOf = ({ sites }: MarketReply, step: number): number =>
  sites.reduce((sum, { shares }) => sum + (shares[step] ?? 0), 0);

describe('a search market [B5]', () => {
  test('is empty without its source, but suggests three competitors of the industry', async () => {
    const { read } = await openDemo();
    const { source, sites, keywords, steps, suggestions } = await read();

    expect([source, sites, keywords, steps]).toEqual([null, [], [], []]);
    expect(suggestions.map(({ domain }) => domain)).toEqual([
      'taskharbor.example',
      'plansheet.example',
      'orbitdesk.example',
    ]);
  });

  test('has the own site first, then competitors as they were added, whose shares sum up to one each day', async () => {
    const { read, connect, add } = await openDemo();
    const id = await connect();
    await add('taskharbor.example');
    await add('orbitdesk.example');
    const market = await read(`${days}&compare=previous`);

    expect(market.source).toMatchObject({
      id,
      name: 'Search visibility (demo)',
      state: 'active',
      data_to: '2026-01-05',
    });
    expect(market.sites.map(({ domain, tier }) => [domain, tier])).toEqual([
      ['stackpilot.example', null],
      ['taskharbor.example', 'direct'],
      ['orbitdesk.example', 'direct'],
    ]);
    expect([market.steps.length, market.step_days, market.keywords.length]).toEqual([28, 1, 36]);
    expect(market.steps.map((_, step) => sumOf(market, step).toFixed(9))).toEqual(
      Array(28).fill('1.000000000'),
    );
    expect(market.compared_range).toEqual({ from: '2025-11-10', to: '2025-12-07' });
    expect(market.sites.map(({ now, shares }) => now.share === shares.at(-1))).toEqual([true, true, true]);
    expect(market.suggestions.map(({ domain }) => domain)).not.toContain('taskharbor.example');
  });

  test('compares with the last of the compared days, as a range that ends there reads it', async () => {
    const { read, connect } = await openDemo();
    await connect();
    const market = await read(`${days}&compare=previous`);
    const before = await read('from=2025-11-10&to=2025-12-07');

    expect(market.sites[0]?.before).toEqual(before.sites[0]?.now);
    expect(market.keywords.map((one) => one.before)).toEqual(before.keywords.map(({ places }) => places));
    expect((await read()).sites[0]?.before).toBe(null);
  });

  test('has weekly steps for long ranges, and says the moves and ads of competitors in the days', async () => {
    const { read, connect, add } = await openDemo();
    await connect();
    await add('taskharbor.example');
    const { steps, step_days, moves, ads } = await read('from=2025-01-06&to=2026-01-04');

    expect([step_days, steps.length, steps[1]]).toEqual([7, 52, '2025-01-13']);
    expect(moves.length).toBeGreaterThan(3);
    expect(moves.filter(({ day, site }) => day < '2025-01-06' || day > '2026-01-04' || site === 0)).toEqual(
      [],
    );
    expect(ads.filter(({ first, last }) => first > last || last > '2026-01-04')).toEqual([]);
  });

  test('ends where its source stopped: later steps have no share', async () => {
    const { read, connect, ask, token } = await openDemo();
    const id = await connect();
    await ask('changeSyncs', { token, body: { ids: [id], change: 'pause' } });
    const { source, sites } = await read('from=2026-01-01&to=2026-01-05');

    expect(source).toMatchObject({ state: 'paused', data_to: '2026-01-04' });
    expect(sites[0]?.shares.map((share) => share === null)).toEqual([false, false, false, false, true]);
  });

  test('is not there after a disconnect, and brings no visits to the metrics', async () => {
    const { read, connect, ask, succeed, token } = await openDemo();
    const query = `${days}&client=${client}`;
    const before = await succeed('readMetrics', { token, query });
    const id = await connect();
    expect((await succeed('readMetrics', { token, query })).totals).toEqual(before.totals);
    await ask('disconnectIntegration', { token, params: { id }, headers: { 'If-Match': '*' } });
    expect((await read()).source).toBe(null);
  });

  test('is read as of a moment of the past, with the competitors of that time', async () => {
    const { read, connect, add, log } = await openDemo();
    await connect();
    await add('taskharbor.example');
    const { position } = await log.head();
    await add('orbitdesk.example');

    expect((await read(`${days}&as_of=${position}`)).sites).toHaveLength(2);
    expect((await read()).sites).toHaveLength(3);
  });

  test('is renewed by each change of its competitors, its client and its source', () => {
    const types = [
      'CompetitorAdded',
      'CompetitorUpdated',
      'CompetitorRemoved',
      'CompetitorRestored',
      'ClientUpdated',
      'ClientArchived',
      'IntegrationConnected',
      'IntegrationMapped',
      'IntegrationDisconnected',
      'IntegrationRestored',
      'SourceSynced',
      'SourceSyncFailed',
      'SourceSyncRecovered',
      'SourceSyncPaused',
      'SourceSyncResumed',
    ];
    const stale = types.filter((type) => {
      const renewed = queriesInvalidatedBy([type]);
      return renewed !== null && !(renewed.has('readMarket') && renewed.has('listMarkets'));
    });
    expect(stale).toEqual([]);
  });

  test('is part of Enterprise: on a smaller plan neither reading nor adding is possible', async () => {
    const { ask, add, token, log, world } = await openDemo();
    const plan = {
      plan: 'pro',
      cycle: 'monthly',
      periodStart: morning,
      periodEnd: later,
      trialEnd: null,
    } as const;
    const whose = { accountId: 'demoadmin', workspaceId: 'northlight', subscriptionId: 'other' };
    await appendFacts(log, world, [
      { type: 'SubscriptionActivated', data: { ...whose, ...plan, activatedAt: morning } },
    ]);
    const locked = refusal('featureLocked', { plan: 'pro', neededPlan: 'enterprise' });

    expect([
      statusAndBody(await ask('readMarket', { token, query: `client=${client}&${days}` })),
      statusAndBody(await ask('listMarkets', { token, query: days })),
      statusAndBody(await add('taskharbor.example')),
    ]).toEqual([locked, locked, locked]);
    expect((await ask('listCompetitors', { token })).status).toBe(200);
  });

  test('is for admins; an unknown client and a wrong day are refused', async () => {
    const { ask, demo, token, signUp } = await openDemo();
    const query = `client=${client}&${days}`;
    const manager = (await demo('manager')).session.token;
    const visitor = (await demo('client')).session.token;
    const own = (await signUp(nora)).session.token;

    expect([
      statusAndBody(await ask('readMarket', { token: manager, query })),
      statusAndBody(await ask('listMarkets', { token: visitor, query: days })),
      statusAndBody(await ask('readMarket', { token, query: `client=nobody&${days}` })),
    ]).toEqual([refusal('roleForbidden'), refusal('roleForbidden'), refusal('notFound')]);
    expect((await ask('readMarket', { token: own, query })).status).toBe(403);
    expect(
      (await ask('readMarket', { token, query: `client=${client}&from=2026-01-04&to=2026-01-01` })).status,
    ).toBe(422);
  });
});

describe('the markets of all clients [B5]', () => {
  test('have a row for each client with the source: its share, the strongest competitor and who gained most', async () => {
    const { connect, add, read, succeed, token } = await openDemo();
    await connect();
    await add('taskharbor.example');
    await add('orbitdesk.example');
    const { items } = await succeed('listMarkets', { token, query: `${days}&compare=previous` });
    const [own, ...rivals] = (await read(`${days}&compare=previous`)).sites;
    const leader = rivals.toSorted((one, other) => (other.now.share ?? 0) - (one.now.share ?? 0))[0];

    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      client_id: client,
      competitors: 2,
      share: own?.now.share,
      before: own?.before?.share,
      visits: own?.now.visits,
      keywords: 36,
      leader: { domain: leader?.domain, share: leader?.now.share },
    });
  });
});

describe('competitors of one client [B5]', () => {
  test('are at most five, and a subdomain of one is the same site', async () => {
    const { add } = await openDemo();
    for (const name of ['a', 'b', 'c', 'd']) expect((await add(`${name}.example`)).status).toBe(201);
    expect(statusAndBody(await add('https://www.A.example/'))).toEqual(refusal('competitorKnown'));
    expect(statusAndBody(await add('shop.a.example'))).toEqual(refusal('competitorKnown'));
    expect((await add('e.example')).status).toBe(201);
    expect(statusAndBody(await add('f.example'))).toEqual(refusal('competitorsFull'));
  });

  test('are sites: no address, no port, no label over 63 characters; other scripts are spelled in ASCII', async () => {
    const { add } = await openDemo();
    const wrong = [
      '192.168.0.1',
      '[::1]',
      'rival',
      'rival.example/shop',
      'rival.example:80',
      `${'a'.repeat(64)}.example`,
    ];
    for (const domain of wrong) expect((await add(domain)).status, domain).toBe(422);
    const { body } = await add('bücher.example');
    expect(body).toMatchObject({ competitor: { domain: 'xn--bcher-kva.example' } });
    expect(statusAndBody(await add('xn--bcher-kva.example'))).toEqual(refusal('competitorKnown'));
  });
});
