/** Records sessions by hand in the Lab, exports them and runs them with the plain runner to count passes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { parseScript } from '../../src/scenarios/parseScript.ts';
import type { Script } from '../../src/scenarios/script.ts';
import { tellStep } from '../../src/scenarios/tellStep.ts';
import { findBrowser } from '../ensureBrowser.ts';
import { startServer } from '../serve.ts';
import { allConditions, runTimes } from './measureExports.ts';
import { recordedSessions } from './recordedSessions.ts';
import { createHand, type Session } from './recordingHand.ts';

const draftKey = 'agencylens.recording';
const patience = 120_000;
const zone = 'UTC';

const record = async (browser: Browser, url: string, { title, act }: Session): Promise<Script> => {
  const context = await browser.newContext({
    viewport: { width: 1500, height: 900 },
    locale: 'en-GB',
    timezoneId: zone,
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    await page.goto(`${url}/lab/scenarios`);
    await page.getByRole('button', { name: 'Record a scenario' }).press('Enter');
    await page.getByRole('list', { name: 'Recorded steps' }).getByRole('listitem').first().waitFor();
    await act(createHand(page));
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByLabel('Title').fill(title);
    const draft = await page.evaluate((key) => localStorage.getItem(key), draftKey);
    const parsed = parseScript(draft ?? '');
    if (!parsed.ok) throw new Error(`“${title}” cannot be read: ${draft}`);
    return parsed.script;
  } finally {
    await context.close();
  }
};

const tell = ({ title, steps }: Script): void => {
  console.log(
    `${title}: ${steps.length} steps, ${steps.filter((step) => 'expect' in step).length} of them checks`,
  );
  for (const step of steps) console.log(`    ${tellStep(step)}`);
};

const recordAll = async (url: string, sessions: readonly Session[]): Promise<readonly Script[]> => {
  const { executablePath, args } = findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  try {
    const scripts: Script[] = [];
    for (const session of sessions) {
      try {
        const script = await record(browser, url, session);
        tell(script);
        scripts.push(script);
      } catch (problem) {
        console.log(`${session.title}: not recorded. ${problem}`);
      }
    }
    return scripts;
  } finally {
    await browser.close();
  }
};

export const measureSessions = async (
  sessions: readonly Session[],
  times: number,
  conditions = allConditions,
): Promise<number> => {
  const root = join(import.meta.dirname, '..', '..');
  const server = await startServer({ folder: join(root, 'dist'), port: 0 });
  const folder = mkdtempSync(join(tmpdir(), 'agencylens-recorded-'));
  try {
    const scripts = await recordAll(server.url, sessions);
    const code = await runTimes({
      times,
      conditions,
      folder,
      url: server.url,
      scripts,
      optionsOf: () => ({ isRecorded: true, timeZone: zone }),
    });
    return scripts.length === sessions.length ? code : 1;
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

export const measureRecorded = (
  times: number,
  only: string | null,
  conditions = allConditions,
): Promise<number> =>
  measureSessions(
    recordedSessions.filter(({ title }) => only === null || title.includes(only)),
    times,
    conditions,
  );
