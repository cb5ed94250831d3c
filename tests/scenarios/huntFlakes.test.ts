/** Tests the search for runs that fail with some seeds only. */
import { describe, expect, test } from 'vitest';
import type { Script } from '#scenarios/script.ts';
import { signInAndOut } from '#scenarios/shipped/signInAndOut.ts';
import type { Frame } from '#world/trace.ts';
import { huntFlakes } from './commands/huntFlakes.ts';
import type { HeadlessRun } from './runHeadless.ts';

const frame = (number: number, name: string): Frame => ({
  number,
  kind: number === 1 ? 'step' : 'note',
  name,
  at: 0,
  realTime: 0,
  cause: null,
  correlation: '',
  actor: null,
  detail: null,
});

const passing: HeadlessRun = {
  ok: true,
  failed: null,
  head: { position: 1, hash: 'aaaaaaaaaa' },
  frames: [frame(1, 'Open /'), frame(2, 'shown')],
  length: 1_000,
  refusals: [],
};

const failing: HeadlessRun = {
  ...passing,
  ok: false,
  failed: { index: 0, state: 'failed', name: 'Open /', problem: 'it was late' },
  frames: [frame(1, 'Open /'), frame(2, 'lost')],
};

const script: Script = { ...signInAndOut, seed: 10 };

describe('a flake hunt', () => {
  test('names the seeds that fail, at which step, and where they part from one that passes', async () => {
    const { lines, isStable } = await huntFlakes(script, { times: 3, same: false }, async ({ seed }) =>
      seed === 11 ? failing : passing,
    );

    expect(isStable).toBe(false);
    expect(lines[0]).toBe('Seed 11 failed at step 1, Open /: it was late');
    expect(lines[2]).toContain('They part in the step “Open /”, at frames 2 and 2:');
    expect(lines.at(-1)).toBe('sign-in-and-out: 2 of 3 seeds passed.');
  });

  test('finds a run of the same seed that ends elsewhere', async () => {
    let count = 0;
    const { lines, isStable } = await huntFlakes(script, { times: 3, same: true }, async () => {
      count += 1;
      return count === 3 ? { ...passing, head: { position: 2, hash: 'bbbbbbbbbb' } } : passing;
    });

    expect([isStable, lines[0]]).toEqual([false, 'Seed 10 ended elsewhere, at bbbbbbbb']);
  });
});
