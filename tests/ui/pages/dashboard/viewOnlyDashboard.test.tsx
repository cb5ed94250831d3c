/** @vitest-environment happy-dom */
/** Tests a dashboard above the quota of a smaller plan: it says so, stays readable, and returns with the plan. */
import { afterEach, expect, test } from 'vitest';
import { button, field, heading, link, region, says, sees, seesNo } from '#scenarios/targets.ts';
import { playedPage } from '#tests/ui/pages/playedPage.ts';

const page = playedPage();

afterEach(() => page.close());

const list = '/dashboard?tab=dashboards&board=all';
const note = 'This dashboard is view-only';

test('is shown with its figures and the reason, without what changes it, until the plan has room again', async () => {
  const { body } = await page.play([
    { role: 'admin' },
    { go: list },
    { click: button('New dashboard') },
    { click: { role: 'radio', name: 'E-commerce', part: true } },
    { fill: field('Name'), with: 'Morning' },
    { click: button('Create dashboard') },
    sees(heading('Morning')),
    sees(button('Edit layout')),
    { go: '/billing' },
    { click: button('Preview the app as Starter') },
    sees(region('Plan simulation')),
    { go: list },
    says('View only'),
    { click: link('Morning') },
    says(note),
    says('Your plan allows 3 dashboards that can be changed'),
    sees(button('Revenue')),
    seesNo(button('Edit layout')),
    seesNo(button('Settings')),
    { click: link('Edit the keep list or change the plan') },
    { expect: { url: '/billing' } },
    { click: button('Back to Enterprise', { within: region('Plan simulation') }) },
    { go: list },
    { click: link('Morning') },
    sees(button('Edit layout')),
  ]);

  expect(body.textContent).not.toContain(note);
});
