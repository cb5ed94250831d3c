/** @vitest-environment happy-dom */
/** Tests a client's own page: opened from the drawer, with the same tabs, and back to the list. */
import { afterEach, expect, test } from 'vitest';
import {
  button,
  dialog,
  field,
  fillIn,
  heading,
  isAt,
  link,
  says,
  sees,
  seesNo,
} from '#scenarios/targets.ts';
import { barriersWithin } from '#tests/support/barriersWithin.ts';
import { playedPage } from '../playedPage.ts';

const page = playedPage();

afterEach(page.close);

test('opens from the drawer, shows the dashboards of the client, asks before a note is lost, and leads back to the list', async () => {
  const board = { role: 'switch', name: 'Shop at a glance visible to client' } as const;
  const document = await page.play([
    { role: 'manager' },
    { go: '/clients?q=fjord&client=fjordandfoam&tab=dashboards' },
    { click: button('Full page') },
    isAt('/clients?q=fjord&client=fjordandfoam&tab=dashboards&in=page'),
    seesNo(dialog),
    sees(heading('Fjord & Foam')),
    seesNo(button('Add client')),
    sees(link('Shop at a glance')),
  ]);
  expect([document.activeElement?.textContent, document.title]).toEqual([
    'Fjord & Foam',
    expect.stringContaining('Fjord & Foam'),
  ]);
  const shown = () =>
    document.querySelector('[aria-label="Shop at a glance visible to client"]')?.getAttribute('aria-checked');
  const before = shown();
  await page.play([{ click: board }, sees(button('Undo'))]);
  expect([before, shown()]).toEqual(['true', 'false']);
  await page.play([
    { click: button('Undo') },
    says('The client sees Shop at a glance again.'),
    { click: { role: 'tab', name: 'Notes and tasks' } },
    { fill: field('New note'), with: 'Call on Monday' },
    { click: link('All clients') },
    says('You have unsaved changes.'),
    { click: button('Keep editing') },
    { expect: { focus: field('New note') } },
    { click: link('All clients') },
    { click: button('Discard changes') },
    isAt('/clients?q=fjord'),
    sees(button('Add client')),
  ]);
});

test('lists all links of the client with what each shows, and revokes one with a way back', async () => {
  const notRevoked = { role: 'button', name: 'Revoke Shop at a glance' } as const;
  const document = await page.play([
    { role: 'manager' },
    { go: '/clients/fjordandfoam/dashboards?in=page' },
    says('Nothing of Fjord & Foam is shared by link.'),
    { go: '/dashboard?tab=dashboards&board=shopdashboard' },
    { click: button('Share') },
    { click: button('New link') },
    { click: button('Create link') },
    sees(heading('Your link is ready')),
    { go: '/clients/fjordandfoam/dashboards?in=page' },
    sees(link('Dashboard Shop at a glance')),
    says('not opened yet'),
  ]);
  expect(await barriersWithin(document.querySelector('main'))).toEqual([]);
  await page.play([
    { click: notRevoked },
    says('Revoked Shop at a glance.'),
    sees(button('Restore Shop at a glance')),
    { click: button('Undo') },
    says('Shop at a glance works again.'),
    sees(notRevoked),
  ]);
});

test('its overview says how it is: health, what needs attention with the next step, and when its contract ends', async () => {
  const document = await page.play([
    { role: 'manager' },
    { go: '/clients/openloft?in=page' },
    sees(heading('Status')),
    sees({ role: 'list', name: 'What needs attention' }),
    sees(link(', Openloft Academy', { part: true, nth: 0 })),
  ]);
  const standing = document.querySelector('main [aria-labelledby="standing"]');
  expect(standing?.querySelector('p')?.textContent).toMatch(/^Health \d{1,2} of 100 Watch$/);
  const facts = [...(standing?.querySelectorAll('dt') ?? [])].map(({ textContent, nextElementSibling }) => [
    textContent,
    nextElementSibling?.textContent,
  ]);
  expect(facts).toEqual([
    ['Goal for conversions', '48%at riskof the goal for conversions'],
    ['Budget', '50%behind ($8,912 of $14,100 by the end of the month)'],
    ['Sources', '3 of 3 up to date'],
    ['Contract end', expect.stringMatching(/^\d+ \w+ \d{4}$/)],
    ['Last report', '—'],
    ['Next report', '—'],
  ]);
});

test('has what is to be done: with a person and a day, late in words, done with a way back, and folded below', async () => {
  const open = { role: 'list', name: 'Open tasks for Fjord & Foam' };
  const box = { role: 'checkbox', name: 'Call Daniel' };
  const document = await page.play([
    { role: 'manager' },
    { go: '/clients/fjordandfoam/notes?in=page' },
    { click: button('Add a task') },
    { expect: { focus: field('Task') } },
    { click: button('Add task') },
    says('Write what is to be done'),
    ...fillIn({ Task: 'Call Daniel', 'Due date': '2026-01-02' }),
    { select: { role: 'combobox', name: 'Assignee' }, option: 'Marcus Chen' },
    { click: button('Add task') },
    says('Added the task.'),
    says('Call DanielLate, was due 2 JanMarcus Chen', open),
    sees(button('Add a task')),
    { click: box },
    says('Done: “Call Daniel”.'),
    seesNo({ ...box, within: open }),
    says('Done (1)'),
    { click: button('Undo') },
    says('The task is open again.'),
    sees({ ...box, within: open }),
    { click: button('Edit the task “Call Daniel”') },
    { fill: field('Due date'), with: '2026-03-03' },
    { click: button('Save task') },
    says('Call DanielDue tomorrowMarcus Chen', open),
    { click: box },
    says('Done: “Call Daniel”.'),
  ]);
  const done = document.querySelector('main details');
  expect(done?.textContent).toContain('Call DanielDone by Marcus Chen, 2 March 2026');
  expect(await barriersWithin(document.querySelector('main'))).toEqual([]);
});
