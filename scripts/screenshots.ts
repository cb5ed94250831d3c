/** Takes screenshots of every page at three widths and in both themes into `.cache/screenshots/` (`npm run screenshots`). */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
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

const signIn = async (page: Page): Promise<void> => {
  await page.goto('./login');
  await page.getByLabel('Email').fill(demoAccounts.admin.email);
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

const build = () =>
  spawnSync(process.execPath, [join(root, 'scripts', 'build.ts')], { cwd: root, stdio: 'inherit' }).status ??
  1;

if (buildWhenStale({ root, env: process.env, say: console.log, build }) !== 0) process.exit(1);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const server = await startServer({ folder: join(root, 'dist'), port: 0 });
const browser = await chromium.launch(findBrowser());
try {
  for (const width of widths)
    for (const theme of themes) await takeLook(browser, server.url, { width, theme });
  console.log(`The pictures are in ${folder}.`);
} finally {
  await browser.close();
  await server.close();
}
