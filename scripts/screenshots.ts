/**
 * Takes screenshots of every page at three widths and in both themes into `.cache/screenshots/` (`npm run screenshots`),
 * or measures height, buttons, first chart and layout shift of the main pages and writes them into `docs/page-sizes.md`
 * (`npm run screenshots -- --measure`), which fails if a page exceeds its limits.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { demoAccounts, demoPassword } from '../src/domain/accounts/demoAccounts.ts';
import { routes } from '../src/ui/app/routes.ts';
import { buildWhenStale } from './buildWhenStale.ts';
import { findBrowser } from './ensureBrowser.ts';
import { startServer } from './serve.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.cache', 'screenshots');
const widths = [390, 1280, 1920] as const;
const themes = ['light', 'dark'] as const;

type Look = { readonly width: number; readonly theme: (typeof themes)[number] };

const nameOf = (path: string): string => (path === '/' ? 'landing' : path.slice(1).replaceAll('/', '-'));

const settle = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(
    () => document.querySelector('.ant-spin-spinning, .ant-skeleton-active, [aria-busy="true"]') === null,
  );
  await page.evaluate(() => document.fonts.ready);
};

type Account = (typeof demoAccounts)[keyof typeof demoAccounts];

const signIn = async (page: Page, { email }: Account = demoAccounts.admin): Promise<void> => {
  await page.goto('./login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/dashboard');
};

const takeAll = async (context: BrowserContext, { width, theme }: Look): Promise<number> => {
  const page = await context.newPage();
  const take = async (path: string) => {
    await page.goto(`.${path}`);
    await settle(page);
    // Content below the screen is otherwise skipped, because it was never scrolled near.
    await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
    const picture = join(folder, `${nameOf(path)}-${width}-${theme}.png`);
    await page.screenshot({ path: picture, fullPage: true });
  };
  const open = routes.filter(({ guard }) => guard === undefined);
  const guarded = routes.filter(({ guard }) => guard !== undefined);
  for (const { path } of open) await take(path);
  await take('/nowhere');
  await signIn(page);
  for (const { path } of guarded) await take(path);
  return open.length + guarded.length + 1;
};

const takeLook = async (browser: Browser, baseURL: string, look: Look): Promise<void> => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: look.width, height: look.width < 768 ? 844 : 900 },
    colorScheme: look.theme,
    reducedMotion: 'reduce',
  });
  const count = await takeAll(context, look);
  console.log(`${count} pages at ${look.width} pixels, ${look.theme}`);
  await context.close();
};

/** Heights in pixels at 1440 and 390, buttons in `main`, and the top of the first chart at 1280; null: no chart is asked. */
type Limits = readonly [wide: number, narrow: number, buttons: number, chart: number | null];

type MeasuredPage = {
  readonly title: string;
  readonly path: string;
  readonly account: Account;
  readonly most: Limits;
};

const { admin, client } = demoAccounts;

const measuredPages: readonly MeasuredPage[] = [
  { title: 'Dashboard, all clients', path: '/dashboard', account: admin, most: [1_800, 3_000, 60, 420] },
  {
    title: 'Dashboard, one client',
    path: '/dashboard?client=fjordandfoam',
    account: admin,
    most: [2_000, 3_500, 60, 520],
  },
  { title: 'AI Analytics', path: '/advanced-analytics', account: admin, most: [1_800, 3_000, 30, 420] },
  { title: 'Real-time', path: '/real-time-monitoring', account: admin, most: [1_800, 3_500, 40, 520] },
  { title: 'Clients', path: '/clients', account: admin, most: [2_000, 3_500, 60, null] },
  { title: 'Portal', path: '/dashboard', account: client, most: [2_200, 3_500, 60, null] },
];

const mostShift = 0.1;

type Measures = {
  readonly height: number;
  readonly buttons: number;
  readonly chart: number | null;
  readonly shift: number;
};

/** Runs in the page before its own code. */
const sumShifts = (): void => {
  const sum = { shift: 0 };
  Object.assign(window, { measured: sum });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value = 0, hadRecentInput = false } = entry as { value?: number; hadRecentInput?: boolean };
      if (!hadRecentInput) sum.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

const readMeasures = (): Measures => {
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const chart = [...document.querySelectorAll('main figure')].find(isSeen);
  const { measured } = window as unknown as { measured: { shift: number } };
  return {
    height: document.documentElement.scrollHeight,
    buttons: [...document.querySelectorAll('main button')].filter(isSeen).length,
    chart: chart ? Math.round(chart.getBoundingClientRect().y + scrollY) : null,
    shift: measured.shift,
  };
};

const framesStill = 60;

/** The height of the page has stayed for a second of frames, so late parts and charts are there. */
const standStill = (page: Page): Promise<void> =>
  page.evaluate(
    (most) =>
      new Promise<void>((done) => {
        const state = { height: 0, still: 0 };
        const look = () => {
          const { scrollHeight } = document.documentElement;
          const isAwaited = document.querySelector('main .ant-skeleton, main [aria-busy="true"]') !== null;
          state.still = scrollHeight === state.height && !isAwaited ? state.still + 1 : 0;
          state.height = scrollHeight;
          if (state.still > most) done();
          else requestAnimationFrame(look);
        };
        look();
      }),
    framesStill,
  );

const measureAt = async (
  browser: Browser,
  baseURL: string,
  width: number,
): Promise<ReadonlyMap<string, Measures>> => {
  const measures = new Map<string, Measures>();
  for (const account of [admin, client]) {
    const context = await browser.newContext({
      baseURL,
      viewport: { width, height: width < 768 ? 844 : 900 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.addInitScript(sumShifts);
    await signIn(page, account);
    for (const { title, path, account: of } of measuredPages) {
      if (of !== account) continue;
      await page.goto(`.${path}`);
      await page.locator('[data-shell="person"] main h1').first().waitFor();
      await settle(page);
      await standStill(page);
      measures.set(title, await page.evaluate(readMeasures));
    }
    await context.close();
  }
  return measures;
};

/** A value with its limit, and whether it keeps it. */
const judged = (value: number | null | undefined, most: number | null, text = `${value ?? 'none'}`) => {
  const isKept = most === null || (typeof value === 'number' && value <= most);
  const cell = most === null ? text : `${text} of ${most}`;
  return { isKept, text: isKept ? cell : `**${cell}**` };
};

const pageSizes = (rows: readonly string[]): string =>
  `# Page sizes

Written by \`npm run screenshots -- --measure\`; do not edit. Each value comes before its limit: heights of the whole page and
the top of its first chart in pixels, visible buttons in \`main\`, and the largest layout shift of three widths (1440, 390, 1280).

| Page | Height at 1440 | Height at 390 | Buttons | First chart at 1280 | Layout shift |
| --- | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`;

const measureAll = async (browser: Browser, baseURL: string): Promise<void> => {
  const [wide, narrow, laptop] = [
    await measureAt(browser, baseURL, 1440),
    await measureAt(browser, baseURL, 390),
    await measureAt(browser, baseURL, 1280),
  ];
  const judgedRows = measuredPages.map(({ title, most }) => {
    const all = [wide.get(title), narrow.get(title), laptop.get(title)];
    const shift = Math.max(...all.map((one) => one?.shift ?? 0));
    return {
      title,
      cells: [
        judged(all[0]?.height, most[0]),
        judged(all[1]?.height, most[1]),
        judged(all[0]?.buttons, most[2]),
        judged(all[2]?.chart, most[3]),
        judged(shift, mostShift, shift.toFixed(3)),
      ],
    };
  });
  const rows = judgedRows.map(
    ({ title, cells }) => `| ${[title, ...cells.map(({ text }) => text)].join(' | ')} |`,
  );
  writeFileSync(join(root, 'docs', 'page-sizes.md'), pageSizes(rows));
  console.log(rows.join('\n'));
  if (judgedRows.some(({ cells }) => cells.some(({ isKept }) => !isKept))) process.exitCode = 1;
};

const takePictures = async (browser: Browser, baseURL: string): Promise<void> => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const width of widths) for (const theme of themes) await takeLook(browser, baseURL, { width, theme });
  console.log(`The pictures are in ${folder}.`);
};

const build = () =>
  spawnSync(process.execPath, [join(root, 'scripts', 'build.ts')], { cwd: root, stdio: 'inherit' }).status ??
  1;

if (buildWhenStale({ root, env: process.env, say: console.log, build }) !== 0) process.exit(1);
const server = await startServer({ folder: join(root, 'dist'), port: 0 });
const browser = await chromium.launch(findBrowser());
try {
  const act = process.argv.includes('--measure') ? measureAll : takePictures;
  await act(browser, server.url);
} finally {
  await browser.close();
  await server.close();
}
