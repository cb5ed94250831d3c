/** Tests the rotation of API keys, and the permissions that apps need for each call. */
import { expect, test } from 'vitest';
import type { EndpointName } from '#domain/contract/paths.ts';
import { listingOf } from '#domain/marketplace/listings.ts';
import { missingScope } from '#mocks/marketplace/appCaller.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const hour = 3_600_000;

const open = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const token = (await backend.demo('admin')).session.token;
  return { ...backend, token };
};

test('a rotated key works beside its successor until the overlap is over, and again when the successor is revoked', async () => {
  const { ask, succeed, token, world } = await open();
  const old = await succeed('makeApiKey', { token, body: { name: 'Export' } });
  const rotates = { key_id: old.key.id, hours: 24 };
  const fresh = await succeed('makeApiKey', { token, body: { name: 'Export', rotates } });
  const works = async () =>
    Promise.all(
      [old.secret, fresh.secret].map(async (secret) => (await ask('listClients', { token: secret })).status),
    );
  const ends = async () =>
    (await succeed('listApiKeys', { token })).items.map(({ ends_at }) => ends_at).toReversed();
  const endsAt = new Date(world.clock.now() + 24 * hour).toISOString();
  expect([await works(), await ends()]).toEqual([
    [200, 200],
    [endsAt, null],
  ]);
  world.clock.advance(24 * hour);
  expect(await works()).toEqual([401, 200]);

  await succeed('revokeApiKey', { token, params: { id: fresh.key.id } });
  expect([await works(), await ends()]).toEqual([
    [200, 401],
    [null, null],
  ]);
});

test('a revoked key is not rotated', async () => {
  const { ask, succeed, token } = await open();
  const { key } = await succeed('makeApiKey', { token, body: { name: 'Export' } });
  await succeed('revokeApiKey', { token, params: { id: key.id } });
  const body = { name: 'Export', rotates: { key_id: key.id, hours: 0 } };
  expect(statusAndBody(await ask('makeApiKey', { token, body }))).toEqual(refusal('notFound'));
});

test('an app calls what its permissions open, and is shown which one it lacks', async () => {
  const { ask, succeed, token } = await open();
  const install = (id: string) =>
    succeed('installListing', {
      token,
      params: { id },
      body: { scopes: [...(listingOf(id)?.scopes ?? [])] },
    });
  await install('holidays');
  const call = (name: EndpointName, query = '') =>
    ask(name, { token, query, headers: { 'App-Id': 'holidays' } });
  expect((await call('listAnnotations')).status).toBe(200);
  expect(statusAndBody(await call('listCampaigns'))).toEqual(
    refusal('appNotPermitted', {
      reason: 'The app lacks the permission “Read campaign names of connected platforms”.',
    }),
  );
  expect(statusAndBody(await call('listReports'))).toEqual(
    refusal('appNotPermitted', { reason: 'No permission of an app opens this.' }),
  );
});

test('each app with a true effect has the permissions for its own calls', () => {
  const own: Readonly<Record<string, readonly EndpointName[]>> = {
    mondaybrief: ['readPortfolio'],
    slidedeck: ['listReportRuns', 'readReportRun'],
    quietbell: ['listAlertRules', 'setAlertRules'],
    budgetwatch: ['listAlertRules', 'setAlertRules'],
    sheetbridge: ['makeApiKey', 'readSheet'],
    cleancampaigns: ['listCampaigns'],
    tasknote: ['readPortfolio', 'addClientTask'],
    holidays: ['listAnnotations', 'addAnnotation', 'removeAnnotation'],
  };
  const lacked = Object.entries(own).flatMap(([id, names]) =>
    names.flatMap((name) => missingScope(name, listingOf(id)?.scopes ?? []) ?? []),
  );
  expect(lacked).toEqual([]);
});
