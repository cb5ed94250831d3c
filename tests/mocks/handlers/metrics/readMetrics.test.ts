/** Tests metrics over HTTP: scope, days, plan, and explanations. */

import { describe, expect, test } from 'vitest';
import type { ReplyOf } from '#domain/contract/endpoints.ts';
import { nora } from '#tests/support/cast.ts';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const days = 'from=2025-12-01&to=2025-12-28';

const openDemo = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  const read = (query: string) => backend.succeed('readMetrics', { token, query });
  const refused = async (query: string) => statusAndBody(await backend.ask('readMetrics', { token, query }));
  return { ...backend, token, read, refused };
};

const sumOf = (values: readonly { readonly sessions: number | null }[]) =>
  values.reduce((total, { sessions }) => total + (sessions ?? 0), 0);

describe('figures', () => {
  test('of the demo agency come by channel and day, beside those before', async () => {
    const { read } = await openDemo();
    const { range, compared_range, series, rows, totals, freshness } = await read(
      `${days}&compare=previous&group_by=channel`,
    );

    expect([range, compared_range]).toEqual([
      { from: '2025-12-01', to: '2025-12-28' },
      { from: '2025-11-03', to: '2025-11-30' },
    ]);
    expect([series.length, rows.length, freshness.length]).toEqual([28, 8, 8]);
    expect([sumOf(series), sumOf(rows)]).toEqual([totals.sessions, totals.sessions]);
  });

  test('of a client are their part of all', async () => {
    const { read } = await openDemo();
    const { rows } = await read(`${days}&group_by=client`);
    const { totals } = await read(`${days}&client=stackpilot`);
    const {
      previous: _previous,
      share: _share,
      key,
      label,
      ...own
    } = rows.find(({ key }) => key === 'stackpilot') ?? {
      key: '',
      label: '',
      previous: null,
      share: null,
    };

    expect([key, label, own]).toEqual(['stackpilot', 'Stackpilot', totals]);
  });

  test('of several clients are the sums of each, of archived ones too; anyone who names one that is not theirs is refused', async () => {
    const { read, ask, demo, token } = await openDemo();
    const of = async (client: string) => (await read(`${days}&client=${client}`)).totals;
    const [one, other, both] = [
      await of('fjordandfoam'),
      await of('stackpilot'),
      await of('fjordandfoam,stackpilot'),
    ];
    const statusOf = async (client: string, reader: string) =>
      (await ask('readMetrics', { token: reader, query: `${days}&client=${client}` })).status;
    const own = (await demo('client')).session.token;

    expect([both.sessions, both.spend_cents]).toEqual([
      (one.sessions ?? 0) + (other.sessions ?? 0),
      (one.spend_cents ?? 0) + (other.spend_cents ?? 0),
    ]);
    expect(both.mer).toBeCloseTo((both.revenue_cents ?? 0) / (both.spend_cents ?? 1), 9);
    expect([
      await statusOf('fjordandfoam,nobody', token),
      await statusOf('fjordandfoam,', token),
      await statusOf('fjordandfoam', own),
      await statusOf('fjordandfoam,stackpilot', own),
    ]).toEqual([403, 403, 200, 403]);
  });

  test('come sorted, in pages, and those alone that were asked for', async () => {
    const { read } = await openDemo();
    const ask = (more: string) =>
      read(`${days}&group_by=channel&sort=-spend_cents&measures=spend_cents&limit=2${more}`);
    const { rows, next_cursor, total } = await ask('');
    const next = await ask(`&cursor=${next_cursor}`);

    expect([rows.map(({ key }) => key), total, next.rows[0]?.key]).toEqual([
      ['paid_search', 'paid_social'],
      8,
      'display',
    ]);
    expect(rows.map(({ sessions, roas }) => [sessions, roas])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  test('of people of a client are their own, and another’s are refused', async () => {
    const { demo, succeed, ask, read } = await openDemo();
    const { token } = (await demo('client')).session;
    const own = await succeed('readMetrics', { token, query: days });
    const other = await ask('readMetrics', { token, query: `${days}&client=stackpilot` });
    const explained = await ask('readMetricExplanation', {
      token,
      query: `${days}&client=stackpilot&figure=roas`,
    });

    expect(own.totals).toEqual((await read(`${days}&client=fjordandfoam`)).totals);
    expect(own.freshness.map(({ client }) => client)).toEqual(['fjordandfoam']);
    expect([statusAndBody(other), statusAndBody(explained)]).toEqual([
      refusal('roleForbidden'),
      refusal('roleForbidden'),
    ]);
  });

  test('are explained as of an event, which people of each workspace call by its number there', async () => {
    const { succeed, signUp, log, token } = await openDemo();
    const query = `${days}&figure=roas`;
    const before = await succeed('readMetricExplanation', { token, query });
    const other = (await signUp(nora)).session.token;
    const [after, own] = await Promise.all(
      [token, other].map((one) => succeed('readMetricExplanation', { token: one, query })),
    );
    const { position } = await log.head();

    expect([after?.number, after?.position]).toEqual([before.number, position]);
    expect([own?.number, own?.position]).toEqual([position - before.position, position]);
  });

  test('of a client of another workspace are refused', async () => {
    const { signUp, ask } = await openDemo();
    const { token } = (await signUp(nora)).session;
    const query = 'from=2026-01-01&to=2026-01-04&client=fjordandfoam';

    expect(statusAndBody(await ask('readMetrics', { token, query }))).toEqual(refusal('roleForbidden'));
  });

  test('of a new workspace are those of its sample client, as far back as without a plan', async () => {
    const { signUp, succeed, ask } = openTestBackend();
    const { token } = (await signUp(nora)).session;
    const { range, totals, notes, compared_range } = await succeed('readMetrics', {
      token,
      query: 'from=2025-11-01&to=2025-12-31&compare=previous',
    });
    const before = await ask('readMetrics', { token, query: 'from=2025-10-01&to=2025-10-31' });

    expect([range, compared_range, (totals.sessions ?? 0) > 0]).toEqual([
      { from: '2025-12-06', to: '2025-12-31' },
      null,
      true,
    ]);
    expect(notes.map(({ code }) => code)).toEqual(['retentionClamped', 'retentionClamped']);
    expect(statusAndBody(before)).toEqual(
      refusal('limitReached', { limit: 30, used: 96, plan: null, neededPlan: 'pro' }),
    );
  });

  test('are left out for what is unknown or impossible', async () => {
    const { refused } = await openDemo();

    expect(
      await Promise.all([
        refused(`${days}&filters=campaign:nothing`),
        refused(`${days}&filters=source:nothing`),
        refused(`${days}&filters=campaign:none,gone,lost;source:nothing`),
        refused(`${days}&interval=hour&from2=1`),
        refused('from=2025-12-28&to=2025-12-01'),
      ]),
    ).toEqual([
      refusal('invalid', {
        errors: { filters: 'Unknown campaign “nothing”' },
        unknown: ['campaign:nothing'],
      }),
      refusal('invalid', { errors: { filters: 'Unknown source “nothing”' }, unknown: ['source:nothing'] }),
      refusal('invalid', {
        errors: { filters: 'Unknown source “nothing”, unknown campaign “gone”, unknown campaign “lost”' },
        unknown: ['source:nothing', 'campaign:gone', 'campaign:lost'],
      }),
      refusal('invalid', { errors: { from2: 'Unknown field' } }),
      refusal('invalid', { errors: { from: 'Must not be after the last day' } }),
    ]);
  });

  test('of the past are reported as of then', async () => {
    const { log, read, succeed, token } = await openDemo();
    const { position } = await log.head();
    const before = await read(days);
    await succeed('archiveClient', {
      token,
      params: { id: 'stackpilot' },
      headers: { 'If-Match': '*' },
    });
    const after = await read(days);

    expect(after.totals.sessions).toBeLessThan(before.totals.sessions ?? 0);
    expect((await read(`${days}&as_of=${position}`)).totals).toEqual(before.totals);
  });

  test('are held against days of any length, all of which count', async () => {
    const { read } = await openDemo();
    const own = (days: string) => read(`${days}&group_by=channel`);
    const custom = `${days}&compare=custom&detail=series&group_by=channel`;
    const long = await read(`${custom}&compare_from=2025-09-01&compare_to=2025-10-31`);
    const short = await read(`${custom}&compare_from=2025-09-01&compare_to=2025-09-07&interval=day`);
    const hourly = await read(
      'from=2025-12-01&to=2025-12-02&interval=hour&compare=custom&compare_from=2025-09-01&compare_to=2025-09-04',
    );

    expect(long.previous).toEqual((await own('from=2025-09-01&to=2025-10-31')).totals);
    expect(short.previous).toEqual((await own('from=2025-09-01&to=2025-09-07')).totals);
    expect(hourly.previous).toEqual((await own('from=2025-09-01&to=2025-09-04')).totals);
    const firstDays = (await own('from=2025-09-01&to=2025-09-28')).series;
    expect(long.series.map(({ previous }) => previous?.sessions)).toEqual(
      firstDays.map(({ sessions }) => sessions),
    );
    expect(short.series.map(({ previous }) => previous?.sessions !== null)).toEqual(
      Array.from({ length: 28 }, (_, index) => index < 7),
    );
    for (const row of long.rows) {
      const shown = sumOf(row.series?.flatMap(({ previous }) => previous ?? []) ?? []);
      expect(shown).toBeLessThanOrEqual(row.previous?.sessions ?? 0);
    }
  });

  test('at a moment of the past are of what was known then, today being that day', async () => {
    const { read, refused } = await openDemo();
    const then = await read('from=2025-11-01&to=2025-12-28&as_of=2025-11-20T06%3A30Z');

    expect([then.range.to, then.series.at(-1)?.open]).toEqual(['2025-11-20', true]);
    expect(then.totals.sessions).toBeLessThan(
      (await read('from=2025-11-01&to=2025-11-20')).totals.sessions ?? 0,
    );
    expect(await refused(`${days}&as_of=abc`)).toMatchObject({ status: 422 });
  });

  test('are reported again only when an event or the hour could have changed them', async () => {
    const { open, token, world } = await openDemo();
    const ask = (etag = '') =>
      open('readMetrics', { token, query: days, headers: etag ? { 'If-None-Match': etag } : {} });
    const etag = (await ask()).headers.get('etag') ?? '';
    const same = (await ask(etag)).status;
    world.clock.advance(60 * 60 * 1_000);

    expect([same, (await ask(etag)).status]).toEqual([304, 200]);
  });
});

describe('an explanation', () => {
  test('gives the sums, sources and rows that make the figure', async () => {
    const { read, succeed, token } = await openDemo();
    const query = `${days}&client=fjordandfoam&compare=previous`;
    const { totals, previous } = await read(query);
    const told = await succeed('readMetricExplanation', { token, query: `${query}&figure=roas` });
    const [revenue, spend] = told.parts;
    const byRows = told.rows.reduce((sum, { parts }) => sum + (parts[1]?.value ?? 0), 0);
    const newest = await read('from=2025-12-16&to=2025-12-28&client=fjordandfoam');

    expect([told.value, told.previous]).toEqual([totals.roas, previous?.roas]);
    expect([revenue?.name, spend]).toEqual([
      'paid_revenue_cents',
      { name: 'spend_cents', value: totals.spend_cents, previous: previous?.spend_cents },
    ]);
    expect((revenue?.value ?? 0) / (spend?.value ?? 1)).toBe(totals.roas);
    expect([told.rows_used, told.sources.map(({ rows }) => rows), told.rows.length]).toEqual([
      140,
      [140],
      50,
    ]);
    expect(byRows).toBeLessThanOrEqual(newest.totals.spend_cents ?? 0);
    expect(told.rows[0]?.day).toBe('2025-12-28');
  });

  test.each([
    '',
    '&filters=device:desktop',
    '&filters=country:GB,DE',
    '&filters=device:mobile;country:US,other',
  ])('gives all of its rows in pages, which sum up to its parts %s', async (filters) => {
    const { succeed, ask, token } = await openDemo();
    const query = `${days}&client=fjordandfoam&figure=spend_cents${filters}`;
    const rows: unknown[] = [];
    let spend = 0;
    let cursor: string | null = '0';
    while (cursor !== null) {
      const page: ReplyOf<'readMetricExplanation'> = await succeed('readMetricExplanation', {
        token,
        query: `${query}&limit=60&cursor=${cursor}`,
      });
      rows.push(...page.rows);
      spend += page.rows.reduce((sum, { parts }) => sum + (parts[0]?.value ?? 0), 0);
      cursor = page.next_cursor;
    }
    const whole = await succeed('readMetricExplanation', { token, query });

    expect([rows.length, new Set(rows.map((row) => JSON.stringify(row))).size, spend]).toEqual([
      whole.rows_used,
      whole.rows_used,
      whole.value,
    ]);
    expect(whole.next_cursor).toBe('50');
    expect(statusAndBody(await ask('readMetricExplanation', { token, query: `${query}&cursor=x` }))).toEqual(
      refusal('invalid', { errors: { cursor: 'Must be a next_cursor of this list' } }),
    );
  });

  test('has no steps, groups and choice of measures, and refuses to be asked for them', async () => {
    const { ask, token } = await openDemo();
    const shape = 'interval=week&group_by=channel&measures=clicks&sort=-clicks&detail=series';
    const query = `${days}&figure=roas&${shape}`;
    const unknown = 'Unknown field';

    expect(statusAndBody(await ask('readMetricExplanation', { token, query }))).toEqual(
      refusal('invalid', {
        errors: {
          interval: unknown,
          group_by: unknown,
          measures: unknown,
          sort: unknown,
          detail: unknown,
        },
      }),
    );
  });

  test('of an unknown figure is refused', async () => {
    const { ask, token } = await openDemo();

    expect(
      statusAndBody(await ask('readMetricExplanation', { token, query: `${days}&figure=love` })),
    ).toEqual(refusal('invalid', { errors: { figure: 'There is no figure "love"' } }));
  });
});
