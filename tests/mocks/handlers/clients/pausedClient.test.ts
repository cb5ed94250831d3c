/** Tests pausing a client (decision 38): metrics continue, without attention, alerts or reports. */
import { expect, test } from 'vitest';
import { calendarDayOf, epochDayAt } from '#domain/calendar/epochDay.ts';
import { fjord, openReports } from '../reports/openReports.ts';

const spend = { figure: 'spend_cents', condition: 'above', threshold: 1, window_days: 7, cooldown_days: 1 };

const figuresIn = ({ figures }: { readonly figures: object }) => figures;

const openWatched = async () => {
  const agency = await openReports();
  const { succeed, token, world } = agency;
  const its = { token, params: { id: fjord } };
  const versioned = async () => ({
    'If-Match': (await succeed('readClient', its)).client.etag,
  });
  await succeed('setAlertRules', { token, body: { client_ids: [fjord], ...spend } });
  const { id } = await agency.make();
  await agency.change(id, { recipients: ['jo@fjord.example'], needs_review: false });
  await agency.schedule(id);
  const stopped = await agency.make({ name: 'Stopped' });
  await agency.change(stopped.id, { period: { kind: 'fixed', from: '2019-01-01', to: '2019-01-31' } });
  await agency.move(stopped.id, 'generate');
  const row = async (reader = token) => {
    const today = epochDayAt(world.clock.now());
    const query = `client=${fjord}&from=${calendarDayOf(today - 28)}&to=${calendarDayOf(today - 1)}`;
    const [client] = (await succeed('readPortfolio', { token: reader, query })).clients;
    if (!client) throw new Error('The client is not in the portfolio');
    return client;
  };
  const pause = async () => succeed('pauseClient', { ...its, headers: await versioned() });
  const resume = async () => succeed('resumeClient', { ...its, headers: await versioned() });
  return { ...agency, id, row, pause, resume };
};

test('the portfolio reports it with its figures and health as before, without reasons and next report, until it is resumed', async () => {
  const { row, pause, resume } = await openWatched();
  const before = await row();
  await pause();
  const paused = await row();
  await resume();
  const after = await row();

  expect([before.status, paused.status, after.status]).toEqual(['active', 'paused', 'active']);
  expect([before.reasons.map(({ kind }) => kind), paused.reasons, after.reasons]).toEqual([
    ['report_blocked'],
    [],
    before.reasons,
  ]);
  expect([before.next_report_at, paused.next_report_at, after.next_report_at]).toEqual([
    '2026-02-01T07:00:00.000Z',
    null,
    '2026-02-01T07:00:00.000Z',
  ]);
  expect(figuresIn(paused)).toEqual(figuresIn(before));
  expect(paused.health.score).toEqual(expect.any(Number));
});

test('its rules raise nothing and its schedules send nothing while it is paused', async () => {
  const { pause, resume, waitUntil, signInAgain, appendedBy, ask, ...agency } = await openWatched();
  await pause();
  waitUntil('2026-02-02T12:00:00.000Z');
  const token = await signInAgain();
  const events = await appendedBy(() => ask('listReports', { token }));
  const types = new Set(events.map(({ type }) => type));

  expect([...types].toSorted()).toEqual(['AlertsChecked', 'ReportRunBlocked', 'ReportRunStarted']);
  const { report } = await agency.succeed('readReport', { token, params: { id: agency.id } });
  expect(report.run?.block).toMatchObject({ reason: 'client', text: 'The client is paused.' });
});
