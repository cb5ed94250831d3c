/** Runs the requested lanes for `npm run soak`, and prints their counts and the command that replays a failure. */
import { appendFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lanes } from './lanes.ts';
import { lanesOf } from './laneTimes.ts';

type Order = { readonly only: readonly string[]; readonly seed: number; readonly runs: number | null };

const order: Order | null = process.env.SOAK_ORDER === undefined ? null : JSON.parse(process.env.SOAK_ORDER);

const tell = (line: string): void => appendFileSync(process.env.SOAK_REPORT ?? '/dev/stdout', `${line}\n`);

const asked = order === null ? [] : lanes.filter(({ name }) => lanesOf(order.only).includes(name));

const unknown = (order?.only ?? []).filter((name) => lanes.every((lane) => lane.name !== name));

test.runIf(unknown.length > 0)('knows the lanes that it is asked for', () => {
  tell(`There is no lane ${unknown.join(', ')}. There are ${lanes.map(({ name }) => name).join(', ')}.`);
  expect(unknown).toEqual([]);
});

describe.runIf(asked.length > 0)('soak', () => {
  test.each(asked.map((lane) => [lane.name, lane] as const))('%s', async (name, lane) => {
    const { seed, runs } = { ...order, seed: order?.seed ?? 1, runs: order?.runs ?? lane.runs };
    const replay = `npm run soak -- --only=${name} --runs=${runs} --seed=${seed}`;
    tell(`${name} begins; replay it with: ${replay}`);
    const begun = performance.now();
    try {
      const figures = await lane.run({ runs, seed });
      const told = Object.entries(figures).map(([what, count]) => `${count.toLocaleString('en')} ${what}`);
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      tell(`| ${name} | ${lane.promise} | ${told.join(', ')} | ${seed} | ${seconds} s | held |`);
    } catch (error) {
      tell(`| ${name} | ${lane.promise} | | ${seed} | | FAILED |`);
      tell(`Replay it: ${replay}`);
      throw error;
    }
  });
});
