/** Tests reading the log before the backend's code has loaded. */
import { describe, expect, test } from 'vitest';
import type { EventLog } from '#events/log/eventLog.ts';
import { createReadModel } from '#events/projections/readModel.ts';
import { findSession } from '#mocks/auth/findSession.ts';
import { readFirst } from '#mocks/hosts/browser/browserHost.ts';
import { nora, signUpBodyOf } from '#tests/support/cast.ts';
import { createSnapshotFixture } from '#tests/support/snapshotFixture.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const signedIn = async () => {
  const parts = openTestBackend();
  const { session } = await parts.succeed('signUp', { body: signUpBodyOf(nora) });
  const found = await findSession(session.token, parts.log);
  if (found === null) throw new Error('the session is not in the log');
  return { ...parts, token: session.token, workspaceId: found.workspaceId };
};

const withSnapshot = async (log: EventLog, workspaceId: string) => {
  const fixture = createSnapshotFixture();
  await createReadModel(log, createVirtualWorld().trace, fixture.use).of(workspaceId);
  await fixture.write();
  return fixture;
};

describe('readFirst', () => {
  test('reads the workspace of the session, up to the head', async () => {
    const { log, token, events } = await signedIn();
    const first = await readFirst({ log, snapshots: null }, token);
    const all = await events();

    expect(first?.page).toEqual({
      events: all.filter(({ tags }) => tags.includes(`workspace:${first?.workspaceId}`)),
      reached: all.length,
      isLast: true,
    });
    expect(first?.page?.events.length).toBeGreaterThan(0);
  });

  test.each([null, 'token-of-nobody'])('reads no event for the token %s', async (token) => {
    const { log } = await signedIn();
    const readTagged = () => Promise.reject(new Error('events were read'));

    expect(await readFirst({ log: { ...log, readTagged }, snapshots: null }, token)).toBeNull();
  });

  test('reads no event of a workspace where a snapshot represents them', async () => {
    const { log, token, workspaceId } = await signedIn();
    const { use, stored } = await withSnapshot(log, workspaceId);
    const readTagged = () => Promise.reject(new Error('events were read'));

    expect(await readFirst({ log: { ...log, readTagged }, snapshots: use }, token)).toEqual({
      workspaceId,
      page: null,
      snapshot: { position: (await log.head()).position, usable: stored.get(workspaceId) },
    });
  });

  test('reads the events where the snapshot is of another build', async () => {
    const { log, token, workspaceId } = await signedIn();
    const { use } = await withSnapshot(log, workspaceId);
    const { position } = await log.head();
    const first = await readFirst({ log, snapshots: { ...use, version: 'two' } }, token);

    expect(first?.snapshot).toEqual({ position, usable: null });
    expect(first?.page).toMatchObject({ reached: position, isLast: true });
  });

  test('looks for no snapshot of a short log', async () => {
    const { log, token } = await signedIn();
    const { use, reads } = createSnapshotFixture({ leastEvents: 1_000 });
    const first = await readFirst({ log, snapshots: use }, token);

    expect([first?.snapshot, reads]).toEqual([null, []]);
    expect(first?.page?.events.length).toBeGreaterThan(0);
  });

  test('leaves it to the first question to report that the storage refuses', async () => {
    const { log, token } = await signedIn();
    const readTagged = () => Promise.reject(new Error('the storage refuses'));

    expect(await readFirst({ log: { ...log, readTagged }, snapshots: null }, token)).toBeNull();
  });
});
