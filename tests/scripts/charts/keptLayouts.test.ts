/** Tests that chart layouts are cached until the charts change. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { authMachine } from '#machines/auth/authMachine.ts';
import { chartOf } from '#machines/chartOf.ts';
import { keptLayouts } from '../../../scripts/charts/keptLayouts.ts';

const folder = mkdtempSync(join(tmpdir(), 'layouts-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('layouts are made once for the same charts, anew for others, and leave nothing unfinished', async () => {
  const chart = chartOf(authMachine);
  let count = 0;
  const make = async () => {
    count += 1;
    return { mark: { size: [count, 1], boxes: [], edges: [], initials: [] } } as const;
  };
  const first = await keptLayouts([chart], make, folder);
  const again = await keptLayouts([chart], make, folder);
  const other = await keptLayouts([{ ...chart, id: 'other' }], make, folder);

  expect([first, again, other].map(({ mark }) => mark?.size[0])).toEqual([1, 1, 2]);
  expect(readdirSync(folder).filter((name) => !/^[0-9a-f]{64}\.json$/.test(name))).toEqual([]);
});
