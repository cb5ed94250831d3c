/** @vitest-environment happy-dom */

import { afterEach, expect, test, vi } from 'vitest';
import type { StorageNote } from '#domain/recovery/storageNote.ts';
import { refusedKey, type StorageControls } from '#domain/recovery/storageStatus.ts';
import { act } from '#tests/support/act.ts';
import { catchDownloads } from '#tests/support/downloads.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { until } from '#tests/support/until.ts';
import { ClockNotice, CopyNotice, clockWords, HeadNotice, headWords } from '#ui/app/shell/ShellNotices.tsx';
// Preloads the lazy import of the notices.
import '#ui/app/recovery/StorageDrawer.tsx';
import { StorageReminder } from '#ui/app/recovery/StorageReminder.tsx';
import { createStorageNotes } from '#ui/boot/hostBackend.ts';
import { fullTime } from '#ui/content/dates.ts';
import type { AppServices } from '#ui/services/appServices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

let unmount = async (): Promise<void> => {};

afterEach(() => unmount());

const day = 24 * 60 * 60 * 1_000;

const drawerOpens = () =>
  until(() => expect(document.querySelector('h2')?.textContent).toBe('Data in this browser'));

const open = async (refusedBefore: number | null, isDue = true) => {
  catchDownloads();
  const world = createVirtualWorld();
  const refusedAt = refusedBefore === null ? null : new Date(world.clock.now() - refusedBefore).toISOString();
  const storage = {
    isReminderDue: vi.fn<StorageControls['isReminderDue']>(async () => isDue),
    confirmClock: vi.fn<() => void>(),
    dismissReminder: vi.fn<() => void>(),
    status: () => new Promise(() => {}),
  };
  const controls = vi.fn<() => Promise<unknown>>(async () => ({ storage }));
  const notes = createStorageNotes();
  const services = {
    actors: {},
    world,
    controls,
    localStorage: { getItem: (key: string) => (key === refusedKey ? refusedAt : null) },
    storageNotes: notes.follow,
    serverState: { invalidateQueries: async () => {} },
  } as unknown as AppServices;
  const page = await renderPart(
    <ServicesContext value={services}>
      <ClockNotice />
      <CopyNotice />
      <HeadNotice />
      <StorageReminder />
    </ServicesContext>,
  );
  unmount = page.unmount;
  return { page, storage, controls, tell: (note: StorageNote) => act(async () => notes.tell(note)) };
};

const backup = 'Your browser may clear this workspace when it runs out of space. Keep an export as a backup.';

test('the reminder is asked for a day after a refusal, and leads to a backup', async () => {
  const { page, storage } = await open(2 * day);
  expect(page.container.querySelector('section[aria-label="Backup"] p')?.textContent).toBe(backup);
  await page.press('Make a backup');
  await drawerOpens();

  expect(storage.dismissReminder).not.toHaveBeenCalled();
});

test('the reminder is put off by who does not want it now', async () => {
  const { page, storage } = await open(2 * day);
  await page.press('Not now');

  expect([storage.dismissReminder.mock.calls.length, page.container.textContent]).toEqual([1, '']);
});

test('no code of the storage is asked for on the day of a refusal, and nothing is said where no backup is due', async () => {
  const early = await open(day / 2);
  expect([early.controls.mock.calls.length, early.page.container.textContent]).toEqual([0, '']);
  await unmount();
  const none = await open(2 * day, false);

  expect([none.controls.mock.calls.length, none.page.container.textContent]).toEqual([1, '']);
});

test('a second copy that cannot be written is reported with a way to a backup, until it can be again', async () => {
  const { page, tell } = await open(null);
  await tell({ kind: 'copy', fault: 'no room', mended: 0 });
  expect(page.container.querySelector('[role="status"]')?.textContent).toBe(
    'The second copy of your data could not be written (no room). Your data is saved, but a damaged browser storage could not be restored from it. Keep an export as a backup.',
  );
  await page.press('Make a backup');
  await drawerOpens();
  await tell({ kind: 'copy', fault: null, mended: 0 });
  expect(page.container.querySelector('[role="status"]')).toBeNull();
});

test('a change that could not be noted beside the log is reported with a way to a backup, until one can be again', async () => {
  const { page, tell } = await open(null);
  await tell({ kind: 'head', isNoted: false });
  expect(page.container.querySelector('section[aria-label="Local storage"] p')?.textContent).toBe(headWords);
  await page.press('Make a backup');
  await drawerOpens();
  await tell({ kind: 'head', isNoted: true });
  expect(page.container.querySelector('[role="status"]')).toBeNull();
});

test('a damaged second copy is reported, and closed', async () => {
  const { page, tell } = await open(null);
  await tell({ kind: 'copy', fault: null, mended: 2 });
  expect(page.container.querySelector('[role="status"]')?.textContent).toBe(
    '2 files of the second copy of your data were damaged. They have been written again, and nothing is lost.',
  );
  await page.press('Close');
  expect(page.container.textContent).toBe('');
});

test('a note from before somebody listens is heard', () => {
  const notes = createStorageNotes();
  const heard: StorageNote[] = [];
  const note = (mended: number): StorageNote => ({ kind: 'copy', fault: null, mended });
  notes.tell(note(1));
  notes.tell(note(2));
  const end = notes.follow((told) => heard.push(told));
  notes.tell(note(3));
  end();
  notes.tell(note(4));

  expect(heard).toEqual([note(2), note(3)]);
});

test('a clock far ahead is reported, and confirmed; one behind is reported, and closed', async () => {
  const { page, storage, tell } = await open(null);
  const note = { kind: 'clock', now: '2027-06-01T09:00:00.000Z', last: '2026-01-05T09:00:00.000Z' } as const;
  const said = () => page.container.querySelector('[role="status"]')?.textContent;
  const ahead = { ...note, direction: 'ahead' } as const;
  const behind = { kind: 'clock', direction: 'behind', now: note.last, last: note.now } as const;
  await tell(ahead);
  expect(said()).toBe(clockWords(ahead));
  await page.press('The clock is right');
  expect([said(), storage.confirmClock.mock.calls.length]).toEqual([undefined, 1]);
  await tell(behind);
  expect(said()).toBe(clockWords(behind));
  await page.press('Close');

  expect([said(), storage.confirmClock.mock.calls.length]).toEqual([undefined, 1]);
  expect([clockWords(ahead), clockWords(behind)]).toEqual([
    `Your computer’s clock says ${fullTime(note.now)}; the last change here was ${fullTime(note.last)}. Plan changes, reports and alerts that are due since then wait until you confirm the clock. If it is wrong, correct it and reload the page.`,
    `Your computer’s clock says ${fullTime(note.last)}, which is before the last change here, ${fullTime(note.now)}. New changes keep their order, but their times and the days of figures will be wrong. Correct the clock and reload the page.`,
  ]);
});
