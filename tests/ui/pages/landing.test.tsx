/** @vitest-environment happy-dom */
import { afterEach, expect, test } from 'vitest';
import { calendarDayOf, epochDayAt } from '#domain/calendar/epochDay.ts';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { demoClients } from '#domain/demo/demoClients.ts';
import { changeOf, pointsBetween } from '#domain/kpi/change.ts';
import type { Target } from '#scenarios/script.ts';
import { field, page as main, region, says, sees } from '#scenarios/targets.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { seedWholeAgency } from '#tests/support/wholeAgency.ts';
import {
  changeInWords,
  count,
  longDay,
  money,
  pointsInWords,
  share,
  times,
} from '#ui/content/formatMetric.ts';
import { findAll, findOne } from '#ui/stage/findTarget.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';
import { playedPage } from './playedPage.ts';

const page = playedPage();

let opened = page;

afterEach(() => {
  page.close();
  opened.close();
});

const preview = region('Preview: a dashboard of', { part: true });
const figure = (name: string): Target => ({ role: 'button', name, part: true, within: preview });
const textsOf = (found: Iterable<Element>) => [...found].map(({ textContent }) => textContent);
const toNumber = (text = '') => Number(text.replaceAll(',', ''));

test('the small dashboard is at work: figures, bars and table are the same numbers, of any client [S2.11]', async () => {
  const document = await page.play([
    { go: '/' },
    // Until a first sign of life no backend starts.
    { click: figure('Total users') },
    { expect: { attribute: 'pressed', of: figure('Total users'), is: true } },
    says('$', figure('Revenue')),
    says('%', figure('Conversion')),
  ]);
  const place = findOne(document, preview);
  expect(place.querySelectorAll('svg rect').length).toBe(12);

  const readTotals = () => {
    const rows = [...findOne(document, preview).querySelectorAll('tr')].slice(1);
    const counts = rows.map((row) => toNumber(row.querySelector('td')?.textContent));
    const [, shown] = /Total users([\d,]+)/.exec(findOne(document, figure('Total users')).textContent) ?? [];
    return { weeks: rows.length, sum: counts.reduce((one, more) => one + more, 0), shown: toNumber(shown) };
  };
  await page.play([{ click: { role: 'button', name: 'Show as a table', within: preview } }]);
  const one = readTotals();
  await page.play([{ select: field('Client', { within: preview }), option: 'All 8 clients' }]);
  const all = readTotals();
  expect([one.weeks, one.sum, all.weeks, all.sum]).toEqual([12, one.shown, 12, all.shown]);
  expect(all.sum).toBeGreaterThan(one.sum);
});

const revenueIn = ({ totals, previous }: MetricReply) => [
  totals.revenue_cents ?? 0,
  previous?.revenue_cents ?? 0,
];

test.each([
  ['2026-11-29', '22 Nov 2026'],
  ['2026-12-07', '6 Dec 2026'],
])('what it shows on %s is what metrics answer for its days, up to %s', async (today, last) => {
  const start = `${today}T09:00:00Z`;
  const world = createVirtualWorld({ start: Date.parse(start) });
  const backend = openTestBackend({ world });
  await seedWholeAgency(backend.log, world);
  const { token } = (await backend.demo('admin')).session;
  const to = Date.parse(`${last} UTC`);
  const metrics = (client: string, weeks: number) => {
    const from = calendarDayOf(epochDayAt(to) - 7 * weeks + 1);
    const query = `client=${client}&from=${from}&to=${calendarDayOf(epochDayAt(to))}&compare=previous&interval=week`;
    return backend.succeed('readMetrics', { token, query });
  };

  opened = playedPage(undefined, start);
  const document = await opened.play([
    { go: '/' },
    { click: figure('Total users') },
    { click: figure('Revenue') },
    says(` to ${last}`, preview),
    { click: { role: 'button', name: 'Show as a table', within: preview } },
  ]);
  const shown: unknown[] = [];
  const asked: unknown[] = [];
  for (const { clientId, name } of demoClients) {
    await opened.play([{ select: field('Client', { within: preview }), option: name }]);
    const place = findOne(document, preview);
    shown.push([
      textsOf(place.querySelectorAll('button')),
      textsOf(place.querySelectorAll('td:nth-child(2)')),
    ]);
    const { totals, previous, series } = await metrics(clientId, 12);
    asked.push([
      [
        `Total users${count(totals.users ?? 0)}${changeInWords(changeOf(totals.users, previous?.users ?? null))}`,
        `Revenue${money(totals.revenue_cents ?? 0)}${changeInWords(changeOf(totals.revenue_cents, previous?.revenue_cents ?? null))}`,
        `Conversion${share(totals.cvr)}${pointsInWords(pointsBetween(totals.cvr, previous?.cvr ?? null))}`,
      ],
      series.map(({ revenue_cents: revenue }) => money(revenue ?? 0)),
    ]);
  }
  expect(shown).toEqual(asked);

  const cards = findOne(document, region('What you get'));
  const month = await Promise.all(demoClients.slice(0, 4).map(({ clientId }) => metrics(clientId, 4)));
  const from = longDay(calendarDayOf(epochDayAt(to) - 27)).slice(0, -5);
  expect(textsOf(cards.querySelectorAll('caption'))).toEqual([
    `Revenue from ${from} to ${last}, against the four weeks before`,
  ]);
  expect(textsOf(cards.querySelectorAll('td'))).toEqual(
    month
      .map(revenueIn)
      .flatMap(([now = 0, before = 0]) => [money(now), changeInWords(changeOf(now, before))]),
  );
  const { revenue_cents: revenue, spend_cents: spend, mer } = month[0]?.totals ?? {};
  expect(textsOf(cards.querySelectorAll('small'))).toEqual([
    `= ${money(revenue ?? 0)} ÷ ${money(spend ?? 0)}, Fjord & Foam, ${from} to ${last}`,
  ]);
  expect(cards.textContent).toContain(`${times(mer ?? null)} revenue for each dollar of marketing spend`);
});

test('the start page says who uses it, how it is kept safe, four features and every way on [S2.11] [S2.21]', async () => {
  const trust = region('Who uses it');
  const document = await page.play([
    { go: '/' },
    sees(trust),
    says('No credit card required. Set up in 5 minutes, cancel anytime.'),
  ]);
  expect(document.title).toContain('AgencyLens');
  expect(findAll(document, { role: 'heading', within: main }).filter((one) => one.matches('h1')).length).toBe(
    1,
  );
  const inPlace = (name: string, parts: string) =>
    textsOf(findOne(document, region(name)).querySelectorAll(parts));
  expect(inPlace('Who uses it', 'dd')).toEqual(['50K+', '1000+', '99.9%', '4.9']);
  expect(inPlace('Who uses it', 'li')).toEqual([
    'Brightside Media',
    'Kestrel & Co',
    'Paper Lantern',
    'Octave Digital',
    'Marlow Street',
    'Northfold',
  ]);
  expect(inPlace('Your clients’ numbers are theirs', 'dt')).toEqual([
    'SOC 2 Type II',
    'GDPR',
    'ISO 27001',
    'Enterprise SSO (SAML and OIDC)',
  ]);
  expect(inPlace('What you get', 'h3')).toEqual([
    'Every client on one page',
    'Your name on it',
    'Nothing gets lost',
    'Answers that show their working',
  ]);
  const addressesOf = (name: string) =>
    findAll(document, { role: 'link', name, part: true, within: main }).map((one) =>
      one.getAttribute('href'),
    );
  expect(addressesOf('Start free 14-day trial')).toEqual(['/register', '/register']);
  expect(['View demo', 'See all features', 'Compare plans'].map(addressesOf)).toEqual([
    ['/dashboard'],
    ['/features'],
    ['/pricing'],
  ]);
});
