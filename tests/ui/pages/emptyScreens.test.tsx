/** @vitest-environment happy-dom */
/** Tests empty screens of an agency's daily work: the reason, and one working action. */
import { afterEach, describe, test } from 'vitest';
import type { Step } from '#scenarios/script.ts';
import { button, dialog, field, fillIn, heading, isAt, link, says, sees } from '#scenarios/targets.ts';
import { playedPage } from './playedPage.ts';

const page = playedPage();

afterEach(page.close);

const newAgency: readonly Step[] = [
  { go: '/register' },
  ...fillIn({
    'First name': 'Otto',
    'Last name': 'Lang',
    Email: 'otto@langwerk.example',
    'Company name': 'Langwerk',
    Password: 'acorn-17',
    'Confirm password': 'acorn-17',
  }),
  { click: { role: 'checkbox', name: 'terms', part: true } },
  { click: button('Create account') },
  { wait: 2_000 },
  isAt('/dashboard'),
  { click: button('Start free trial') },
  says('signed in as Admin'),
];

const opens = (go: string, ...words: readonly string[]): readonly Step[] => [
  { go },
  ...words.map((name) => sees(heading(name))),
];

const leads = (title: string, action: string, ...then: readonly Step[]): readonly Step[] => [
  sees(heading(title)),
  { click: button(action) },
  ...then,
];

describe('a new agency', () => {
  test('is reported on each screen what would be there, and how to begin', async () => {
    await page.play([
      ...newAgency,
      ...opens('/dashboard?tab=alerts', 'No alerts yet'),
      ...leads('No alert rules yet', 'Add the first rule', sees({ ...dialog, name: 'New alert rule' })),
      ...opens('/dashboard?tab=goals', 'No client has a goal yet'),
      ...opens('/billing?tab=team'),
      ...leads('No team members yet', 'Invite someone', sees(dialog)),
      ...opens('/billing?tab=mail', 'No mail yet'),
      ...opens('/marketplace?tab=api'),
      ...leads('No keys yet', 'Name a key', { expect: { focus: field('Name of the new key') } }),
      ...opens('/billing?tab=invoices', 'No invoices yet'),
      sees(link('See the plans')),
      ...opens('/ai-chat', 'What do you want to know?'),
      sees(field('Your question')),
      ...opens('/dashboard', 'No goals yet'),
      { click: button('Set the first goal') },
      sees(dialog),
    ]);
  });

  test('finds its archived dashboards and clients again', async () => {
    await page.play([
      ...newAgency,
      ...opens('/dashboard?tab=dashboards'),
      ...leads('No dashboards yet', 'Create the first dashboard', sees(dialog)),
      { fill: field('Name', { within: dialog }), with: 'Weekly' },
      { click: button('Create dashboard') },
      sees(heading('Weekly')),
      { go: '/dashboard?tab=dashboards&board=all' },
      { click: button('Archive Weekly') },
      ...leads('All dashboards are archived', 'Show the archived dashboards', sees(button('Restore Weekly'))),
    ]);
  });
});

describe('what was chosen', () => {
  test('is what leaves a list empty, and is taken back with one press', async () => {
    await page.play([
      { role: 'admin' },
      ...opens('/clients?q=nobody+at+all'),
      ...leads('No client matches “nobody at all”', 'Clear the search', says('Fjord & Foam')),
      ...opens('/dashboard?tab=history&since=2001-01-01&until=2001-01-02'),
      ...leads('No changes on these days', 'Show all days', isAt('/dashboard?tab=history')),
    ]);
  });
});
