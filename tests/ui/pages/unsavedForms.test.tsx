/** @vitest-environment happy-dom */
/** Tests that forms ask before typed text is lost, by the common guard of their dialogs. */
import { afterEach, test } from 'vitest';
import type { Step, Target } from '#scenarios/script.ts';
import { button, dialog, field, says, sees, seesNo } from '#scenarios/targets.ts';
import { playedPage } from './playedPage.ts';

const page = playedPage();

afterEach(page.close);

const question = 'You have unsaved changes.';

const asksIn = (open: readonly Step[], typed: Target): readonly Step[] => [
  ...open,
  sees(dialog),
  { press: 'Escape' },
  seesNo(dialog),
  ...open.slice(-1),
  { fill: typed, with: '7' },
  { press: 'Escape' },
  says(question, dialog),
  { click: button('Keep editing', { within: dialog }) },
  { expect: { value: '7', of: typed } },
  { click: button('Cancel', { within: dialog }) },
  says(question, dialog),
  { click: button('Discard changes', { within: dialog }) },
  seesNo(dialog),
];

test('an invitation, billing details and an alert rule ask, and stay as they were typed', async () => {
  await page.play([
    { role: 'admin' },
    ...asksIn([{ go: '/billing?tab=team' }, { click: button('Invite teammate') }], field('Email')),
    ...asksIn([{ go: '/billing?tab=invoices' }, { click: button('Edit billing details') }], field('Company')),
    ...asksIn([{ go: '/dashboard?tab=alerts' }, { click: button('New rule') }], field('Threshold')),
  ]);
});

test('a note of a client is asked about when another tab is chosen', async () => {
  await page.play([
    { role: 'admin' },
    { go: '/clients/fjordandfoam/notes' },
    { fill: field('New note'), with: 'Call on Monday' },
    { click: { role: 'tab', name: 'Contacts', within: dialog } },
    says(question, dialog),
    { click: button('Keep editing', { within: dialog }) },
    { expect: { value: 'Call on Monday', of: field('New note') } },
    { click: { role: 'tab', name: 'Contacts', within: dialog } },
    { click: button('Discard changes', { within: dialog }) },
    sees(button('Add contact', { within: dialog })),
  ]);
});
