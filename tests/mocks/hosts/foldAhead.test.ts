/** Tests the choice and timing of the workspace that is folded ahead of requests. */
import { expect, test } from 'vitest';
import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import { type FoldAheadParts, foldAhead } from '#mocks/hosts/browser/browserHost.ts';

const read = { workspaceId: 'workspace-of-nora', page: null, snapshot: null };

const prepared = async (parts: Pick<FoldAheadParts, 'first' | 'seeded'>) => {
  const folded: string[] = [];
  const idle: (() => void)[] = [];
  await foldAhead({
    ...parts,
    prepare: async (workspaceId) => {
      folded.push(workspaceId);
    },
    whenIdle: (run) => idle.push(run),
  });
  const atOnce = [...folded];
  for (const run of idle) run();
  return { atOnce, inAll: folded };
};

test('that of who comes back is folded at once, for a visitor the demo once it is there and the page is idle', async () => {
  const seeded = Promise.resolve();

  expect(await prepared({ first: Promise.resolve(read), seeded })).toEqual({
    atOnce: ['workspace-of-nora'],
    inAll: ['workspace-of-nora'],
  });
  expect(await prepared({ first: Promise.resolve(null), seeded })).toEqual({
    atOnce: [],
    inAll: [demoWorkspaceId],
  });
});

test('where the demo could not be brought into the log nothing is folded, and nothing rejects', async () => {
  const seeded = Promise.reject(new Error('the storage is full'));

  expect(await prepared({ first: Promise.resolve(null), seeded })).toEqual({ atOnce: [], inAll: [] });
});
