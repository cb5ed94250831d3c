/** Holds the computer's clock against the last change of the log: what time brings waits where the clock is far ahead of it. */
import type { StorageNote } from '#domain/recovery/storageNote.ts';
import type { MarkerStore } from '#events/recovery/headMarker.ts';
import { isoNow } from '#world/clock.ts';
import type { World } from '#world/world.ts';

/** Milliseconds. A month without a visit is nothing unusual. */
const aheadAt = 35 * 24 * 60 * 60 * 1_000;
const behindAt = 24 * 60 * 60 * 1_000;

/** Under this key the browser keeps what was said of the computer's clock. */
export const clockKey = 'agencylens.clock';

export type ClockDoubt = {
  /** What people should be told; null: nothing. */
  readonly note: Extract<StorageNote, { kind: 'clock' }> | null;
  /** Until when what is due may be appended, ISO 8601 UTC; null: until now. */
  readonly dueUntil: () => string | null;
  /** A person says that the clock is right. */
  readonly confirm: () => void;
};

export type ClockParts = {
  readonly world: Pick<World, 'clock'>;
  readonly find: () => MarkerStore;
  /** When the last event was recorded, ISO 8601 UTC; null for a log without events. */
  readonly lastAt: string | null;
};

/** `doubted`: since this change, whatever was recorded by the doubtful clock meanwhile. `confirmed`: the clock was right then. */
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

/** Asked once, at a start. */
export const doubtClock = ({ world: { clock }, find, lastAt }: ClockParts): ClockDoubt => {
  const note = (noted: Noted): void => {
    try {
      find().setItem(clockKey, JSON.stringify(noted));
    } catch {
      // Then it is asked again at the next start.
    }
  };
  const noted = readNoted(find);
  const { doubted } = noted;
  // ISO times of one form sort as their text does.
  const last = doubted ?? [lastAt ?? '', noted.confirmed ?? ''].toSorted().at(-1) ?? '';
  const confirm = (): void => note({ confirmed: isoNow(clock) });
  if (lastAt === null || last === '') return { note: null, dueUntil: () => null, confirm };
  const now = clock.now();
  const ahead = now - Date.parse(last);
  if (ahead <= aheadAt) {
    if (doubted !== undefined) note({});
    const behind = Date.parse(lastAt) - now > behindAt;
    const told = { kind: 'clock', direction: 'behind', now: isoNow(clock), last: lastAt } as const;
    return { note: behind ? told : null, dueUntil: () => null, confirm };
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
