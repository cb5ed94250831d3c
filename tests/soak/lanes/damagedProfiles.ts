/** Damages profiles of a real browser and checks the next start's report and the restore from the second copy. */
import { appendFileSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { seededRandom } from '#world/seededRandom.ts';
import type { Lane, LaneOrder } from '../lane.ts';
import type { LaneName } from '../laneTimes.ts';
import { type BaseProfile, makeBaseProfile } from '../profiles/baseProfile.ts';
import { keptRows, lostFrom, type Records } from '../profiles/keptRows.ts';
import { openProductBrowser } from '../profiles/productBrowser.ts';
import { openPage, type Served, withServedPage } from '../profiles/servePage.ts';
import { sideBySide } from '../profiles/sideBySide.ts';
import { type DamageKind, damageRecords, damageShared } from '../profiles/storageDamage.ts';

/** `unharmed`: no stored data was damaged. `whole`, `part`: the loss was reported, and all or part of the data was restored. */
type Outcome = 'unharmed' | 'whole' | 'part' | 'UNDETECTED';

export type Told = readonly [outcome: Outcome, words: string];

const checkTakes = 60_000;

const untilTold = (page: Page): Promise<unknown> =>
  page
    .waitForFunction(() => globalThis.profilePage?.told(), null, { timeout: checkTakes })
    .then((handle) => handle.jsonValue())
    .catch(() => null);

const start = async (page: Page, url: string): Promise<unknown> => {
  await openPage(page, url);
  return page.evaluate(() => globalThis.profilePage?.start());
};

/** Chromium may drop damaged data while the page opens it. The page reports this, and a person reloads. */
const startAgainWhereGone = (page: Page, url: string): Promise<unknown> =>
  start(page, url).catch((error: unknown) => {
    if (!String(error).includes('were removed while they were in use')) throw error;
    return start(page, url);
  });

export const outcomeAt = async (page: Page, url: string, before: Records): Promise<Told> => {
  let told = await startAgainWhereGone(page, url);
  if (told === null) {
    const lost = lostFrom(before, await keptRows(page));
    if (lost.length === 0) return ['unharmed', ''];
    told = await untilTold(page);
    if (told === null) return ['UNDETECTED', `lost ${lost.length}: ${lost.slice(0, 3).join(', ')}`];
  }
  const restored = await page.evaluate(() => globalThis.profilePage?.restore());
  const again = await start(page, url);
  const lost = lostFrom(before, await keptRows(page));
  const words = `${JSON.stringify(told)} ${JSON.stringify(restored)}`;
  if (lost.length === 0 && !again) return ['whole', words];
  return ['part', `${words} ${JSON.stringify(again)} lost ${lost.length}: ${lost.slice(0, 3).join(', ')}`];
};

/** Origins per profile, each with its own case. One case in ten damages shared files and gets its own browser. */
const origins = 18;
const sharedCases = 2;
const casesInRound = origins + sharedCases;

type Case = { readonly origin: number; readonly seed: number; readonly isShared: boolean };

const casesOf = (seed: number, round: number): readonly (readonly Case[])[] => {
  const all = Array.from({ length: casesInRound }, (_, index) => ({
    origin: index % origins,
    seed: seed + round * casesInRound + index,
    isShared: index >= origins,
  }));
  return [all.slice(0, origins), ...all.slice(origins).map((one) => [one])];
};

const runCases = async (
  served: Served,
  base: BaseProfile,
  {
    kind,
    cases,
    worker,
  }: { readonly kind: DamageKind; readonly cases: readonly Case[]; readonly worker: number },
): Promise<readonly Told[]> => {
  const profile = join(served.folder, `case-${worker}`);
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  cpSync(base.folder, profile, { recursive: true, verbatimSymlinks: true });
  const done = cases.map(({ origin, seed, isShared }) => {
    const target = { profile, kind, random: seededRandom(seed) };
    return isShared ? damageShared(target) : damageRecords(target, origin);
  });
  const { context, close } = await openProductBrowser(profile);
  const outcomes: Told[] = [];
  for (const [index, { origin, seed }] of cases.entries()) {
    const page = await context.newPage();
    const [outcome, words] = await outcomeAt(page, served.origin(origin), base.records[origin] ?? new Map());
    await page.close();
    outcomes.push([outcome, `${outcome} (seed ${seed}) ${done[index]} ${words}`]);
  }
  await close();
  return outcomes;
};

/** The share of reported losses that must be restored completely. */
const leastWhole = 0.95;

const createTally = () => {
  const counts: Record<Outcome, number> = { unharmed: 0, whole: 0, part: 0, UNDETECTED: 0 };
  const faults: string[] = [];
  return {
    take: ([outcome, words]: Told): void => {
      counts[outcome] += 1;
      if (process.env.SOAK_CASES) appendFileSync(process.env.SOAK_CASES, `${words}\n`);
      if (outcome === 'part' || outcome === 'UNDETECTED') faults.push(words);
    },
    /** Throws if a loss was not reported, or too little was restored. */
    figures: () => {
      const { unharmed, whole, part, UNDETECTED } = counts;
      if (UNDETECTED > 0 || whole < leastWhole * (whole + part))
        throw new Error(`${JSON.stringify(counts)}\n${faults.join('\n')}`);
      return { profiles: unharmed + whole + part, unharmed, told: whole + part, 'restored in full': whole };
    },
  };
};

const laneOf = (kind: DamageKind, name: LaneName, runs: number): Lane => ({
  name,
  promise: `a browser profile with ${kind === 'flip' ? 'a flipped bit' : 'a file cut or gone'} is unharmed, or its loss is told and given back`,
  runs,
  run: ({ runs: most, seed }: LaneOrder) =>
    withServedPage(async (served) => {
      const tally = createTally();
      const base = await makeBaseProfile(served, origins);
      const rounds = Array.from({ length: Math.ceil(most / casesInRound) }, (_, round) =>
        casesOf(seed, round),
      );
      await sideBySide(rounds.flat(), async (cases, worker) => {
        for (const told of await runCases(served, base, { kind, cases, worker })) tally.take(told);
      });
      return tally.figures();
    }),
});

export const flippedBits = laneOf('flip', 'flipped-bits', 500);
export const cutFiles = laneOf('cut', 'cut-files', 100);
