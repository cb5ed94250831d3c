/** The product's own start, check, copy and restore of its log in a page without screens, for runs over profiles of a real browser. */

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

/** An event that was acknowledged. */
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

/** So many events at once become some segments, as the demo does: its events would only make each case longer. */
const beginning = 480;

/** Writes down that the demo is there. */
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

/** Opens the log as the product does; resolves with the loss that it found, or null. */
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

/** Appends what a person did; gives it once it is acknowledged. */
const change = async (): Promise<Acknowledged> => {
  if (opened === null) throw new Error('the log is lost');
  written += 1;
  const text = `${world.ids.uuid()} ${'words '.repeat(written % 40)}`;
  const result = await opened.log.append(requestOf(world.ids.uuid(), [text]));
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result)}`);
  return { position: result.head, text };
};

/** Changes until the browser is ended, and tells whoever opened it of each. */
const changeOn = async (): Promise<void> => {
  for (;;) await globalThis.acknowledged?.(await change());
};

/** The texts that are noted, by their positions. */
const texts = async (): Promise<readonly Acknowledged[]> => {
  const events = (await opened?.log.readStream('note-soak')) ?? [];
  return events.map(({ position, data }) => ({ position, text: String(Object(data).text) }));
};

/** What is kept, and what the indexes of an open log find of it; null where either cannot be read. */
const kept = async (): Promise<readonly Kept[] | null> => {
  const records = await readRows();
  const found = await texts().catch(() => null);
  return (
    records && found && [...records, ...found.map(({ position, text }): Kept => [`found ${position}`, text])]
  );
};

/** Where the chain of events is broken; null: nowhere. */
const broken = async () => (opened === null ? null : (await verifyLog(opened.log)).broken);

/** Takes the way back; the page is to be loaded anew after that, as in the product. */
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
  /** Given by who opened the page. */
  var acknowledged: ((event: Acknowledged) => Promise<void>) | undefined;
}

globalThis.profilePage = profilePage;
