/** Runs the long test lanes in turn (`npm run soak`); each prints its replay command first, so that an interrupted run has it too. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { announcement, leftOut } from '../tests/soak/laneTimes.ts';
import { followLines } from './followLines.ts';

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

const orderOf = (words: readonly string[]) => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args: [...words], options: { only: text, seed: text, runs: text } });
  return {
    only: values.only?.split(',') ?? [],
    seed: numberIn(values.seed, 0) ?? Math.floor(Math.random() * 1_000_000),
    runs: numberIn(values.runs, 1),
  };
};

const tableHead = ['| Lane | Promise | Done | Seed | Time | |', '| - | - | - | - | - | - |'];

const runLanes = async (order: object, report: string) => {
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'soak'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, SOAK_ORDER: JSON.stringify(order), SOAK_REPORT: report },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const [status] = await once(child, 'close');
  return { status: typeof status === 'number' ? status : 1, output };
};

const soak = async (words: readonly string[]): Promise<number> => {
  const order = orderOf(words);
  const others = order.only.length === 0 ? `\n${leftOut()}\n` : '';
  if (order.runs === null) console.log(`${announcement(order.only)}\n${others}`);
  const folder = mkdtempSync(join(tmpdir(), 'soak-'));
  const report = join(folder, 'report.md');
  writeFileSync(report, '');
  const rows: string[] = [];
  const lines = followLines(report, (line) => {
    console.log(line);
    if (line.startsWith('| ')) rows.push(line);
  });
  try {
    const { status, output } = await runLanes(order, report);
    lines.end();
    console.log(['', ...tableHead, ...rows, others].join('\n'));
    if (status !== 0) console.error(output);
    return status;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

if (import.meta.main) {
  try {
    process.exitCode = await soak(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    console.error(`${error.message}\n\n${usage}`);
    process.exitCode = 1;
  }
}
