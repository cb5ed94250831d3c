/** @vitest-environment happy-dom */
/** Tests what is done with an app besides using it: set up, limit, update, request, review, calls. */
import { afterEach, expect, test } from 'vitest';
import { button, dialog, field, isAt, logged, region, says, sees, seesNo } from '#scenarios/targets.ts';
import { barriersWithin } from '#tests/support/barriersWithin.ts';
import { playedPage } from './playedPage.ts';

const page = playedPage();

afterEach(page.close);

const inDialog = (name: string) => ({ click: button(name, { within: dialog }) });

test('an app whose platform no chosen client has is taken out again, and why is said', async () => {
  await page.play([
    { role: 'admin' },
    { go: '/marketplace?q=shopify&price=free' },
    { click: { role: 'link', name: 'Shopify', part: true, nth: 0 } },
    { click: { role: 'button', name: 'Install Shopify', part: true } },
    inDialog('Allow and continue'),
    { click: { role: 'radio', name: 'Chosen clients' } },
    { select: field('Clients of the app'), option: 'Stackpilot' },
    inDialog('Install'),
    says('None of the chosen clients has Shopify connected', dialog),
    says('Nothing of it is left in the workspace.', dialog),
    logged('AppInstalled', 'AppUninstalled'),
    inDialog('Done'),
    sees({ role: 'button', name: 'Install Shopify', part: true }),
  ]);
});

test('settings and a limit are changed with undo, and beyond the limit the app is refused in words', async () => {
  await page.play(
    [
      { role: 'admin' },
      { go: '/marketplace?app=holidays' },
      { click: button('Install Holiday Calendar') },
      inDialog('Allow and continue'),
      inDialog('Continue'),
      { select: field('Usual country'), option: 'Sweden' },
      inDialog('Install'),
      inDialog('Done'),
      says('Sweden', region('Installation of Holiday Calendar')),
      { click: button('Change settings') },
      { fill: field('Most calls'), with: 'many' },
      says('Must be a whole number from 1 to 1,000,000, or empty', dialog),
      { fill: field('Most calls'), with: '1' },
      inDialog('Save settings'),
      says('The settings of Holiday Calendar are changed.'),
      says('1 a month', region('Installation of Holiday Calendar')),
      { click: { role: 'button', name: 'Add', part: true, within: region('Use Holiday Calendar') } },
      says('Not all could be changed.', region('Use Holiday Calendar')),
      { click: button('Undo') },
      says('The settings of Holiday Calendar are as before.'),
    ],
    ['429 POST /api/annotations', '429 GET /api/annotations', '429 GET /api/clients'],
  );
});

test('an update that asks for more needs consent, one that does not is made at once', async () => {
  await page.play([
    { role: 'manager' },
    { go: '/marketplace?tab=updates' },
    says('0 updates. Every installed app is at its latest version.'),
    { go: '/marketplace?app=tasknote' },
    { click: button('Install Task Note') },
    { select: field('Version'), option: '1.5.0' },
    seesNo({ role: 'listitem', name: 'Add tasks to clients' }),
    inDialog('Allow and continue'),
    inDialog('Install'),
    inDialog('Done'),
    says('Asks for a new permission: Add tasks to clients.'),
    { click: button('Update Task Note') },
    inDialog('Keep 1.5.0'),
    { click: button('Update Task Note') },
    inDialog('Allow and update'),
    says('Task Note is updated to 1.6.1.'),
    { click: button('Undo') },
    says('Task Note is at 1.5.0 again.'),
    { go: '/marketplace?app=utmbuilder' },
    { click: button('Install UTM Builder') },
    { select: field('Version'), option: '0.7.0' },
    inDialog('Allow and continue'),
    inDialog('Continue'),
    inDialog('Install'),
    inDialog('Done'),
    says('Asks for no new permissions.'),
    { click: button('Update UTM Builder') },
    says('UTM Builder is updated to 1.3.0.'),
  ]);
});

test('a client asks for an app, an admin approves it, and the client learns', async () => {
  const opened = await page.play([
    { role: 'client' },
    { go: '/marketplace?app=holidays' },
    { fill: field('What it is for (optional)'), with: 'Our sale days' },
    { click: button('Request Holiday Calendar') },
    says('An admin has not answered yet.'),
    { click: button('Sign Out') },
    isAt('/'),
    { role: 'admin' },
    { go: '/marketplace?tab=requests' },
    { click: button('Answer Holiday Calendar') },
    says('Our sale days', dialog),
  ]);
  expect(await barriersWithin(...opened.querySelectorAll('[role="dialog"]'))).toEqual([]);
  await page.play([
    { fill: field('Note to the client (optional)'), with: 'Enjoy' },
    inDialog('Approve'),
    says('Holiday Calendar is approved for Fjord & Foam.'),
    logged('AppInstalled', 'AppRequestAnswered'),
    { click: button('Sign Out') },
    isAt('/'),
    { role: 'client' },
    { go: '/marketplace?app=holidays' },
    says('Enjoy'),
    says('Approved'),
  ]);
});

test('a request for an app is part of Needs attention, where an admin declines it, with undo', async () => {
  const requests = { role: 'list', name: 'Requests for apps' } as const;
  await page.play([
    { role: 'client' },
    { go: '/marketplace?app=holidays' },
    { click: button('Request Holiday Calendar') },
    says('An admin has not answered yet.'),
    { click: button('Sign Out') },
    isAt('/'),
    { role: 'admin' },
    { go: '/dashboard' },
    says('Fjord & Foam', requests),
    { click: button('Answer Holiday Calendar', { within: requests }) },
    inDialog('Decline'),
    says('Holiday Calendar is declined for Fjord & Foam.'),
    logged('AppRequestAnswered'),
    seesNo(requests),
    { click: button('Undo') },
    says('Holiday Calendar', requests),
  ]);
});

test('an API key is rotated from its menu: a new secret, and the old key says until when it works', async () => {
  await page.play([
    { role: 'admin' },
    { go: '/marketplace?tab=api' },
    { fill: field('Name of the new key'), with: 'Export' },
    { click: button('Create a key') },
    says('The key Export works.'),
    { click: button('More for Export') },
    { click: { role: 'menuitem', name: 'Rotate, old key works 1 day' } },
    says('Rotated Export. Copy the new secret above.'),
    says('Works until', { role: 'table', name: 'API keys' }),
    { click: button('Undo') },
    seesNo({ role: 'cell', name: 'Works until', part: true }),
  ]);
});

test('a review is saved, shown as text, changed and removed', async () => {
  const document = await page.play([
    { role: 'manager' },
    { go: '/marketplace?app=tasknote' },
    { click: { role: 'radio', name: '4 of 5 stars' } },
    { fill: field('Review (optional)'), with: '<script>alert(1)</script>' },
    { click: button('Save review') },
    says('Your review of Task Note is saved.'),
    says('<script>alert(1)</script>', { role: 'list', name: 'Reviews' }),
  ]);
  expect(document.querySelectorAll('main script')).toHaveLength(0);

  await page.play([
    { click: { role: 'radio', name: '2 of 5 stars' } },
    { click: button('Change review') },
    says('You,', { role: 'list', name: 'Reviews' }),
    { click: button('Remove review') },
    says('Your review of Task Note is removed.'),
    sees(button('Save review')),
  ]);
});

test('the former address of the API keys leads to the marketplace, where calls are counted by endpoint', async () => {
  await page.play([
    { role: 'admin' },
    { go: '/billing?tab=api' },
    isAt('/marketplace?tab=api'),
    says('No API calls this month.'),
    { fill: { role: 'textbox', name: 'Name of the new key' }, with: 'My export' },
    { click: button('Create a key') },
    { click: button('Send') },
    says('200 Answered, 1 answered'),
    { go: '/marketplace?tab=installed' },
    { go: '/marketplace?tab=api' },
    says('readMetrics', { role: 'table', name: 'Calls by endpoint' }),
    says('My export (key)', { role: 'table', name: 'Calls by endpoint' }),
  ]);
});
