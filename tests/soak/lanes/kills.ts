/** Kills a real browser during appends, repeatedly on one profile: acknowledged events exist at the next start. */
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import type { Page } from 'playwright';
import { seededRandom } from '#world/seededRandom.ts';
import type { Acknowledged } from '../inPage/profilePage.ts';
import type { Lane } from '../lane.ts';
import { openProductBrowser, patience } from '../profiles/productBrowser.ts';
import { openPage, type Served, withServedPage } from '../profiles/servePage.ts';
import { sideBySide } from '../profiles/sideBySide.ts';

/** Milliseconds after the first acknowledgement within which the browser is killed. */
const longest = 400;

/** Starts the log. Throws if the log is lost, its chain is broken, or an event of `before` is missing or moved. */
const holdLog = async (page: Page, before: readonly Acknowledged[]): Promise<void> => {
  const told = await page.evaluate(() => globalThis.profilePage?.start());
  if (told) throw new Error(`the log is lost: ${JSON.stringify(told)}`);
  const broken = await page.evaluate(() => globalThis.profilePage?.broken());
  if (broken) throw new Error(`the chain is broken: ${JSON.stringify(broken)}`);
  const now = new Map(
    (await page.evaluate(() => globalThis.profilePage?.texts()))?.map((one) => [one.position, one.text]),
  );
  const lost = before.filter(({ position, text }) => now.get(position) !== text);
  if (lost.length > 0) throw new Error(`acknowledged and lost: ${JSON.stringify(lost.slice(0, 3))}`);
};

type Kill = { readonly profile: string; readonly before: readonly Acknowledged[]; readonly wait: number };

const killOnce = async (
  { origin }: Served,
  { profile, before, wait }: Kill,
): Promise<readonly Acknowledged[]> => {
  const { context, kill } = await openProductBrowser(profile);
  const page = context.pages()[0] ?? (await context.newPage());
  const done: Acknowledged[] = [];
  const first = Promise.withResolvers<void>();
  await page.exposeFunction('acknowledged', (event: Acknowledged) => {
    done.push(event);
    first.resolve();
  });
  await openPage(page, origin(0));
  if (before.length === 0) await page.evaluate(() => globalThis.profilePage?.leaveDemoOut());
  await holdLog(page, before);
  page.evaluate(() => globalThis.profilePage?.changeOn()).catch(() => undefined);
  await Promise.race([first.promise, pass(patience)]);
  await pass(wait);
  await kill();
  return done;
};

const killOn = async (
  served: Served,
  { profile, waits }: { readonly profile: string; readonly waits: readonly number[] },
): Promise<number> => {
  const before: Acknowledged[] = [];
  for (const wait of waits) before.push(...(await killOnce(served, { profile, before, wait })));
  const { context, close } = await openProductBrowser(profile);
  const page = await context.newPage();
  await openPage(page, served.origin(0));
  await holdLog(page, before);
  await close();
  return before.length;
};

/** Limits the kills per profile, because each makes the next start's comparison longer. */
const killsOfProfile = 15;

export const kills: Lane = {
  name: 'kills',
  promise:
    'what was acknowledged before the browser was killed is there at the next start, and nothing is torn',
  runs: 300,
  run: ({ runs, seed }) =>
    withServedPage(async (served) => {
      const random = seededRandom(seed);
      const waits = Array.from({ length: runs }, () => random.integer(0, longest));
      const profiles = Array.from({ length: Math.ceil(runs / killsOfProfile) }, (_, index) => ({
        profile: join(served.folder, `killed-${index}`),
        waits: waits.slice(index * killsOfProfile, (index + 1) * killsOfProfile),
      }));
      let acknowledged = 0;
      await sideBySide(profiles, async (one) => {
        acknowledged += await killOn(served, one);
      });
      return { kills: runs, 'acknowledged events': acknowledged, lost: 0 };
    }),
};
