/** Runs one script many times, with other seeds or its own, and reports runs that fail or differ, and the first difference. */
import { divergence } from '#scenarios/diverge.ts';
import { divergenceText } from '#scenarios/divergenceText.ts';
import type { Script } from '#scenarios/script.ts';
import { type HeadlessRun, runHeadless } from '../runHeadless.ts';

export type Hunt = {
  readonly times: number;
  /** Every run uses the script's own seed, so all must match frame by frame. */
  readonly same: boolean;
};

export type HuntReport = { readonly lines: readonly string[]; readonly isStable: boolean };

type Ran = { readonly seed: number; readonly run: HeadlessRun };

const part = (ran: Ran, passed: Ran | undefined, same: boolean): readonly string[] => {
  if (passed === undefined) return [];
  const found = divergence(ran.run.frames, passed.run.frames, same ? 'exact' : 'shape');
  if (found === null) return ['  No frame tells it apart from a run that passed.'];
  return [`  Beside seed ${passed.seed}:`, divergenceText(found)];
};

const tell = ({ seed, run: { failed, head } }: Ran): string =>
  failed === null
    ? `Seed ${seed} ended elsewhere, at ${head.hash.slice(0, 8)}`
    : `Seed ${seed} failed at step ${failed.index + 1}, ${failed.name}: ${failed.problem}`;

export const huntFlakes = async (
  script: Script,
  { times, same }: Hunt,
  run: (script: Script) => Promise<HeadlessRun> = runHeadless,
): Promise<HuntReport> => {
  let passed: Ran | undefined;
  let stable = 0;
  const lines: string[] = [];
  for (let count = 0; count < times; count += 1) {
    const seed = same ? script.seed : script.seed + count;
    const ran = { seed, run: await run({ ...script, seed }) };
    if (ran.run.ok) passed ??= ran;
    const isAsExpected = ran.run.ok && !(same && ran.run.head.hash !== passed?.run.head.hash);
    if (isAsExpected) stable += 1;
    else lines.push(tell(ran), ...part(ran, passed, same));
  }
  const how = same ? 'runs passed and ended alike' : 'seeds passed';
  return { lines: [...lines, `${script.name}: ${stable} of ${times} ${how}.`], isStable: stable === times };
};
