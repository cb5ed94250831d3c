/** @vitest-environment happy-dom */
/** Tests the messages about missing things: the person who removed them with undo, filters without results, and a limit. */
import { afterEach, test } from 'vitest';
import { button, heading, region, says, sees } from '#scenarios/targets.ts';
import { playedPage } from '../playedPage.ts';

const page = playedPage();

afterEach(page.close);

test('a dashboard and a report that were archived say by whom and when, with the way back', async () => {
  await page.play([
    { role: 'manager' },
    { go: '/dashboard?tab=dashboards&board=all' },
    { click: button('Archive Shop at a glance') },
    says('Archived Shop at a glance.'),
    { wait: 7_200_000 },
    { go: '/dashboard?tab=dashboards&board=shopdashboard' },
    sees(heading('Shop at a glance was archived')),
    says('Archived by Marcus Chen 2 h ago. Nothing of it is lost.'),
    { click: button('Restore Shop at a glance') },
    sees(button('Edit layout')),
    { go: '/dashboard?tab=dashboards&board=never' },
    sees(heading('Dashboard not found')),
    { go: '/dashboard/reports' },
    { click: button('More for Monthly report', { nth: 0 }) },
    { click: { role: 'menuitem', name: 'Archive' } },
    { go: '/dashboard/reports/fjordmonthly' },
    says('Archived by Marcus Chen just now.'),
    { go: '/dashboard/reports/never' },
    sees(heading('Report not found')),
  ]);
});

test('filters that leave nothing of all clients say so, and are cleared there', async () => {
  await page.play([
    { role: 'manager' },
    { go: '/dashboard?channel=email&campaign=campaign1' },
    sees(button('Clear the filters', { within: region('Figures of all clients') })),
    { click: button('Clear the filters', { within: region('Figures of all clients') }) },
    { expect: { url: '/dashboard' } },
    sees(button('Revenue')),
  ]);
});

test('a dashboard of one client drops an id of the address that names nothing, and shows its figures', async () => {
  await page.play(
    [
      { role: 'manager' },
      { go: '/dashboard?tab=dashboards&board=shopdashboard&campaign=nothing' },
      says('Ignored a part of the address that is not valid: “'),
      sees(button('Edit layout')),
      sees(button('Revenue', { nth: 0 })),
    ],
    ['422 GET /api/metrics'],
  );
});

test('a widget that was refused for too many requests counts down, and then brings what was missing', async () => {
  await page.play(
    [
      { role: 'manager' },
      { fault: { route: 'GET /api/metrics', times: 1, status: 429, retryAfter: 20 } },
      { go: '/dashboard?client=fjordandfoam' },
      says('Too many requests at once', region('Key figures')),
      says('You can try again in', region('Key figures')),
      { wait: 21_000 },
      says('You can try again now.', region('Key figures')),
      { click: button('Try again', { within: region('Key figures') }) },
      sees(button('Revenue', { within: region('Key figures') })),
    ],
    ['429 GET /api/metrics'],
  );
});
