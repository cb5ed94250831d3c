/** Compares the computer's clock with the log's last change, and defers due work when the clock is far ahead. */
import type { StorageNote } from '#domain/recovery/storageNote.ts';
import type { MarkerStore } from '#events/recovery/headMarker.ts';
import { isoNow } from '#world/clock.ts';
import type { World } from '#world/world.ts';

/** Milliseconds. A month without a visit is normal. */
const aheadAt = 35 * 24 * 60 * 60 * 1_000;
const behindAt = 24 * 60 * 60 * 1_000;

export const clockKey = 'agencylens.clock';

export type ClockDoubt = {
  readonly note: Extract<StorageNote, { kind: 'clock' }> | null;
  /** The latest time for appending due work, ISO 8601 UTC; null for now. */
  readonly dueUntil: () => string | null;
  readonly confirm: () => void;
};

export type ClockParts = {
  readonly world: Pick<World, 'clock'>;
  readonly find: () => MarkerStore;
  readonly lastAt: string | null;
};

/** `doubted`: the last change before the clock was doubted. `confirmed`: the time at which the user confirmed the clock. */
type Noted = { readonly doubted?: string; readonly confirmed?: string };

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));

const readNoted = (find: () => MarkerStore): Noted => {
  try {
    const { doubted, confirmed } = Object(JSON.parse(find().getItem(clockKey) ?? '{}')) as Partial<
      Record<string, unknown>
    >;
    return { ...(isTime(doubted) ? { doubted } : {}), ...(isTime(confirmed) ? { confirmed } : {}) };
  } catch {
    return {};
  }
};

export const doubtClock = ({ world: { clock }, find, lastAt }: ClockParts): ClockDoubt => {
  const note = (noted: Noted): void => {
    try {
      find().setItem(clockKey, JSON.stringify(noted));
    } catch {
      // A failed write means the question comes again at the next start.
    }
  };
  const noted = readNoted(find);
  const { doubted } = noted;
  // ISO times of one format sort as text.
  const last = doubted ?? [lastAt ?? '', noted.confirmed ?? ''].toSorted().at(-1) ?? '';
  const confirm = (): void => note({ confirmed: isoNow(clock) });
  if (lastAt === null || last === '') return { note: null, dueUntil: () => null, confirm };
  const now = clock.now();
  const ahead = now - Date.parse(last);
  if (ahead <= aheadAt) {
    if (doubted !== undefined) note({});
    const behind = Date.parse(lastAt) - now > behindAt;
    const doubt = { kind: 'clock', direction: 'behind', now: isoNow(clock), last: lastAt } as const;
    return { note: behind ? doubt : null, dueUntil: () => null, confirm };
  }
  note({ doubted: last });
  let until: string | null = new Date(Date.parse(last) + aheadAt).toISOString();
  return {
    note: { kind: 'clock', direction: 'ahead', now: isoNow(clock), last },
    dueUntil: () => until,
    confirm: () => {
      until = null;
      confirm();
    },
  };
};
