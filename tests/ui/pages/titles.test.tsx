/** @vitest-environment happy-dom */
/** Tests window titles: the subject, the tab if nothing more precise is shown, then the page. */
import { afterEach, expect, test } from 'vitest';
import { button, heading, sees } from '#scenarios/targets.ts';
import { playedPage } from './playedPage.ts';

const page = playedPage();

afterEach(page.close);

const titleAt = async (address: string): Promise<string> => (await page.lead(address)).title;

test('names the tab, and what is in the tab before it', async () => {
  await page.play([{ role: 'admin' }, { go: '/dashboard' }, sees(button('Revenue'))]);
  const read = [
    page.stage().document().title,
    await titleAt('/dashboard?tab=history'),
    await titleAt('/dashboard?tab=dashboards&board=all'),
    await titleAt('/dashboard?tab=dashboards&board=shopdashboard'),
    await titleAt('/dashboard?tab=dashboards&board=all'),
    await titleAt('/dashboard?tab=alerts'),
    await titleAt('/billing?tab=invoices'),
    await titleAt('/real-time-monitoring?tab=log'),
    await titleAt('/dashboard?client=openloft'),
  ];

  expect(read).toEqual([
    'Dashboard · AgencyLens',
    'History · Dashboard · AgencyLens',
    'Dashboards · Dashboard · AgencyLens',
    'Shop at a glance · Dashboard · AgencyLens',
    'Dashboards · Dashboard · AgencyLens',
    'Alerts · Dashboard · AgencyLens',
    'Invoices · Billing · AgencyLens',
    'Live log · Real-Time Monitoring · AgencyLens',
    'Openloft Academy · Dashboard · AgencyLens',
  ]);
  await page.play([sees(heading('Openloft Academy'))]);
});
