/** @vitest-environment happy-dom */
/** Tests alerts on the dashboard: trying, creating, muting and removing rules with undo, and acknowledging alerts. */
import { afterEach, expect, test } from 'vitest';
import { button, dialog, field, heading, isAt, region, says, sees, seesNo } from '#scenarios/targets.ts';
import { catchDownloads } from '#tests/support/downloads.ts';
import { playedPage } from '../playedPage.ts';

const { play: played, stage, close } = playedPage();

afterEach(close);

const name = 'Fjord & Foam, CPA above $0.01 over 7 days';

test('a rule is tried on 90 days, set, calls, is muted and removed, each with a way back', async () => {
  await played(
    [
      { role: 'admin' },
      { go: '/dashboard?tab=alerts' },
      sees(heading('Rules')),
      { fault: { route: 'GET /api/alert-preview', times: 1, status: 500 } },
      { click: button('New rule') },
      says('Fill in the terms to see how often this rule would have fired.', dialog),
      { select: { role: 'combobox', name: 'Clients' }, option: 'Fjord & Foam' },
      { fill: field('Threshold'), with: 'many' },
      { click: button('Save rule') },
      says('Must be a number', dialog),
      { fill: field('Threshold'), with: '0' },
      { click: button('Save rule') },
      says('Must be more than 0', dialog),
      { fill: field('Threshold'), with: '0.01' },
      says('The count could not be loaded.', dialog),
      { click: button('Try again', { within: dialog }) },
      says('times in the last 90 days for Fjord & Foam', dialog),
      { click: button('Save rule') },
      says('Set 1 rule.'),
      says('CPA was', region('Alerts')),
      { expect: { log: ['AlertRuleSet', 'AlertRaised'] } },
      { click: button(`Mute for a week: ${name}`) },
      says('Muted the rule for Fjord & Foam until 9 Mar 2026.'),
      says('Muted until 9 Mar 2026', region('Rules')),
      { click: button('Undo') },
      says('The rule for Fjord & Foam is unchanged again.'),
      { click: button(`Remove: ${name}`) },
      says('Removed the rule for Fjord & Foam.'),
      { click: button('Undo') },
      says('The rule for Fjord & Foam is back.'),
      { expect: { log: ['AlertRuleRemoved', 'AlertRuleRestored'] } },
      { click: button('Acknowledge', { part: true, nth: 0 }) },
      says('Acknowledged the alert.'),
      { click: button('Undo') },
      says('The alert is open again.'),
      { expect: { log: ['AlertAcknowledged', 'AlertReopened'] } },
      { click: button('Resolve', { part: true, nth: 0 }) },
      says('Resolved the alert.'),
      { click: button('Undo') },
      says('The alert is open again.'),
    ],
    ['500 GET /api/alert-preview'],
  );
});

test('a threshold typed with a decimal comma is saved as that decimal', async () => {
  await played([
    { role: 'manager' },
    { go: '/dashboard?tab=alerts' },
    { click: button('New rule') },
    { select: { role: 'combobox', name: 'Clients' }, option: 'Fjord & Foam' },
    { select: { role: 'combobox', name: 'Figure' }, option: 'Sessions' },
    { select: { role: 'combobox', name: 'Condition' }, option: 'changes by more than' },
    { fill: field('Threshold'), with: '2,5' },
    { click: button('Save rule') },
    says('Set 1 rule.'),
    says('2.5%', region('Rules')),
  ]);
});

test('a rule of unusual days asks for a sensitivity and a direction, is tried on 90 days, and is listed in words', async () => {
  const page = await played([
    { role: 'manager' },
    { go: '/dashboard?tab=alerts' },
    { click: button('New rule') },
    { select: { role: 'combobox', name: 'Clients' }, option: 'Fjord & Foam' },
    { select: { role: 'combobox', name: 'Condition' }, option: 'is unusual for a day' },
    { select: { role: 'combobox', name: 'Sensitivity' }, option: 'High: more days' },
    { select: { role: 'combobox', name: 'Direction' }, option: 'Down only' },
    says('CPA of a day is unusually low, high sensitivity.', dialog),
    says('in the last 90 days for Fjord & Foam', dialog),
    { click: button('Save rule') },
    says('Set 1 rule.'),
    says('CPA of a day is unusually low, high sensitivity', region('Rules')),
  ]);

  expect(page.querySelector('[name="Threshold"]')).toBe(null);
});

test('the address of a finding begins a rule for its figure and its client; given up, it is no part of the address', async () => {
  await played([
    { role: 'manager' },
    { go: '/dashboard?tab=alerts&client=fjordandfoam&rule=sessions' },
    says('Sessions of a day is unusual, medium sensitivity.', dialog),
    says('in the last 90 days for Fjord & Foam', dialog),
    { press: 'Escape' },
    seesNo(dialog),
    isAt('/dashboard?tab=alerts&client=fjordandfoam'),
  ]);
});

test('the past shows what was watched then, with nothing to change', async () => {
  const page = await played([
    { role: 'manager' },
    { go: '/dashboard?tab=alerts&as_of=2026-02-20' },
    sees(heading('Rules')),
    sees({ role: 'table', name: 'Alert rules' }),
  ]);
  const buttons = [...page.querySelectorAll('main button')].map(({ textContent }) => textContent);
  expect(buttons.filter((text) => /New rule|Check now|Remove|Mute|Acknowledge/.test(text ?? ''))).toEqual([]);
});

const listed = (page: Document): readonly string[] =>
  [...page.querySelectorAll('main [aria-label="Alerts"] tbody tr.ant-table-row th a')].map(
    ({ textContent }) => textContent,
  );

test('alerts are sorted by client, which the address says, and saved as they are listed', async () => {
  const files = catchDownloads();
  const page = await played([
    { role: 'manager' },
    { go: '/dashboard?tab=alerts' },
    sees(button('Acknowledge', { part: true, nth: 0 })),
    { click: { role: 'columnheader', name: 'Client', within: region('Alerts') } },
    { expect: { url: '/dashboard?tab=alerts&sort=client' } },
    { click: button('Download the alerts as CSV') },
    { click: button('Download the alert rules as CSV') },
  ]);
  const names = listed(page);
  const heads = await Promise.all(files.map(async (file) => (await file.text()).split(/,|\r\n/).slice(0, 3)));

  expect(new Set(names).size).toBeGreaterThan(1);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  expect(heads).toEqual([
    ['\uFEFFClient', 'Day', 'Figure'],
    ['\uFEFFClient', 'Figure', 'Threshold'],
  ]);
});

test('alerts stand on the board of their client, lead to the list of that client, and a figure opens the form of a rule', async () => {
  await played([
    { role: 'manager' },
    { go: '/dashboard?tab=alerts&client=petalandpine' },
    sees(heading('Rules')),
    { select: { role: 'combobox', name: 'Alerts of which client' }, option: 'All clients' },
    { expect: { url: '/dashboard?tab=alerts' } },
    sees(button('Acknowledge', { part: true, nth: 0 })),
  ]);
  const names = listed(stage().document() as Document);
  const [name = ''] = names;
  const page = await played([{ select: { role: 'combobox', name: 'Alerts of which client' }, option: name }]);
  await played([
    { click: button('New rule') },
    { fill: field('Threshold'), with: '0.01' },
    says(`times in the last 90 days for ${name}`, dialog),
    { click: button('Cancel', { within: dialog }) },
    { click: button('Discard', { part: true }) },
  ]);
  expect(names.length).toBeGreaterThan(listed(page).length);
  expect(new Set(listed(page))).toEqual(new Set([name]));

  const client = new URLSearchParams(stage().address().split('?')[1]).get('client');
  await played([
    { go: `/dashboard?client=${client}` },
    sees(region('Open alerts')),
    sees(button('Resolve', { part: true, nth: 0, within: region('Open alerts') })),
    { press: 'i', on: button('CPA', { within: region('Key figures') }) },
    { click: button('Alert me', { within: dialog }) },
    sees(heading('New alert rule')),
    says(name, dialog),
    { fill: field('Threshold'), with: '0.01' },
    says(`times in the last 90 days for ${name}`, dialog),
    { click: button('Save rule') },
    says('Set the alert rule.'),
    { expect: { log: ['AlertRuleSet', 'AlertRaised'] } },
  ]);
});
