/** Tests readings with a look that is not published, as one client gets them. */
import { expect, test } from 'vitest';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { fjord, openReports, sendReport } from '../reports/openReports.ts';

const look = { name: 'Berth', accent: '#7c3aed', logo_text: null, hide_powered_by: true };

const previews = (clientId: string | null, shown: object = look) => ({
  'Look-Preview': encodeURIComponent(JSON.stringify({ look: shown, client_id: clientId })),
});

const openDemo = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  const client = 'fjordandfoam';
  return { ...backend, token, client, headers: previews(client) };
};

test('an admin reads as a person of the client, in the look that is sent', async () => {
  const { succeed, token, client, headers, log } = await openDemo();
  const { position } = await log.head();
  const session = await succeed('readSession', { token, headers });
  expect({ ...session.membership, role: session.profile.role, id: session.user.id }).toEqual({
    workspace_id: 'northlight',
    kind: 'client',
    client: { id: client, name: 'Fjord & Foam' },
    role: 'user',
    id: `preview-${client}`,
  });
  const branding = await succeed('readWhiteLabel', { token, headers });
  expect(branding.in_force).toEqual(look);
  expect((await succeed('readPortal', { token, headers })).client.id).toBe(client);
  expect((await succeed('readWhiteLabel', { token })).in_force.name).toBeNull();
  expect((await log.head()).position).toBe(position);
});

test('a sent report is shown in the look that is sent, and keeps its own for its reader', async () => {
  const agency = await openReports();
  const { runId } = await sendReport(agency);
  const brandFor = async (more: object) => {
    const call = { token: agency.token, params: { id: runId }, ...more };
    return (await agency.succeed('readReportRun', call)).content?.brand;
  };
  const own = await brandFor({});
  expect(await brandFor({ headers: previews(fjord) })).toEqual({
    ...{ name: 'Berth', accent: '#7c3aed', logo_text: null, hides_powered_by: true },
    version: 1,
  });
  expect(await brandFor({})).toEqual(own);
  expect(own?.name).toBe('Northlight Agency');
});

test('strangers’ sign-in page is previewed by an admin of the same agency alone', async () => {
  const { succeed, token } = await openDemo();
  const query = 'agency=northlight';
  const welcome = { ...look, sign_in_heading: 'Welcome aboard' };
  const previewed = await succeed('readSignInLook', { token, query, headers: previews(null, welcome) });
  expect(previewed).toMatchObject({ name: 'Berth', heading: 'Welcome aboard' });
  expect((await succeed('readSignInLook', { query })).heading).toBeUndefined();
});

test('changes, broken headers and unknown clients are refused, and others’ headers ignored', async () => {
  const { ask, succeed, demo, token, headers, client } = await openDemo();
  const { token: manager } = (await demo('manager')).session;
  expect(statusAndBody(await ask('signOut', { token, headers }))).toEqual(refusal('viewIsReadOnly'));
  const forManager = await succeed('readWhiteLabel', { token: manager, headers });
  const forStranger = await succeed('readSignInLook', { query: 'agency=northlight', headers });
  expect([forManager.in_force.name, forStranger.name]).toEqual([null, 'Northlight Agency']);
  expect((await ask('readPortal', { token, headers: previews('nobody') })).status).toBe(422);
  const broken = { 'Look-Preview': encodeURIComponent(JSON.stringify({ look: {}, client_id: client })) };
  expect((await ask('readPortal', { token, headers: broken })).status).toBe(422);
});
