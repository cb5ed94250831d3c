/** @vitest-environment happy-dom */
/** Tests the cover of every printable page with metrics: client, page and the workspace's branding. */
import { afterEach, expect, test } from 'vitest';
import { playedPage } from './playedPage.ts';

const page = playedPage();

afterEach(page.close);

const coverAt = async (address: string) => {
  await page.stage().open(address);
  await page.stage().settle();
  const cover = page.stage().document().querySelector('[data-print-cover]');
  return [
    ...[...(cover?.querySelectorAll('p, h1') ?? [])].map(({ textContent }) => textContent),
    cover?.querySelector('p > svg, p > span') === null ? 'no mark' : 'mark',
    cover?.querySelector('dt')?.textContent,
  ];
};

test('dashboards, reports, analysis, competitors and real time print with a cover', async () => {
  await page.play([{ role: 'admin' }]);
  expect([
    await coverAt('/dashboard'),
    await coverAt('/dashboard?tab=dashboards&board=shopdashboard'),
    await coverAt('/dashboard/reports'),
    await coverAt('/advanced-analytics?client=openloft'),
    await coverAt('/competitor-analysis?client=fjordandfoam'),
    await coverAt('/real-time-monitoring'),
  ]).toEqual([
    ['Northlight Agency', 'All clients', 'mark', 'Period'],
    ['Northlight Agency', 'Shop at a glance', 'Fjord & Foam', 'mark', 'Period'],
    ['Northlight Agency', 'Reports', 'All clients', 'mark', 'Period'],
    ['Northlight Agency', 'AI Analytics', 'Openloft Academy', 'mark', 'Period'],
    ['Northlight Agency', 'Competitor Analysis', 'Fjord & Foam', 'mark', 'Period'],
    ['Northlight Agency', 'Real-Time Monitoring', 'All clients', 'mark', 'Period'],
  ]);
});
