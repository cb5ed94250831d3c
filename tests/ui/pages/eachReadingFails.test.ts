/** @vitest-environment happy-dom */
/** Tests that a page survives each failed query and all of them: the failure is shown, and a retry restores the rest. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { endpointAt } from '#domain/contract/endpointAt.ts';
import { type ProblemCode, problemOf } from '#domain/contract/problemCatalogue.ts';
import { unsoundTexts } from '#tests/support/soundText.ts';
import { shownErrorsOf } from '#ui/widgets/shownErrors.ts';
import { playedPage } from './playedPage.ts';

/** Session, streams and subscription, which decide about whole pages and have their own error screens. */
const ofShell = /auth\/session|(?:events|realtime)\/stream|api\/subscription/;

const net: { readonly asked: Set<string>; refused: (route: string) => ProblemCode | null } = {
  asked: new Set(),
  refused: () => null,
};

const page = playedPage((request) => {
  const route = `${request.method} ${new URL(request.url).pathname}`;
  if (request.method !== 'GET' || ofShell.test(route)) return null;
  net.asked.add(route);
  const code = net.refused(route);
  if (code === null) return null;
  const problem = problemOf(code);
  const headers = { 'Content-Type': 'application/problem+json' };
  return new Response(JSON.stringify(problem), { status: problem.status, headers });
});

afterEach(() => {
  net.refused = () => null;
});

/** A short list under the drawer, because it renders again for each query. */
const client = '/clients?q=fjord&client=fjordandfoam';

type Group = {
  readonly name: string;
  readonly role: 'admin' | 'client';
  readonly addresses: readonly string[];
};

/** Small groups, so that a busy machine finishes each in time. */
const groups: readonly Group[] = [
  {
    name: 'the dashboard',
    role: 'admin',
    addresses: ['/dashboard', '/dashboard?tab=alerts', '/dashboard?tab=history', '/dashboard?tab=dashboards'],
  },
  {
    name: 'boards and reports',
    role: 'admin',
    addresses: [
      '/dashboard?client=fjordandfoam',
      '/dashboard?client=fjordandfoam&part=activity',
      '/dashboard/reports',
    ],
  },
  {
    name: 'a client',
    role: 'admin',
    addresses: [
      client,
      ...['goals', 'notes', 'people', 'sources', 'activity', 'reports'].map((tab) => `${client}&tab=${tab}`),
    ],
  },
  {
    name: 'billing',
    role: 'admin',
    addresses: ['/billing', ...['team', 'invoices', 'history'].map((tab) => `/billing?tab=${tab}`)],
  },
  {
    name: 'analysis',
    role: 'admin',
    addresses: [
      '/advanced-analytics',
      '/advanced-analytics?tab=anomalies',
      '/advanced-analytics?tab=why',
      '/advanced-analytics?tab=forecast',
      '/advanced-analytics?tab=log',
      ...['attribution', 'customers', 'funnel', 'benchmarks', 'budget'].map(
        (tab) => `/advanced-analytics?client=fjordandfoam&tab=${tab}`,
      ),
      '/real-time-monitoring',
      '/real-time-monitoring?tab=today',
      '/real-time-monitoring?tab=log',
      '/competitor-analysis',
    ],
  },
  {
    name: 'tools',
    role: 'admin',
    addresses: [
      '/roi-calculator',
      '/marketplace',
      '/marketplace?tab=requests',
      '/marketplace?tab=api',
      '/integrations',
      '/white-label',
    ],
  },
  { name: 'a client’s person', role: 'client', addresses: ['/dashboard', '/real-time-monitoring'] },
];

const all = (selector: string): readonly Element[] => [...page.stage().document().querySelectorAll(selector)];

const wayBack = /^(?:Try again|Load again)$/;

const ways = () => all('button').filter(({ textContent }) => wayBack.test(textContent)) as HTMLElement[];

const headings = (): readonly string[] =>
  all('main :is(h1, h2, h3)')
    .filter((heading) => heading.closest('li, [hidden]') === null)
    .map(({ textContent }) => textContent ?? '');

const rest = 'all but the heading of the page';
const markets = ['Share of voice of all clients', '66 competitors of all clients'];
const board = ['Revenue over time', 'Spend by channel', 'Sessions by day and hour'];

/** Headings that depend on a query, by address and query. They disappear with its failure, and all others stay. */
const ownHeadings: Readonly<Record<string, readonly string[] | typeof rest>> = {
  '/dashboard?tab=dashboards GET /api/dashboards': rest,
  '/dashboard?client=fjordandfoam GET /api/clients': ['Fjord & Foam'],
  '/dashboard?client=fjordandfoam GET /api/metrics': board,
  '/dashboard?client=fjordandfoam&part=activity GET /api/clients': ['Fjord & Foam'],
  '/dashboard?client=fjordandfoam&part=activity GET /api/metrics': board,
  '/clients?q=fjord&client=fjordandfoam GET /api/revenue': ['Risk and monthly fee'],
  '/clients?q=fjord&client=fjordandfoam GET /api/portfolio': ['Risk and monthly fee'],
  '/clients?q=fjord&client=fjordandfoam GET /api/clients': ['Risk and monthly fee'],
  '/billing GET /api/billing': ['Enterprise', 'Change plan', 'Plan simulator'],
  '/billing?tab=invoices GET /api/billing/details': ['Billing details'],
  // Its state is not known without the team.
  '/billing?tab=team GET /api/team': ['Two-step sign-in'],
  '/advanced-analytics GET /api/metrics': rest,
  '/advanced-analytics?tab=anomalies GET /api/metrics': rest,
  '/advanced-analytics?tab=why GET /api/metrics': rest,
  '/advanced-analytics?tab=forecast GET /api/metrics/forecast': ['Revenue by day and expected'],
  '/advanced-analytics?tab=log GET /api/analytics/activity': rest,
  '/advanced-analytics?client=fjordandfoam&tab=attribution GET /api/analysis/attribution': [
    'Shift from last touch',
    'Most common paths',
  ],
  '/advanced-analytics?client=fjordandfoam&tab=funnel GET /api/metrics': ['Funnel'],
  '/advanced-analytics?client=fjordandfoam&tab=funnel GET /api/analysis/attribution': [
    'Conversions by time from the first touch',
  ],
  '/advanced-analytics?client=fjordandfoam&tab=benchmarks GET /api/analysis/benchmarks': [
    'Revenue by period, with the middle 50%',
  ],
  '/advanced-analytics?client=fjordandfoam&tab=budget GET /api/analysis/budget': ['Weekly revenue by spend'],
  '/real-time-monitoring?tab=today GET /api/metrics': ['Revenue by hour'],
  '/real-time-monitoring?tab=today GET /api/events': ['None yet today'],
  '/real-time-monitoring GET /api/realtime': [
    'Visits per minute',
    'Top pages',
    'Campaigns',
    'Channels',
    'Countries',
    'Devices',
    'Live visits',
  ],
  '/competitor-analysis GET /api/clients': markets,
  '/competitor-analysis GET /api/competitors': markets,
  '/marketplace GET /api/marketplace/listings': rest,
  '/marketplace?tab=requests GET /api/marketplace/requests': ['No requests'],
  '/integrations GET /api/integrations': ['Needs action', 'Healthy'],
  '/integrations GET /api/integrations/syncs': ['Needs action', 'Healthy'],
  '/white-label GET /api/white-label': ['Preview'],
  '/dashboard GET /api/workspace': ['Your account'],
  '/dashboard GET /api/metrics': board,
  '/dashboard GET /api/report-runs': ['Your report for 1 – 31 Jan 2026 is ready'],
  '/dashboard GET /api/portal': ['This month in one minute', 'Goals', 'What we did', 'Next steps'],
};

const lostFrom = (whole: readonly string[], address: string, reading: string): readonly string[] => {
  const shown = headings();
  const own = ownHeadings[`${address} ${reading}`] ?? [];
  return whole.filter((one, index) => {
    if (shown.includes(one)) return false;
    return own === rest ? index === 0 : !own.includes(one);
  });
};

/** Queries that add only details, for any page or the named one, whose note reports them. Others fail in place. */
const toldByNote: readonly string[] = [
  'GET /api/white-label',
  'GET /api/annotations',
  'GET /api/workspace',
  'GET /api/clients',
  'GET /api/portfolio',
  'GET /api/campaigns',
  'GET /api/saved-views',
  'GET /api/client-record',
  'GET /api/integrations/clients',
  'GET /api/dashboards',
  'GET /api/report-runs/fjordmonthly-6',
  '/dashboard?tab=history GET /api/team',
  '/dashboard GET /api/marketplace/requests',
  // Marks of the trend alone; the list of actions has a part of its own.
  '/dashboard GET /api/events',
  '/dashboard?client=fjordandfoam GET /api/events',
  // Freshness and the file of the view bar alone.
  '/advanced-analytics?tab=forecast GET /api/metrics',
  '/advanced-analytics?client=fjordandfoam&tab=attribution GET /api/metrics',
  '/advanced-analytics?client=fjordandfoam&tab=customers GET /api/metrics',
  '/advanced-analytics?client=fjordandfoam&tab=benchmarks GET /api/metrics',
  '/advanced-analytics?client=fjordandfoam&tab=budget GET /api/metrics',
  '/real-time-monitoring GET /api/metrics',
  '/competitor-analysis GET /api/metrics',
];

const missed = () => {
  const active = page.stage().services()?.serverState.getQueryCache().findAll({ type: 'active' }) ?? [];
  return active.filter(({ state }) => state.status === 'error');
};

const isSilent = (): boolean => {
  const services = page.stage().services();
  const shown = services && shownErrorsOf(services.serverState);
  const untold = missed().some(({ state }) => !shown?.has(state.error));
  const notes = all('[role="status"]').map(({ textContent }) => textContent ?? '');
  return untold && !notes.some((text) => text.startsWith('Your plan or your role does not include'));
};

/** True if the failure is shown in place, or by the page's note where permitted. */
const isSaid = (address: string, reading: string): boolean => {
  const told = ways().map(({ textContent }) => textContent);
  if (told.length === 0) return missed().length === 0;
  const mayBeNoted = [reading, `${address} ${reading}`].some((one) => toldByNote.includes(one));
  return told.includes('Try again') || mayBeNoted;
};

const open = async (address: string): Promise<void> => {
  await page.stage().open(address);
  await page.stage().settle();
};

const broken = (): readonly (string | null)[] => [
  ...all('[role="alert"][aria-label$=" Error"]').map((panel) => panel.getAttribute('aria-label')),
  ...(all('main').length === 1 ? [] : ['no page']),
];

const readingsAt = async (address: string): Promise<readonly string[]> => {
  net.asked.clear();
  await open(address);
  return [...net.asked];
};

/** Resets the refused queries as if never read. The page stays, because a new render takes four times as long. */
const askAnew = async (reading: string): Promise<void> => {
  const [method = '', path = ''] = reading.split(' ');
  const name = endpointAt(method, path)?.name;
  if (name === undefined) throw new Error(`No endpoint reads ${reading}`);
  await page
    .stage()
    .services()
    ?.serverState.resetQueries({ queryKey: [name] });
  await page.stage().settle();
};

const healed = async (whole: readonly string[]) => {
  net.refused = () => null;
  for (const way of ways()) way.click();
  await page.stage().settle();
  const shown = headings();
  const missing = whole.filter((one) => !shown.includes(one));
  const left = ways().length;
  return missing.length === 0 && left === 0 ? null : { missing, ways: left };
};

const faultOf = async (address: string, reading: string, whole: readonly string[]) => {
  net.refused = (route) => (route === reading ? 'internal' : null);
  await askAnew(reading);
  const failed = {
    broken: broken(),
    isSaid: isSaid(address, reading),
    lost: lostFrom(whole, address, reading),
  };
  const left = await healed(whole);
  const isRight = failed.broken.length === 0 && failed.isSaid && failed.lost.length === 0 && left === null;
  return isRight ? null : { address, reading, ...failed, ...left };
};

const faultOfOpening = async (address: string, whole: readonly string[]) => {
  net.refused = () => 'internal';
  await open(address);
  const failed = { broken: broken(), ways: ways().length };
  const left = await healed(whole);
  return failed.broken.length === 0 && failed.ways > 0 && left === null
    ? null
    : { address, opening: failed, ...left };
};

const faultsAt = async (address: string, known: ReadonlySet<string>) => {
  const readings = await readingsAt(address);
  const whole = headings();
  const unsound = unsoundTexts(page.stage().document().body);
  const faults: unknown[] = unsound.length > 0 ? [{ address, unsound }] : [];
  for (const reading of readings.filter((one) => !known.has(one)))
    faults.push(await faultOf(address, reading, whole));
  if (readings.length > 0) faults.push(await faultOfOpening(address, whole));
  return { readings, faults: faults.filter((one) => one !== null) };
};

describe.each(groups)('the pages of $name', ({ role, addresses }) => {
  beforeAll(() => page.play([{ role }]));
  afterAll(page.close);

  test('stay when a reading fails, say so, and are whole after another try', async () => {
    const ofClient = new Set<string>();
    const wrong: unknown[] = [];
    for (const address of addresses) {
      const isTab = address.startsWith(`${client}&`);
      const { readings, faults } = await faultsAt(address, isTab ? ofClient : new Set());
      if (address === client) for (const reading of readings) ofClient.add(reading);
      wrong.push(...faults);
    }
    expect(wrong).toEqual([]);
  });

  test.each(['limitReached', 'roleForbidden'] as const)(
    'stay when all is refused by %s, say so, and offer no other try',
    async (code) => {
      net.refused = () => code;
      const wrong: unknown[] = [];
      for (const address of addresses) {
        await open(address);
        const seen = { address, broken: broken(), ways: ways().length, isSilent: isSilent() };
        if (seen.broken.length > 0 || seen.ways > 0 || seen.isSilent) wrong.push(seen);
      }
      expect(wrong).toEqual([]);
    },
  );
});
