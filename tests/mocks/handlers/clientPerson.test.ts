/** Tests that a client's person gets their own and their client's data from every endpoint, without money or staff (ruling D11). */
import { describe, expect, test } from 'vitest';
import { clientQuestions } from '#domain/ask/suggestedQuestions.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { endpoints } from '#domain/contract/endpoints.ts';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import { readFeed } from '#tests/support/feedReader.ts';
import { neededQuery } from '#tests/support/neededQuery.ts';
import { redPixel } from '#tests/support/samplePicture.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { seedWholeAgency } from '#tests/support/wholeAgency.ts';

/** Names and ids of the agency's staff, its plan and its payments. */
const secrets =
  /Moreau|Marcus|Chen|demoadmin|demomanager|enterprise|agency_plus|\$|price_cents|priceCents|stripe/i;

/** Without the currency sign, which her client's own metrics contain. */
const staffSecrets = new RegExp(secrets.source.replace('\\$|', ''), 'i');

const feeFields = /"[^"]*(?:fee|margin|contract|owner_name|note_text)[^"]*":/i;

/** The history labels its facts; these labels belong to the agency. */
const feeFacts = /"field":"[^"]*(?:fee|owner|margin|lifetime)[^"]*"/i;

const withOwnMoney: readonly EndpointName[] = ['readReportRun', 'readPortal', 'listHistory', 'readUndo'];

/** The whole demo agency with an installed app, and Clara of its client Fjord & Foam. */
const openClara = async () => {
  const backend = openTestBackend();
  await seedWholeAgency(backend.log, backend.world);
  await backend.seed();
  const admin = (await backend.demo('admin')).session.token;
  const [app] = (await backend.succeed('listListings', { token: admin })).items;
  const appId = app?.id ?? '';
  await backend.succeed('installListing', {
    token: admin,
    params: { id: appId },
    body: { scopes: app?.scopes ?? [] },
  });
  const { session, ...clara } = await backend.demo('client');
  return { ...backend, admin, appId, clara, token: session.token };
};

let looking: ReturnType<typeof openClara> | null = null;

const openLooking = (): ReturnType<typeof openClara> => {
  looking ??= openClara();
  return looking;
};

const reading: readonly EndpointName[] = (Object.keys(paths) as EndpointName[]).filter((name) => {
  const { roles, mediaType }: Endpoint = endpoints[name];
  return paths[name][0] === 'GET' && roles !== 'anyone' && roles.includes('user') && mediaType === undefined;
});

describe('a client’s person', () => {
  test.each(reading)('is reported by %s neither prices nor plan nor staff', async (name) => {
    const { ask, succeed, token, appId, admin } = await openLooking();
    const latest = async () => (await succeed('listHistory', { token, query: 'limit=1' })).items[0]?.id ?? '';
    const keep = async () =>
      (await succeed('keepPicture', { token: admin, body: { url: redPixel } })).picture.id;
    const own: Partial<Record<EndpointName, () => Promise<Readonly<Record<string, string>>>>> = {
      readUndo: async () => ({ position: await latest() }),
      readPicture: async () => ({ id: await keep() }),
    };
    const needed = (await own[name]?.()) ?? neededQuery(name);
    const idOf = async (): Promise<string> => {
      if (name === 'readReportRun') return 'fjordmonthly-1';
      if (name !== 'readConversation') return appId;
      const body = { question: 'Which plan do we have?' };
      return (await succeed('startConversation', { token, body })).conversation.id;
    };
    const { status, body } = await ask(name, {
      token,
      params: { id: await idOf() },
      query: new URLSearchParams(needed).toString(),
    });

    // A report, the month and the history include costs, revenue and plans of the client's own ads.
    const told = JSON.stringify(body);
    const namesMoney = withOwnMoney.includes(name);
    const rest = namesMoney ? told.replaceAll(/\$[\d,.]+/g, '') : told;

    expect([status, rest.match(secrets)]).toEqual([200, null]);
    expect(told).not.toMatch(feeFields);
    expect(told).not.toMatch(feeFacts);
  });

  test('belongs to a client, and their company is that client', async () => {
    const { clara } = await openClara();

    expect([clara.membership, clara.profile.company]).toEqual([
      { workspace_id: 'northlight', kind: 'client', client: { id: 'fjordandfoam', name: 'Fjord & Foam' } },
      'Fjord & Foam',
    ]);
  });

  test('reads their own home: the client, its people, and nothing of the agency’s size', async () => {
    const { succeed, token } = await openClara();
    const { workspace, client, members, overview } = await succeed('readWorkspace', { token });

    expect([workspace.owner_id, client?.name, client?.industry, members.map(({ name }) => name)]).toEqual([
      null,
      'Fjord & Foam',
      'E-commerce',
      ['Clara Lindqvist'],
    ]);
    expect({ ...overview, events: null }).toEqual({
      clients: null,
      integrations: null,
      competitors: null,
      apps: null,
      events: null,
    });
  });

  test('learns which features are open and that a plan is, not which', async () => {
    const { succeed, token, admin } = await openClara();
    const { features } = await succeed('readSubscription', { token: admin });

    expect(await succeed('readSubscription', { token })).toEqual({
      subscription: null,
      plan: null,
      retry_until: null,
      simulated: null,
      active: true,
      limits: null,
      features,
      usage: null,
    });
  });

  test('reads what concerns them and their client, done by the agency and not by its people', async () => {
    const { succeed, token } = await openClara();
    const { items } = await succeed('listEvents', { token, query: 'limit=500' });
    const kinds = new Set(items.map(({ type }) => type));
    const connected = items.find(({ type }) => type === 'IntegrationConnected');

    expect([...kinds].toSorted()).toEqual([
      'AccountRegistered',
      'AnnotationAdded',
      'BudgetSet',
      'CampaignBudgetChanged',
      'CampaignLaunched',
      'CampaignPaused',
      'CampaignResumed',
      'ClientAdded',
      'DashboardLayoutChanged',
      'DashboardVisibilityChanged',
      'GoalChanged',
      'GoalSet',
      'IntegrationConnected',
      'MemberJoined',
      'ReportAccepted',
      'ReportChangesRequested',
      'ReportCommented',
      'ReportOpened',
      'ReportSent',
      'SessionEnded',
      'SessionStarted',
    ]);
    expect([connected?.actor, connected?.data.by]).toEqual([
      { kind: 'seed', id: 'demo', name: 'Northlight Agency (demo data)' },
      'northlight',
    ]);
    expect(
      new Set(items.filter(({ type }) => type.startsWith('Session')).map(({ data }) => data.accountId)),
    ).toEqual(new Set(['democlient']));
  });

  test('is reported as it happens what the agency does for their client, and of no other', async () => {
    const { open, succeed, token, admin } = await openClara();
    const feed = readFeed(await open('streamEvents', { token }));
    await feed.next();
    const change = async (id: string, industry: string) => {
      const { etag } = (await succeed('readClient', { token: admin, params: { id } })).client;
      const headers = { 'If-Match': etag };
      await succeed('updateClient', { token: admin, params: { id }, body: { industry }, headers });
    };
    await change('voltride', 'Mobility');
    await change('fjordandfoam', 'Furniture');
    const told = await feed.next();

    expect([...told.matchAll(/"type":"(\w+)"/g)].map(([, type]) => type)).toEqual(['ClientUpdated']);
    expect(told).toContain('"actor":{"kind":"account","id":"northlight","name":"Northlight Agency"}');
    expect(told.match(secrets)).toBeNull();
  });

  test('is offered only questions that they get an answer to, without a name of the staff in it', async () => {
    const { succeed, token } = await openClara();
    const answers = await Promise.all(
      clientQuestions.map((question) => succeed('askQuestion', { token, body: { question } })),
    );

    expect(answers.filter(({ refused }) => refused)).toEqual([]);
    expect(JSON.stringify(answers).match(staffSecrets)).toBeNull();
  });

  test('sees an app without its price, the plan that it needs, and who installed it', async () => {
    const { succeed, token, appId } = await openClara();
    const { listing } = await succeed('readListing', { token, params: { id: appId } });

    expect([listing.monthly_price, listing.needed_plan, listing.installation?.by]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
