/** Runs the product's start, check, copy and restore of the log in a page without UI, for real browser profiles. */

import { mainBranch } from '#domain/inspection/branchControls.ts';
import type { LossKind, RecoveryControls, RecoveryOutcome } from '#domain/recovery/loss.ts';
import type { AppendRequest } from '#events/log/eventLog.ts';
import { openLog } from '#events/log/openLog.ts';
import { type OpenedBranch, openBranch } from '#mocks/hosts/browser/openBranch.ts';
import { verifyLog } from '#mocks/inspection/verifyLog.ts';
import { recoveryPlace } from '#mocks/recovery/recoveryPlace.ts';
import { seedCommand } from '#mocks/seed/isSeeded.ts';
import { createLiveWorld } from '#world/liveWorld.ts';
import { intoTables } from './intoTables.ts';
import { copyEnd, type Kept, readRows } from './readRows.ts';

export type Told = { readonly kind: LossKind; readonly detail: string };

export type Acknowledged = { readonly position: number; readonly text: string };

const world = createLiveWorld();
let opened: OpenedBranch | null = null;
let recovery: RecoveryControls | null = null;
let written = 0;

const requestOf = (commandId: string, texts: readonly string[]): AppendRequest => ({
  commandId,
  commandHash: '0'.repeat(64),
  actor: { kind: 'account', id: 'ada' },
  correlationId: world.ids.uuid().replaceAll('-', ''),
  events: texts.map((text) => ({
    stream: 'note-soak',
    event: { type: 'ClientNoteAdded', data: { text } },
    tags: ['client:soak'],
  })),
  vault: texts.slice(-1).map((text) => ({ put: 'soak', value: { written: text.slice(0, 36) } })),
});

const told = (): Told | null => recovery && { kind: recovery.loss.kind, detail: recovery.loss.detail };

/** Enough events at once to form segments. The demo's own events would only slow each case. */
const beginning = 480;

const leaveDemoOut = async (): Promise<void> => {
  const { indexedDb, name } = await recoveryPlace();
  const { log } = await openLog({ world, tenant: mainBranch, indexedDb, name });
  await log.append(
    requestOf(
      seedCommand,
      Array.from({ length: beginning }, (_, index) => `begun ${index}`),
    ),
  );
  await log.close();
};

const start = async (): Promise<Told | null> => {
  opened = await openBranch({
    world,
    branch: null,
    onLoss: (controls) => {
      recovery = controls;
    },
  });
  await opened?.seeded;
  return told();
};

const change = async (): Promise<Acknowledged> => {
  if (opened === null) throw new Error('the log is lost');
  written += 1;
  const text = `${world.ids.uuid()} ${'words '.repeat(written % 40)}`;
  const result = await opened.log.append(requestOf(world.ids.uuid(), [text]));
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result)}`);
  return { position: result.head, text };
};

const changeOn = async (): Promise<void> => {
  for (;;) await globalThis.acknowledged?.(await change());
};

const texts = async (): Promise<readonly Acknowledged[]> => {
  const events = (await opened?.log.readStream('note-soak')) ?? [];
  return events.map(({ position, data }) => ({ position, text: String(Object(data).text) }));
};

/** Stored records, and those that an open log's indexes find. Null if either cannot be read. */
const kept = async (): Promise<readonly Kept[] | null> => {
  const records = await readRows();
  const found = await texts().catch(() => null);
  return (
    records && found && [...records, ...found.map(({ position, text }): Kept => [`found ${position}`, text])]
  );
};

const broken = async () => (opened === null ? null : (await verifyLog(opened.log)).broken);

const restore = async (): Promise<RecoveryOutcome> => {
  if (recovery === null) throw new Error('nothing is lost');
  const step = { onProgress: () => {}, signal: new AbortController().signal };
  await recovery.inspect(step);
  return recovery.restore(step);
};

export const profilePage = {
  leaveDemoOut,
  intoTables,
  start,
  told,
  change,
  changeOn,
  texts,
  broken,
  restore,
  kept,
  copyEnd,
};

export type ProfilePage = typeof profilePage;

declare global {
  // biome-ignore lint/suspicious/noRedeclare: the same page, as the one who opened it knows it
  var profilePage: ProfilePage | undefined;
  /** Set by the opener of the page. */
  var acknowledged: ((event: Acknowledged) => Promise<void>) | undefined;
}

globalThis.profilePage = profilePage;
