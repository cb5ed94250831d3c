/** `npm run soak`: the long runs of the proofs, one after the other; a run that fails says how to replay it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { announcement } from '../tests/soak/laneTimes.ts';

const usage = `npm run soak                                   every lane that needs no browser at its full size, from a seed drawn anew
npm run soak -- --only=crashes,kills           some of them
npm run soak -- --runs=500 --seed=7            of another size, or from a seed
`;

const numberIn = (text: string | undefined, least: number): number | null => {
  if (text === undefined) return null;
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < least)
    throw new TypeError(`${text} is no whole number from ${least} on`);
  return number;
};

/** The order as the lanes read it. */
const orderOf = (words: readonly string[]) => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args: [...words], options: { only: text, seed: text, runs: text } });
  return {
    only: values.only?.split(',') ?? [],
    seed: numberIn(values.seed, 0) ?? Math.floor(Math.random() * 1_000_000),
    runs: numberIn(values.runs, 1),
  };
};

/** Gives the exit code. */
const soak = (words: readonly string[]): number => {
  const order = orderOf(words);
  if (order.runs === null) console.log(`${announcement(order.only)}\n`);
  const folder = mkdtempSync(join(tmpdir(), 'soak-'));
  const report = join(folder, 'report.md');
  writeFileSync(report, '| Lane | Promise | Done | Seed | Time | |\n| - | - | - | - | - | - |\n');
  try {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--project', 'soak'],
      {
        encoding: 'utf8',
        maxBuffer: 100_000_000,
        env: { ...process.env, SOAK_ORDER: JSON.stringify(order), SOAK_REPORT: report },
      },
    );
    console.log(readFileSync(report, 'utf8'));
    if (status !== 0) console.error(stdout + stderr);
    return status ?? 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

if (import.meta.main) {
  try {
    process.exitCode = soak(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    console.error(`${error.message}\n\n${usage}`);
    process.exitCode = 1;
  }
}
