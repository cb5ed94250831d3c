/** Pages renew a reading when, and only when, the map says that an event changed it: held against what the backend really answers. */
import { describe, expect, test } from 'vitest';
import type { EndpointName } from '#domain/contract/paths.ts';
import { paths } from '#domain/contract/paths.ts';
import { type ReadingName, readingsByEvent, readingsRenewedBy } from '#domain/contract/renewals.ts';
import { platformCatalogue } from '#domain/integrations/platformCatalogue.ts';
import { listingOf, listings } from '#domain/marketplace/listings.ts';
import { roiDefaults } from '#domain/roi/roiInputs.ts';
import { eventShapes } from '#mocks/inspection/eventShapes.ts';
import { nora } from '#tests/support/cast.ts';
import { type CallOptions, openTestBackend } from '#tests/support/testBackend.ts';

const isReading = (name: EndpointName): name is ReadingName =>
  paths[name][0] === 'GET' && /^(read|list)/.test(name);

const readings = (Object.keys(paths) as EndpointName[]).filter(isReading);

const listing = listings.find(({ scopes }) => scopes.length > 0)?.id ?? '';

const paramsOf: Readonly<Partial<Record<ReadingName, Record<string, string>>>> = {
  readClient: { id: 'fjordandfoam' },
  readListing: { id: listing },
};

const connection = {
  platform: 'shopify',
  account_id: 'shopify-fjord',
  client_id: 'fjordandfoam',
  scopes: [...platformCatalogue.shopify.scopes],
};

const look = { name: 'Berth', accent: '#7c3aed', logo_text: 'B', hide_powered_by: true };

/** A signed-in person who changes things, and what every reading answers to them. */
const openAs = async (who: 'admin' | 'newOwner') => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } =
    who === 'admin' ? (await backend.demo('admin')).session : (await backend.signUp(nora)).session;
  const read = async (name: ReadingName): Promise<string> => {
    const params = paramsOf[name];
    const { status, body } = await backend.ask(name, { token, ...(params === undefined ? {} : { params }) });
    return JSON.stringify([status, body]);
  };
  const readAll = async () =>
    new Map(await Promise.all(readings.map(async (name) => [name, await read(name)] as const)));
  const call = (name: EndpointName, options: CallOptions) => backend.succeed(name, { token, ...options });
  return { ...backend, token, readAll, call };
};

type Opened = Awaited<ReturnType<typeof openAs>>;

const versionOf = (record: object): CallOptions => {
  const { etag } = Object(record);
  return etag === undefined ? {} : { headers: { 'If-Match': etag } };
};

type Done = (name: EndpointName, options: CallOptions) => Promise<ReturnType<ObjectConstructor>>;

const changeGoals = async (done: Done) => {
  const wanted = { client_id: 'fjordandfoam', figure: 'roas', target: 4, period: 'month' };
  const { goal } = await done('setGoal', { body: wanted });
  const params = { id: goal.id };
  const other = await done('changeGoal', { params, body: { target: 5 }, ...versionOf(goal) });
  await done('removeGoal', { params, ...versionOf(other.goal) });
  await done('restoreGoal', { params });
  await done('setBudget', { params: { id: 'fjordandfoam' }, body: { monthly_cents: 900_000 } });
};

const changeTeam = async (done: Done) => {
  const { invitation } = await done('inviteMember', { body: { email: nora.email, role: 'manager' } });
  await done('revokeInvitation', { params: { id: invitation.id } });
  await done('restoreInvitation', { params: { id: invitation.id } });
};

const changeAnnotations = async (done: Done) => {
  const remark = { client_id: null, from: '2026-01-02', to: '2026-01-03', text: 'Sale', shared: false };
  const { annotation } = await done('addAnnotation', { body: remark });
  const params = { id: annotation.id };
  const other = await done('changeAnnotation', { params, body: { shared: true }, ...versionOf(annotation) });
  await done('removeAnnotation', { params, ...versionOf(other.annotation) });
  await done('restoreAnnotation', { params });
};

/** The changes that a person can make, each depending on those before it. */
const changes = async ({ call }: Opened, hold: (work: () => Promise<unknown>) => Promise<unknown>) => {
  const done = async (name: EndpointName, options: CallOptions) =>
    Object(await hold(() => call(name, options)));
  await done('updateProfile', { body: { first_name: 'Adele' } });
  const { client } = await done('addClient', {
    body: { name: 'Dune', domain: 'dune.example', industry: 'SaaS' },
  });
  const renamed = await done('updateClient', {
    params: { id: client.id },
    body: { name: 'Dunes' },
    ...versionOf(client),
  });
  await done('archiveClient', { params: { id: client.id }, ...versionOf(renamed.client) });
  await done('restoreClient', { params: { id: client.id } });
  const { integration } = await done('connectIntegration', { body: connection });
  const given = await done('mapIntegration', {
    params: { id: integration.id },
    body: { client_id: client.id },
    ...versionOf(integration),
  });
  await done('disconnectIntegration', { params: { id: integration.id }, ...versionOf(given.integration) });
  await done('restoreIntegration', { params: { id: integration.id } });
  await done('installListing', {
    params: { id: listing },
    body: { scopes: [...(listingOf(listing)?.scopes ?? [])] },
  });
  await changeTeam(done);
  await changeGoals(done);
  await changeAnnotations(done);
  await done('saveWhiteLabel', { body: look, headers: { 'If-Match': '"r0"' } });
  await done('rollBackWhiteLabel', { body: { version: 0 } });
  const { scenario } = await done('saveRoiScenario', { body: { name: 'Today', inputs: roiDefaults } });
  const other = await done('renameRoiScenario', {
    params: { id: scenario.id },
    body: { name: 'Now' },
    ...versionOf(scenario),
  });
  await done('removeRoiScenario', { params: { id: scenario.id }, ...versionOf(other.scenario) });
  await done('restoreRoiScenario', { params: { id: scenario.id } });
  await done('changeSubscription', { body: { plan_name: 'agency_plus', billing_cycle: 'yearly' } });
  await done('cancelSubscription', {});
  await done('resumeSubscription', {});
};

/** Does some work and tells which readings it changed that the map does not name. */
const missedBy = async (opened: Opened, work: () => Promise<unknown>) => {
  const before = await opened.readAll();
  let result: unknown;
  const events = await opened.appendedBy(async () => {
    result = await work();
  });
  const after = await opened.readAll();
  const types = events.map(({ type }) => type);
  const renewed = readingsRenewedBy(types);
  const missed = readings.filter(
    (name) => before.get(name) !== after.get(name) && renewed?.has(name) === false,
  );
  return { result, types, missed, unknown: types.some((type) => !(type in readingsByEvent)) };
};

describe('the renewal map', () => {
  test('knows every event that the log may hold, and no other', () => {
    expect(Object.keys(readingsByEvent).toSorted()).toEqual(Object.keys(eventShapes).toSorted());
  });

  test('names every reading that a change really changes', async () => {
    const opened = await openAs('admin');
    const wrong: unknown[] = [];
    const seen = new Set<string>();
    await changes(opened, async (work) => {
      const { result, types, missed, unknown } = await missedBy(opened, work);
      if (missed.length > 0 || unknown || types.length === 0) wrong.push({ types, missed, unknown });
      for (const type of types) seen.add(type);
      return result;
    });
    expect(wrong).toEqual([]);
    expect(seen.size).toBeGreaterThan(17);
  });

  test('names every reading that a checkout changes for a new owner', async () => {
    const opened = await openAs('newOwner');
    const { types, missed, unknown } = await missedBy(opened, () =>
      opened.call('checkout', { body: { plan_name: 'pro', billing_cycle: 'monthly' } }),
    );
    expect({ missed, unknown }).toEqual({ missed: [], unknown: false });
    expect(types).toContain('SubscriptionActivated');
  });

  test('leaves alone what a change does not touch', () => {
    const renewed = readingsRenewedBy(['RoiScenarioSaved']);
    expect([...(renewed ?? [])].toSorted()).toEqual([
      'listEvents',
      'listHistory',
      'listRoiScenarios',
      'readActivity',
      'readWorkspace',
    ]);
  });

  test('gives up on a type that it does not know', () => {
    expect(readingsRenewedBy(['ClientAdded', 'SomethingNew'])).toBe(null);
  });

  test('is asked with the types that the reply of a command tells', async () => {
    const opened = await openAs('admin');
    const response = await opened.open('addClient', {
      token: opened.token,
      body: { name: 'Dune', domain: 'dune.example', industry: 'SaaS' },
    });
    expect([response.headers.get('X-Log-Events'), response.headers.get('X-Log-Position')]).toEqual([
      'ClientAdded',
      String((await opened.log.head()).position),
    ]);
  });
});
