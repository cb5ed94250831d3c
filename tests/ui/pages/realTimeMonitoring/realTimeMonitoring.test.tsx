/** @vitest-environment happy-dom */
import { afterEach, describe, expect, test } from 'vitest';
import {
  button,
  field,
  heading,
  isIn,
  link,
  logged,
  region,
  says,
  sees,
  seesNo,
} from '#scenarios/targets.ts';
import { playedPage } from '../playedPage.ts';

const { play: played, stage, close } = playedPage();

afterEach(close);

const cardValue = (page: Document, name: string): string | null | undefined =>
  page.querySelector(`[data-key-figure="${name}"] [class*="value"]`)?.textContent;

const totalOf = (page: Document, column: string): string | null | undefined =>
  [...page.querySelectorAll('main [aria-label="Sources today"] tfoot [data-label]')].find(
    (cell) => cell.getAttribute('data-label') === column,
  )?.textContent;

const dollars = (text: string | null | undefined): number => Number(text?.replaceAll(/[$,]/g, ''));

describe('Real-Time Monitoring', () => {
  test('shows today so far, the same on cards and by source, and grows as an hour passes', async () => {
    const page = await played([
      { role: 'admin' },
      { go: '/real-time-monitoring' },
      { click: link('Today') },
      says('The first 9 hours of today, UTC, against the same hours yesterday.'),
      sees({ role: 'table', name: 'Sources today' }),
      sees({ role: 'figure', name: ' by hour', part: true, within: region('Unusual hours') }),
      sees(region('Done for clients today')),
    ]);
    const before = cardValue(page, 'revenue_cents');

    expect(dollars(before)).toBeGreaterThan(0);
    expect(totalOf(page, 'Revenue, full hours')).toBe(before);
    const later = await played([
      { wait: 3_600_000 },
      says('The first 10 hours of today, UTC, against the same hours yesterday.'),
    ]);
    await stage().settle();
    expect(dollars(cardValue(later, 'revenue_cents'))).toBeGreaterThan(dollars(before));
    expect(totalOf(later, 'Revenue, full hours')).toBe(cardValue(later, 'revenue_cents'));
  });

  test('draws the visits of each minute against those of a week ago [B6]', async () => {
    const minutes = region('Visits per minute');
    await played([
      { role: 'admin' },
      { go: '/real-time-monitoring?client=fjordandfoam' },
      says('A week ago', minutes),
      says('visits in the same minutes a week ago.', minutes),
    ]);
  });

  test('shows visits as they come, holds them back while they are read, and pauses [B6]', async () => {
    const page = await played([
      { role: 'admin' },
      { go: '/real-time-monitoring?client=fjordandfoam&every=30' },
      sees(heading('Live visits')),
      isIn('liveVisits', 'linked.live'),
    ]);
    const listed = () =>
      [...page.querySelectorAll('main ol[data-visits] time')].map(({ textContent }) => textContent);
    const list = () => page.querySelector('main [data-scroll]') ?? expect.unreachable();
    const before = listed();
    await played([{ wait: 60_000 }, says('active now')]);
    const came = listed().length - before.length;

    expect(before.length).toBeGreaterThan(20);
    expect(came).toBeGreaterThan(0);
    expect(listed().slice(came)).toEqual(before);

    const shown = listed();
    list().dispatchEvent(new Event('pointerover', { bubbles: true }));
    await played([{ wait: 120_000 }]);
    expect(listed()).toEqual(shown);
    const [held] = [...page.querySelectorAll('main button')].filter(({ textContent }) =>
      / new$/.test(textContent ?? ''),
    );
    await played([{ click: button(held?.textContent ?? '') }, { click: button('Pause') }]);
    expect(listed().length).toBe(shown.length + Number.parseInt(held?.textContent ?? '', 10));
    const paused = listed();
    await played([isIn('liveVisits', 'paused'), { wait: 300_000 }, says('Paused')]);
    expect(listed()).toEqual(paused);
    await played([{ click: button('Resume') }, isIn('liveVisits', 'linked.live')]);
    expect(listed().slice(-paused.length)).toEqual(paused);
    expect(listed().length).toBeGreaterThan(paused.length);
  });

  test('narrows the visits by kind, of the address, and by words in any of their texts [B6]', async () => {
    const page = await played([
      { role: 'admin' },
      { go: '/real-time-monitoring?client=fjordandfoam' },
      { click: button('Pause') },
      { click: { role: 'radio', name: 'Orders' } },
    ]);
    const lines = () =>
      [...page.querySelectorAll('main ol[data-visits] > li')].map((line) => line.textContent);
    const orders = lines();
    const counted = () => page.querySelector('main [aria-labelledby] [role="status"]')?.textContent;

    expect(orders.length).toBeGreaterThan(0);
    expect(orders.every((line) => line?.includes('Order'))).toBe(true);
    expect(stage().address()).toContain('kind=order');
    await played([{ click: { role: 'radio', name: 'All' } }]);
    const all = lines();
    await played([{ fill: field('Search visits'), with: 'GERMANY mobile' }]);
    expect(lines()).toEqual(all.filter((line) => line?.includes('Germany') && line.includes('Mobile')));
    expect(counted()).toBe(`${lines().length} of ${all.length} visits`);
    await played([{ fill: field('Search visits'), with: 'no such page' }, says('No visit matches.')]);
  });

  test('replays the last hour at a chosen speed, goes back to now, and shows the same again from its link [B6]', async () => {
    const figures = () => stage().document().querySelector('main dl[aria-label="Right now"]')?.textContent;
    await played([
      { role: 'admin' },
      { go: '/real-time-monitoring?client=fjordandfoam' },
      { click: button('Replay') },
      sees(region('Replay')),
      isIn('visitReplay', 'paused.shown'),
    ]);
    const [first, link] = [figures(), stage().address()];
    expect(link).toMatch(/&replay=2026-03-02T08%3A00%3A/);
    await played([
      { click: { role: 'radio', name: '20×' } },
      { click: button('Play') },
      { wait: 30_000 },
      { click: button('Pause') },
      isIn('visitReplay', 'paused.shown'),
    ]);
    expect(figures()).not.toBe(first);
    await played([
      { click: button('Back to live') },
      sees(heading('Live visits')),
      { wait: 600_000 },
      { go: link },
      isIn('visitReplay', 'paused.shown'),
    ]);
    expect(figures()).toBe(first);
  });

  test('marks a launch as an annotation that Undo takes back, and counts before and after it [B6]', async () => {
    const launch = region('Launch');
    await played([
      { role: 'admin' },
      { go: '/real-time-monitoring?client=fjordandfoam' },
      { click: button('Mark launch') },
      says('counting from the next minute on', launch),
      says('Marked the launch as an annotation.'),
      logged('AnnotationAdded'),
      { wait: 240_000 },
      says('3 min after:', launch),
      says('3 min before:', launch),
      seesNo(button('Mark launch')),
      { click: button('Stop counting') },
      seesNo(launch),
      sees(button('Mark launch')),
    ]);
  });

  test('measures the API in this tab, and raises an alert for its failures until somebody has seen it [B6]', async () => {
    const page = await played([
      { role: 'admin' },
      { go: '/real-time-monitoring?tab=health' },
      sees({ role: 'table', name: 'Endpoints' }),
      sees({ role: 'table', name: 'Source status' }),
      says('GET /api/metrics'),
      seesNo({ role: 'list', name: 'Live alerts' }),
      { fault: { route: 'all', status: 503, times: 4 } },
      { go: '/clients' },
      { wait: 20_000 },
      { go: '/real-time-monitoring?tab=health' },
      says('API errors: 4 of', { role: 'list', name: 'Live alerts' }),
      { click: button('Acknowledge') },
      seesNo({ role: 'list', name: 'Live alerts' }),
      says('API errors: 4 of', { role: 'table', name: 'Incidents' }),
    ]);
    expect(page.title).not.toContain('alert');
  });

  test('shows the figures alone and large in wall mode, and the page again after Escape', async () => {
    const wall = { role: 'dialog', name: 'Fjord & Foam, right now' };
    const page = await played([
      { role: 'admin' },
      { go: '/real-time-monitoring?client=fjordandfoam' },
      { click: button('Wall mode') },
      sees(wall),
      says('Revenue today', wall),
      sees({ role: 'img', name: 'Visits per minute, at most', part: true, within: wall }),
    ]);
    const shown = page.querySelector('[role="dialog"] dl')?.textContent;
    expect(shown).toMatch(/^Active now[\d,]+Revenue today\$[\d,]+/);
    await played([{ press: 'Escape' }, seesNo(wall), sees(heading('Live visits'))]);
  });

  test('keeps the focus on a source that filters the page, though one of the two readings comes later', async () => {
    const page = await played([
      { role: 'admin' },
      { go: '/real-time-monitoring?tab=today' },
      sees({ role: 'table', name: 'Sources today' }),
      says('Change on a week ago'),
      { fault: { route: 'GET /api/metrics', kind: 'slowBody', duration: 2_000, times: 1 } },
    ]);
    const row = page.querySelector('main [aria-label="Sources today"] tbody button[data-finger]');
    const name = row?.textContent ?? '';
    (row as HTMLElement).focus();
    await played([{ click: button(name) }, { wait: 3_000 }, says(name, { role: 'list', name: 'Filters' })]);
    expect([page.activeElement?.tagName, page.activeElement === row]).toEqual(['BUTTON', true]);
  });

  test('keeps the log on a tab, to which links to single events lead', async () => {
    await played([
      { role: 'admin' },
      { go: '/real-time-monitoring' },
      { click: link('Live log') },
      sees(region('Live feed')),
      { go: '/real-time-monitoring?event=5' },
      sees(region('Live feed')),
      says('Event 5'),
    ]);
    expect(stage().document().querySelector('[data-key-figure]')).toBe(null);
  });

  test('has a feed that goes back as far as the log does, and is searched as far as it was read', async () => {
    const page = await played([
      { role: 'admin' },
      { go: '/real-time-monitoring?tab=log' },
      sees(region('Live feed')),
    ]);
    const numbers = () =>
      [...page.querySelectorAll('main [aria-labelledby="feed"] tbody tr td:last-child')].map(
        ({ textContent }) => Number(/[\d,]+/.exec(textContent)?.[0].replace(',', '')),
      );
    const latest = numbers();
    expect(latest.length).toBe(25);
    await played([{ click: button('Show 25 earlier events') }]);
    const [newest = 0] = latest;
    expect(numbers()).toEqual(Array.from({ length: 50 }, (_, index) => newest - index));

    await played([{ fill: field('Search events'), with: 'demo data CREATED the report' }]);
    const counted = () => page.querySelector('main [aria-labelledby="feed"] [role="status"]')?.textContent;
    const [matches, searched] = counted()?.split(' of ') ?? [];
    expect([Number(matches), searched]).toEqual([numbers().length, '500 events']);
    await played([{ click: button('Read 500 earlier events') }]);
    expect(counted()).toBe(`${numbers().length} of 1,000 events`);
    expect(numbers().length).toBeGreaterThan(Number(matches));
    expect(Math.min(...numbers())).toBeLessThan(newest - 500);
  });

  test('shows other days by its view: range, comparison and steps, all of the address, and back to today', async () => {
    await played([
      { role: 'admin' },
      { go: '/real-time-monitoring?tab=today' },
      sees({ role: 'table', name: 'Sources today' }),
      says('Change on a week ago'),
      { click: button('Range: Today') },
      { click: { role: 'button', name: 'Last 7 days' } },
      { expect: { url: '/real-time-monitoring?range=7d&tab=today' } },
      says('23 Feb – 1 Mar 2026, against the previous 7 days.'),
      sees(heading('Revenue by day')),
      sees({ role: 'table', name: 'Sources' }),
      { go: '/real-time-monitoring?range=yesterday&compare=year' },
      says('1 Mar 2026, against the previous year.'),
      sees(heading('Revenue by hour')),
      { go: '/real-time-monitoring?match=weekday&compare=ages&tab=today' },
      says('Ignored a part of the address that is not valid: “'),
      says('The first 9 hours of today, UTC, against the same hours a week ago.'),
    ]);
  });

  test('of a moment of the past shows that day up to then', async () => {
    const page = await played([
      { role: 'admin' },
      { go: '/real-time-monitoring?as_of=2026-02-20T14:20Z' },
      says('The first 14 hours of today, UTC, against the same hours yesterday.'),
      sees({ role: 'table', name: 'Sources today' }),
    ]);

    expect(dollars(cardValue(page, 'revenue_cents'))).toBeGreaterThan(0);
    expect(totalOf(page, 'Revenue, full hours')).toBe(cardValue(page, 'revenue_cents'));
  });

  test('counts the hours of today in the time zone of the client', async () => {
    const board = '/real-time-monitoring?client=fjordandfoam&tab=today';
    const page = await played([
      { role: 'admin' },
      { go: board },
      says('The first 9 hours of today, UTC, against the same hours yesterday.'),
    ]);
    const { api } = stage().services() ?? expect.unreachable();
    const params = { id: 'fjordandfoam' };
    const { etag } = await api.callVersioned('readClient', { params });
    await api.call('updateClient', { params, body: { time_zone: 'Asia/Kathmandu' }, ifMatch: etag ?? '' });
    await played([
      { go: board },
      says('The first 14 hours of today, Asia/Kathmandu, against the same hours yesterday.'),
      says('Today is not over: 14 of 24 hours count (Asia/Kathmandu)'),
      { wait: 900_000 },
      says('The first 15 hours of today, Asia/Kathmandu, against the same hours yesterday.'),
      says('Today is not over: 15 of 24 hours count (Asia/Kathmandu)'),
    ]);
    expect(dollars(cardValue(page, 'revenue_cents'))).toBeGreaterThan(0);
  });

  test('of a person of a client is of their own client; another one is refused', async () => {
    const page = await played([
      { role: 'client' },
      { go: '/real-time-monitoring?tab=today' },
      sees({ role: 'table', name: 'Sources today' }),
    ]);
    const sources = [...page.querySelectorAll('main [aria-label="Sources today"] tbody tr')];

    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter(({ textContent }) => !textContent?.includes('Fjord & Foam'))).toEqual([]);
    await played([
      { go: '/real-time-monitoring?client=stackpilot' },
      says('You do not have access to this client'),
    ]);
    expect(stage().document().querySelector('[data-key-figure]')).toBe(null);
  });
});
