/** @vitest-environment happy-dom */
/** Tests that no signed-in page offers a control that changes data while the past is shown. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ProtectedPageName, protectedPages } from '#domain/access/protectedPages.ts';
import type { Step } from '#scenarios/script.ts';
import { button } from '#scenarios/targets.ts';
import { nameOf } from '#ui/stage/recordTarget.ts';
import { playedPage } from '../playedPage.ts';

/** Every signed-in page with its tabs. A new page is missing here, and fails. */
const addresses: Readonly<Record<ProtectedPageName, readonly string[]>> = {
  dashboard: [
    '/dashboard',
    ...['tasks', 'activity', 'workspace'].map((part) => `/dashboard?part=${part}`),
    '/dashboard?client=fjordandfoam&range=7d',
    '/dashboard?client=fjordandfoam&range=7d&part=campaigns',
    '/dashboard?tab=dashboards&board=all',
    '/dashboard?tab=dashboards&board=shopdashboard',
    '/dashboard?tab=goals',
    '/dashboard?tab=alerts',
    '/dashboard?tab=history',
    '/dashboard/reports',
    '/dashboard/reports/fjordmonthly',
    '/dashboard/reports/fjordmonthly/edit',
  ],
  aiChat: ['/ai-chat'],
  advancedAnalytics: [
    '',
    '?tab=anomalies',
    '?tab=why',
    '?tab=forecast',
    '?tab=log',
    ...['attribution', 'customers', 'funnel', 'benchmarks', 'budget'].map(
      (tab) => `?client=fjordandfoam&tab=${tab}`,
    ),
  ].map((tab) => `/advanced-analytics${tab}`),
  roiCalculator: ['/roi-calculator'],
  competitorAnalysis: ['/competitor-analysis'],
  realTimeMonitoring: ['/real-time-monitoring?tab=today', '/real-time-monitoring?tab=log'],
  integrations: ['/integrations'],
  marketplace: ['/marketplace', '/marketplace?app=plainwords'],
  clients: [
    '/clients',
    '/clients?layout=cards&show=archived',
    '/clients?edit=fjordandfoam',
    '/clients/fjordandfoam?in=page',
    ...['/goals', '/dashboards', '/reports', '/people', '/contacts', '/notes', '/revenue'].map(
      (tab) => `/clients/fjordandfoam${tab}`,
    ),
  ],
  whiteLabel: ['/white-label'],
  billing: [
    '/billing',
    ...['revenue', 'invoices', 'team', 'history'].map((tab) => `/billing?tab=${tab}`),
    '/marketplace?tab=api',
  ],
  demo: ['/demo'],
};

const pastOf = (address: string): string => `${address}${address.includes('?') ? '&' : '?'}as_of=2026-02-20`;

/** Words that start the names of controls that change data. */
const deeds = [
  'Add|Allow|Archive|Assign|Back to|Cancel the subscription|Change|Choose (?:a|what)|Clone|Compare .+ and|Connect|Copy to',
  'Create|Delete|Disconnect|Duplicate|Edit|End|Enter|Erase|Favourite|Generate|Give|Hide this list|Import|Install|Invite',
  'Keep|Make|Merge|New|Pause|Pin to|Preview|Reconnect|Remove|Rename|Renew|Replace|Resend|Restore|Resume|Revoke|Save',
  'Preview|Schedule|Send|Set|Share|Start|Take back|Try the payment|Undo|Uninstall|View as|Withdraw',
  '(?:Role|Client|Plan) of',
].join('|');

const isDeed = (name: string): boolean => new RegExp(`^(?:${deeds})\\b`).test(name);

/** Exceptions: controls that only pause the page locally, narrow a question, or link to a page that is read-only, too. */
const onlySounds = (element: Element): boolean =>
  element.closest('[data-task]') !== null ||
  [
    'Pause',
    'Connect a source',
    'Back to pricing',
    'Client of the questions',
    'Client of the preview',
  ].includes(nameOf(element)) ||
  element.closest('[aria-label="View"]') !== null;

/** A form that submits. The one of Ask AI changes nothing. */
const isSent = (element: Element): boolean =>
  element.matches('[type="submit"]') &&
  element.closest('form:not([aria-label="Ask about your workspace"])') !== null;

const controls = [
  'button',
  'a',
  'input',
  'textarea',
  '[role="menuitem"]',
  '[role="combobox"]',
  '[role="switch"]',
];

const parts = ['main', '[role="dialog"]', '[role="menu"]', 'section[aria-label="Plan simulation"]'];

const isOff = (element: Element): boolean =>
  element.matches(':disabled, [aria-disabled="true"], [hidden] *') || element.closest('nav') !== null;

const offered = (document: Document): readonly string[] =>
  [...document.querySelectorAll(parts.join(', '))]
    .flatMap((part) => [...part.querySelectorAll(controls.join(', '))])
    .filter((element) => !isOff(element) && !onlySounds(element))
    .filter((element) => isSent(element) || element.matches('[role="switch"]') || isDeed(nameOf(element)))
    .map(nameOf);

const page = playedPage();

beforeAll(() => page.play([{ role: 'admin' }, { go: pastOf('/demo') }]));
afterAll(page.close);

describe.each(Object.keys(protectedPages) as ProtectedPageName[])('in the past %s', (name) => {
  test.each(addresses[name])('%s offers nothing that changes', async (address) => {
    const document = await page.lead(pastOf(address));
    expect([document.querySelector('main h1') !== null, offered(document)]).toEqual([true, []]);
  });
});

test('in the past a checkout says why it cannot be completed, and takes no input', async () => {
  const document = await page.lead(pastOf('/checkout?plan=pro&billing=monthly'));
  const note = document.querySelector('#provider-note')?.textContent;
  expect([
    document.querySelector('form fieldset')?.hasAttribute('disabled'),
    note,
    offered(document),
  ]).toEqual([true, 'You are viewing the past. Return to live to complete a checkout.', []]);
});

test('in the past chosen clients can be taken as a file, and nothing else', async () => {
  await page.lead(pastOf('/clients'));
  const document = await page.play([{ click: { role: 'checkbox', name: 'Choose Stackpilot' } }]);
  const bar = document.querySelector('[aria-label="Chosen clients"]');
  expect([...(bar?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'CSV of chosen',
    'Clear selection',
  ]);
});

const opened: Readonly<Record<string, readonly [address: string, ...Step[]]>> = {
  'the menu of a client': ['/dashboard', { click: button('More for Stackpilot') }],
  'the menu of a chart': [
    '/dashboard?client=fjordandfoam&range=7d',
    { click: button('More: Revenue over time') },
  ],
  'the menu of the person': ['/demo', { click: button('Ada', { part: true }) }],
  'the arithmetic of a figure': ['/dashboard?client=fjordandfoam&range=7d&explain=revenue_cents'],
  'the progress of a budget': ['/dashboard?explain=spend_cents&explain_of=budget%3Afjordandfoam'],
  'the health of a client': ['/dashboard', { click: button('Health of', { part: true, nth: 0 }) }],
  'the annotations of all clients': ['/dashboard', { click: button('Annotations of these days') }],
};

test.each(Object.entries(opened))(
  'in the past %s offers nothing that changes',
  async (_, [address, ...steps]) => {
    await page.lead(pastOf(address));
    const document = await page.play(steps);
    const open = document.querySelectorAll('[role="menuitem"], [role="dialog"]');
    expect([open.length > 0, offered(document)]).toEqual([true, []]);
    await page.play([{ press: 'Escape' }]);
  },
);

test('in the past the search leads to no form', async () => {
  await page.lead(pastOf('/demo'));
  const document = await page.play([{ press: 'Control+k' }]);
  const actions = [...document.querySelectorAll('[role="option"]')]
    .filter(({ textContent }) => textContent.endsWith('Actions'))
    .map(({ firstElementChild }) => firstElementChild?.textContent);
  expect(actions).toEqual(['Switch the theme: light', 'Open the Lab', 'Sign out']);
});
