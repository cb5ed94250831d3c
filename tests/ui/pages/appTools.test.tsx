/** @vitest-environment happy-dom */
/** Tests the apps of the marketplace that have a true effect, from consent to what they change. */
import { afterEach, expect, test } from 'vitest';
import { button, dialog, field, isAt, logged, region, says, sees } from '#scenarios/targets.ts';
import { playedPage } from './playedPage.ts';

const page = playedPage();

afterEach(page.close);

const each = (type: string): readonly string[] => Array<string>(11).fill(type);

const installed = (id: string, name: string, hasSettings = true) =>
  [
    { go: `/marketplace?app=${id}` },
    { click: button(`Install ${name}`) },
    { click: button('Allow and continue', { within: dialog }) },
    ...(hasSettings ? [{ click: button('Continue', { within: dialog }) }] : []),
    { click: button('Install', { within: dialog }) },
    { click: button('Done', { within: dialog }) },
    sees(region(`Use ${name}`)),
  ] as const;

test('UTM Builder tags the addresses that are typed', async () => {
  const document = await page.play([
    { role: 'manager' },
    ...installed('utmbuilder', 'UTM Builder'),
    { fill: field('Web addresses, one in each line'), with: 'fjordandfoam.example/sale' },
    says('Source, medium and campaign are needed for a link.'),
    { fill: field('Source'), with: 'News Letter' },
    { fill: field('Medium'), with: 'email' },
    { fill: field('Campaign'), with: 'Spring 2026' },
    sees(button('Download CSV')),
  ]);
  expect(document.querySelector('main code')?.textContent).toBe(
    'https://fjordandfoam.example/sale?utm_source=news-letter&utm_medium=email&utm_campaign=spring-2026',
  );
});

test('Budget Watch sets an alert on the pace of a client, with undo', async () => {
  await page.play([
    { role: 'admin' },
    ...installed('budgetwatch', 'Budget Watch'),
    { select: field('Clients'), option: 'Schiller Tutors' },
    { click: button('Set alerts') },
    says('Alerts are set for 1 client.'),
    sees(button('Undo')),
    logged('AlertRuleSet'),
  ]);
});

test('Holiday Calendar adds annotations, and removes the same ones', async () => {
  await page.play([
    { role: 'manager' },
    ...installed('holidays', 'Holiday Calendar'),
    says('0 of 11 are on the charts.'),
    { click: button('Add 11 annotations') },
    says('11 of 11 are on the charts.'),
    { click: button('Remove 11') },
    says('0 of 11 are on the charts.'),
    logged(...each('AnnotationAdded'), ...each('AnnotationRemoved')),
  ]);
});

test('Clean Campaigns lists the names that break the pattern', async () => {
  await page.play([
    { role: 'admin' },
    ...installed('cleancampaigns', 'Clean Campaigns'),
    says('names break the pattern'),
    { fill: field('Pattern'), with: '{client}' },
    says('Must contain {name}, or campaigns could not be told apart'),
  ]);
});

test('Monday Brief ranks last week, and Task Note makes a task of one figure', async () => {
  const document = await page.play([
    { role: 'manager' },
    ...installed('mondaybrief', 'Monday Brief'),
    sees({ role: 'list', name: 'Changes of the week' }),
    ...installed('tasknote', 'Task Note', false),
    { click: button('Add task') },
    says('The task is added to'),
    logged('ClientTaskAdded'),
  ]);
  expect(document.querySelector('main textarea')?.textContent).toMatch(/^Revenue of .+ Look into it\.$/);
});

test('Slide Deck offers each report that was run', async () => {
  await page.play([
    { role: 'admin' },
    ...installed('slidedeck', 'Slide Deck', false),
    sees(button('Download slides')),
  ]);
});

test('a person of a client sees an installed app and cannot use it [S6.2]', async () => {
  const document = await page.play([
    { role: 'manager' },
    ...installed('utmbuilder', 'UTM Builder'),
    { click: button('Sign Out') },
    isAt('/'),
    { role: 'client' },
    { go: '/marketplace?app=utmbuilder' },
    says('Only people of the agency can install apps.'),
  ]);
  expect(document.querySelector('section[aria-label="Use UTM Builder"]')).toBeNull();
});
