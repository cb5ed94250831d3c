/** Tests one report schedule for several clients: which clients, which recipients, and a single undo. */
import { expect, test } from 'vitest';
import { createApiClient } from '#machines/api/apiClient.ts';
import { mostScheduled, scheduleForClients } from '#machines/editing/scheduleForClients.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const opened = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo('manager')).session;
  const api = createApiClient({
    world: backend.world,
    baseUrl: 'https://app.example',
    fetch: (url, init) => backend.backend.handle(new Request(String(url), init)),
    ready: () => Promise.resolve(),
    session: { token: () => token },
  });
  const add = async (name: string, email: string | null) => {
    const body = { name, domain: `${name.toLowerCase()}.example`, industry: 'Healthcare' };
    const { client } = await api.call('addClient', { body: { ...body, time_zone: 'Asia/Tokyo' } });
    if (email !== null) {
      const contact = { name: 'Kim Vale', email };
      await api.call('addClientContact', { params: { id: client.id }, body: contact });
    }
    return client;
  };
  const reportsOf = async (client: string) =>
    (await api.call('listReports', { query: { client, status: 'all' } })).items.map((report) => ({
      name: report.name,
      recipients: report.recipients,
      schedule: report.schedule,
      isArchived: report.archived_at !== null,
    }));
  return { api, add, reportsOf };
};

const schedule = { frequency: 'monthly', weekday: null, day: 3, time: '07:30', ends_on: null } as const;

test('each client with a contact gets a report for it in its own zone; the positions take all of it back at once', async () => {
  const { api, add, reportsOf } = await opened();
  const [alder, birch, cedar] = [
    await add('Alder', 'kim@alder.example'),
    await add('Birch', null),
    await add('Cedar', 'lee@cedar.example'),
  ];
  const asked = { clients: [alder, birch, cedar], beginning: 'monthly', schedule } as const;
  const { positions, scheduled } = await scheduleForClients(api, asked);

  const report = {
    name: 'Alder: Monthly report',
    recipients: ['kim@alder.example'],
    schedule: { ...schedule, zone: 'Asia/Tokyo' },
    isArchived: false,
  };
  expect([scheduled, positions.length]).toEqual([[alder.id, cedar.id], 6]);
  expect(await reportsOf(alder.id)).toEqual([report]);
  expect(await reportsOf(birch.id)).toEqual([]);

  const [position = 0, ...also] = positions;
  await api.call('undoChange', { body: { position, also } });
  expect(await reportsOf(alder.id)).toEqual([
    { ...report, recipients: [], schedule: null, isArchived: true },
  ]);
  expect((await reportsOf(cedar.id)).map(({ isArchived }) => isArchived)).toEqual([true]);
});

test('a refusal is thrown while nothing was done, and what was done before one is reported', async () => {
  const { api, add } = await opened();
  const alder = await add('Alder', 'kim@alder.example');
  const never = { id: 'nobody', name: 'Nobody', time_zone: 'UTC' };
  const asked = { beginning: 'monthly', schedule } as const;

  await expect(scheduleForClients(api, { ...asked, clients: [never, alder] })).rejects.toThrow();
  const { positions, scheduled } = await scheduleForClients(api, { ...asked, clients: [alder, never] });
  expect([scheduled, positions.length]).toEqual([[alder.id], 3]);
});

test('no more are scheduled at once than one press takes back', () => {
  expect(mostScheduled).toBe(33);
});
