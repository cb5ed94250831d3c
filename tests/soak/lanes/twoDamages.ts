/** Damages two of records, marker and second copy at once in profiles of a real browser, or only the marker. */
import { appendFileSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '#world/seededRandom.ts';
import type { Lane } from '../lane.ts';
import { type BaseProfile, makeBaseProfile } from '../profiles/baseProfile.ts';
import { openProductBrowser } from '../profiles/productBrowser.ts';
import { type Served, withServedPage } from '../profiles/servePage.ts';
import { sideBySide } from '../profiles/sideBySide.ts';
import { damagedTogether, damageTogether, type Together } from '../profiles/storageDamage.ts';
import { outcomeAt, type Told } from './damagedProfiles.ts';

type Case = { readonly seed: number; readonly together: Together };

const runCase = async (
  served: Served,
  base: BaseProfile,
  { seed, together, worker }: Case & { readonly worker: number },
): Promise<Told> => {
  const profile = join(served.folder, `case-${worker}`);
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  cpSync(base.folder, profile, { recursive: true, verbatimSymlinks: true });
  const random = seededRandom(seed);
  const kind = random.next() < 0.5 ? 'flip' : 'cut';
  const done = damageTogether({ profile, kind, random }, together);
  const { context, close } = await openProductBrowser(profile);
  const page = context.pages()[0] ?? (await context.newPage());
  const [outcome, words] = await outcomeAt(page, served.origin(0), base.records[0] ?? new Map());
  await close();
  return [outcome, `${together}: ${outcome} (seed ${seed}) ${done} ${words}`];
};

/** Permitted outcomes: a whole copy restores everything, and data damaged twice may be lost, but always with a report. */
const mayBe: Readonly<Record<Together, readonly Told[0][]>> = {
  'marker and records': ['unharmed', 'whole'],
  'records and copy': ['unharmed', 'whole', 'part'],
  'local entries': ['unharmed'],
};

export const twoDamages: Lane = {
  name: 'two-damages',
  promise:
    'a browser profile that lost its marker and records, or records and copy, says so; one without its local entries is whole',
  runs: 60,
  run: ({ runs, seed }) =>
    withServedPage(async (served) => {
      const base = await makeBaseProfile(served, 1);
      const counts = { unharmed: 0, whole: 0, part: 0, UNDETECTED: 0 };
      const faults: string[] = [];
      const cases = Array.from(
        { length: runs },
        (_, index): Case => ({
          seed: seed + index,
          together: damagedTogether[index % damagedTogether.length] ?? 'local entries',
        }),
      );
      await sideBySide(cases, async (one, worker) => {
        const [outcome, words] = await runCase(served, base, { ...one, worker });
        counts[outcome] += 1;
        if (process.env.SOAK_CASES) appendFileSync(process.env.SOAK_CASES, `${words}\n`);
        if (!mayBe[one.together].includes(outcome)) faults.push(words);
      });
      if (faults.length > 0) throw new Error(`${JSON.stringify(counts)}\n${faults.join('\n')}`);
      const { unharmed, whole, part } = counts;
      return { profiles: runs, unharmed, told: whole + part, 'restored in full': whole };
    }),
};
