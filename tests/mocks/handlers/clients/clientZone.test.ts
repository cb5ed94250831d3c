/** Tests a client's days in its own time zone: its metrics, answers and reports, no one else's. It is 2026-01-05, 09:00 in UTC. */
import { describe, expect, test } from 'vitest';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

/** Local time is 23:00 of the evening before. */
const honolulu = 'Pacific/Honolulu';
const fjord = 'fjordandfoam';

const openDemo = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  const zoneOf = async (id = fjord) =>
    (await backend.succeed('readClient', { token, params: { id } })).client.time_zone;
  const change = async (time_zone: string, id = fjord) => {
    const { client } = await backend.succeed('readClient', { token, params: { id } });
    return backend.ask('updateClient', {
      token,
      params: { id },
      body: { time_zone },
      headers: { 'If-Match': client.etag },
    });
  };
  const figures = (query: string) => backend.succeed('readMetrics', { token, query });
  return { ...backend, token, zoneOf, change, figures };
};

const toToday = 'from=2026-01-01&to=2026-01-05&interval=day';

const openDayNote = (notes: readonly { readonly code: string; readonly text: string }[]) =>
  notes.find(({ code }) => code === 'openDay')?.text;

describe('a time zone', () => {
  test('is UTC where none was chosen, and is changed as any field, from the version that was read', async () => {
    const { appendedBy, zoneOf, change } = await openDemo();
    expect(await zoneOf()).toBe('UTC');
    const appended = await appendedBy(async () => {
      await change(honolulu);
      await change(honolulu);
    });

    expect([appended.map(({ type }) => type), appended[0]?.data, await zoneOf()]).toEqual([
      ['ClientUpdated'],
      expect.objectContaining({ clientId: fjord, changes: { timeZone: honolulu } }),
      honolulu,
    ]);
  });

  test('that nobody knows is refused, of a new client too', async () => {
    const { ask, appendedBy, change, token } = await openDemo();
    const refused = refusal('invalid', { errors: { time_zone: 'Choose a time zone such as Europe/Berlin' } });
    const body = { name: 'Acme', domain: 'acme.example', industry: 'Retail', time_zone: 'Mars/Base' };
    const appended = await appendedBy(async () => {
      expect(statusAndBody(await change('Europe/Atlantis'))).toEqual(refused);
      expect(statusAndBody(await ask('addClient', { token, body }))).toEqual(refused);
    });

    expect(appended).toEqual([]);
  });

  test('comes with a new, an imported and a copied client', async () => {
    const { succeed, token } = await openDemo();
    const zoned = { industry: 'Retail', time_zone: 'Asia/Tokyo' };
    const { client } = await succeed('addClient', {
      token,
      body: { ...zoned, name: 'Acme', domain: 'acme.example' },
    });
    const { items } = await succeed('importClients', {
      token,
      body: { clients: [{ ...zoned, name: 'Berg', domain: 'berg.example' }] },
    });
    const clone = await succeed('cloneClient', {
      token,
      params: { id: client.id },
      body: { name: 'Copy', domain: 'copy.example' },
    });

    expect([client, ...items, clone.client].map(({ time_zone }) => time_zone)).toEqual([
      'Asia/Tokyo',
      'Asia/Tokyo',
      'Asia/Tokyo',
    ]);
  });

  test('goes back to the one before', async () => {
    const { succeed, log, token, zoneOf, change } = await openDemo();
    const undo = async () => {
      const { position } = await log.head();
      await succeed('undoChange', { token, body: { position } });
    };
    await change('Asia/Tokyo');
    await undo();
    expect(await zoneOf()).toBe('UTC');
    await change('Asia/Tokyo');
    await change(honolulu);
    await undo();
    expect(await zoneOf()).toBe('Asia/Tokyo');
  });
});

describe('the figures of a client', () => {
  test('end on the day that it is there, of which the hours there are over', async () => {
    const { change, figures } = await openDemo();
    const before = await figures(`client=${fjord}&${toToday}`);
    await change(honolulu);
    const told = await figures(`client=${fjord}&${toToday}`);

    expect([before.range.to, openDayNote(before.notes)]).toEqual([
      '2026-01-05',
      'Today is not over: 9 of 24 hours count (UTC), also on the days it is compared with.',
    ]);
    expect([told.range.to, openDayNote(told.notes), told.series.at(-1)?.open]).toEqual([
      '2026-01-04',
      'Today is not over: 23 of 24 hours count (Pacific/Honolulu), also on the days it is compared with.',
      true,
    ]);
    // Days that are over in every zone are unchanged.
    expect(told.series.slice(0, 3)).toEqual(before.series.slice(0, 3));
    const hours = await figures(`client=${fjord}&from=2026-01-04&to=2026-01-04&interval=hour`);
    expect([hours.series.length, hours.series.at(-1)?.at]).toEqual([23, '2026-01-04T22:00']);
  });

  test('count so in those of all clients too', async () => {
    const { change, figures } = await openDemo();
    const before = await figures(toToday);
    const own = await figures(`client=${fjord}&${toToday}`);
    await change(honolulu);
    const [all, there] = [await figures(toToday), await figures(`client=${fjord}&${toToday}`)];

    expect((all.totals.sessions ?? 0) - (before.totals.sessions ?? 0)).toBe(
      (there.totals.sessions ?? 0) - (own.totals.sessions ?? 0),
    );
  });

  test('are answered for its own today, with the number of its board', async () => {
    const { succeed, token, change, figures } = await openDemo();
    await change(honolulu);
    const { totals } = await figures(`client=${fjord}&from=2026-01-04&to=2026-01-04`);
    const ask = (question: string) => succeed('askQuestion', { token, body: { question } });
    const own = await ask('Sessions of Fjord & Foam today');
    const other = await ask('Sessions of Stackpilot today');

    expect([own.figures?.range, own.figures?.value]).toEqual([
      { from: '2026-01-04', to: '2026-01-04' },
      totals.sessions,
    ]);
    expect(other.figures?.range).toEqual({ from: '2026-01-05', to: '2026-01-05' });
  });

  test('begin a portal’s month and a report’s yesterday there, and its people learn the zone with their session', async () => {
    const { succeed, demo, change, token } = await openDemo();
    await change(honolulu);
    const person = (await demo('client')).session.token;
    const { month } = await succeed('readPortal', { token: person });
    const { membership } = await succeed('readSession', { token: person });
    const body = {
      name: 'Day',
      client_id: fjord,
      title: '',
      period: { kind: 'relative', period: 'last28Days' },
      compare: 'none',
      filters: '',
      sections: [],
    };
    const { content } = await succeed('previewReport', { token, body });

    expect([month?.range.to, content.range.to]).toEqual(['2026-01-03', '2026-01-03']);
    expect(membership.client).toEqual({ id: fjord, name: 'Fjord & Foam', time_zone: honolulu });
  });
});

describe('the portfolio', () => {
  const zones = { [fjord]: honolulu, stackpilot: 'Asia/Tokyo', mapleclinic: 'Europe/Berlin' };
  const ranges = [
    'from=2026-01-05&to=2026-01-05',
    'from=2026-01-04&to=2026-01-04',
    'from=2026-01-01&to=2026-01-05&compare=previous',
    'from=2025-12-01&to=2025-12-31&compare=year&filters=channel:email',
  ];

  test.each(ranges)('has for %s the figures of each client’s own board, and their sum', async (range) => {
    const { succeed, ask, token, change } = await openDemo();
    for (const [id, zone] of Object.entries(zones)) await change(zone, id);
    const portfolio = await succeed('readPortfolio', { token, query: range });
    const own = await Promise.all(
      portfolio.clients.map(async ({ id }) => {
        const { status, body } = await ask('readMetrics', { token, query: `client=${id}&${range}` });
        return status === 200 ? Object(body) : null;
      }),
    );
    const sessions = portfolio.clients.map(({ figures }) => figures.sessions);

    const shownOf = (totals: Record<string, number | null> | null | undefined) =>
      Object.fromEntries(
        ['spend_cents', 'revenue_cents', 'mer', 'conversions', 'cpa_cents', 'sessions'].map((name) => [
          name,
          totals?.[name] ?? null,
        ]),
      );

    expect(portfolio.clients.length).toBeGreaterThan(5);
    expect(
      portfolio.clients.map(({ id, figures, previous }) => [id, shownOf(figures), shownOf(previous)]),
    ).toEqual(
      portfolio.clients.map(({ id }, place) => [
        id,
        shownOf(own[place]?.totals),
        shownOf(own[place]?.previous),
      ]),
    );
    expect(portfolio.totals.sessions).toBe(sessions.reduce<number>((sum, one) => sum + (one ?? 0), 0));
  });

  test('says how much of the open day counts in each zone, and is as of the last day that is over there', async () => {
    const { succeed, token, change } = await openDemo();
    const stateOf = async () => {
      const { clients, notes } = await succeed('readPortfolio', {
        token,
        query: 'from=2026-01-01&to=2026-01-05',
      });
      return { note: openDayNote(notes), budget: clients.find(({ id }) => id === fjord)?.budget };
    };
    await change(honolulu);
    const query = `client=${fjord}&from=2026-01-01&to=2026-01-03`;
    const { totals } = await succeed('readMetrics', { token, query });
    const body = { monthly_cents: 5_000_000 };
    await succeed('setBudget', { token, params: { id: fjord }, body });
    await change('Asia/Tokyo', 'stackpilot');
    const { note, budget } = await stateOf();

    expect(note).toBe(
      'Today is not over: 9 of 24 hours count (UTC), 23 (Pacific/Honolulu), 18 (Asia/Tokyo), also on the days it is compared with.',
    );
    expect(budget?.spent_cents).toBe(totals.spend_cents);
  });
});
