/** Reads the second copy part by part, as far as positions are asked for: it is never in memory as a whole. */
import type { CommandRow } from '../log/logStorage.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import type { CopyFiles, Digest } from './copyFiles.ts';
import { decodeSegment, readSegmentName, type Segment, type SegmentName } from './copySegment.ts';
import { readVault, type Secrets } from './copyVault.ts';
import type { LogPage } from './writeLog.ts';

export type CopySource = { readonly files: CopyFiles; readonly digest: Digest };

export type OpenCopy = {
  /** The database that it is a copy of; null: there is no copy. */
  readonly storeId: string | null;
  /** The last position that a file is named after; 0: there is none. */
  readonly end: number;
  /**
   * What it has of a range of positions. Events of damaged parts are unchecked and stand behind the others. Commands come from
   * whole parts alone, and wrote one of the events. The parts that hold the range stay in memory until another one is asked for.
   */
  readonly between: (from: number, to: number) => Promise<LogPage>;
  /** How many parts are damaged; reads those that nobody has asked for. `pause` is awaited between two of them. */
  readonly countDamaged: (pause: () => Promise<void>) => Promise<number>;
  /** Null where no file of them is whole. */
  readonly secrets: Secrets | null;
};

export const noCopy: OpenCopy = {
  storeId: null,
  end: 0,
  between: async () => ({ events: [], commands: [] }),
  countDamaged: async () => 0,
  secrets: null,
};

/** The database whose copy goes furthest, unless the one that is asked for has a copy. */
const chooseStore = (segments: readonly SegmentName[], wanted: string | null): string | null => {
  if (segments.some(({ storeId }) => storeId === wanted)) return wanted;
  return segments.toSorted((one, other) => other.last - one.last)[0]?.storeId ?? null;
};

type Part = Segment & { readonly isWhole: boolean };

const unreadable: Part = { events: [], commands: [], isWhole: false };

const readPart = async ({ files, digest }: CopySource, { name, digest: sum }: SegmentName): Promise<Part> => {
  try {
    const bytes = new Uint8Array(await files.read(name));
    return { ...decodeSegment(bytes), isWhole: (await digest(bytes)) === sum };
  } catch {
    return unreadable;
  }
};

/** The files that begin and end there may hold more: two of one page may overlap after a crash. */
const overlap = ({ first, last }: SegmentName, from: number, to: number): boolean =>
  first <= to && last >= from;

const within =
  (from: number, to: number) =>
  ({ position }: StoredEvent): boolean =>
    position >= from && position <= to;

const commandsWithin = (parts: readonly Part[], from: number, to: number): readonly CommandRow[] =>
  parts
    .filter(({ isWhole }) => isWhole)
    .flatMap(({ commands }) => commands.filter((row) => row.from <= to && row.to >= from));

/** Parts by the names of their files; only those of the range that was asked for last are kept. */
const createParts = (source: CopySource, segments: readonly SegmentName[]) => {
  const soundness = new Map<string, boolean>();
  let held = new Map<string, Part>();

  const partOf = async (segment: SegmentName): Promise<Part> => {
    const part = held.get(segment.name) ?? (await readPart(source, segment));
    soundness.set(segment.name, part.isWhole);
    return part;
  };

  return {
    between: async (from: number, to: number): Promise<LogPage> => {
      const next = new Map<string, Part>();
      for (const segment of segments.filter((one) => overlap(one, from, to)))
        next.set(segment.name, await partOf(segment));
      held = next;
      const parts = [...held.values()].toSorted((one, other) => Number(other.isWhole) - Number(one.isWhole));
      return {
        events: parts.flatMap(({ events }) => events.filter(within(from, to))),
        commands: commandsWithin(parts, from, to),
      };
    },
    countDamaged: async (pause: () => Promise<void>): Promise<number> => {
      for (const segment of segments.filter(({ name }) => !soundness.has(name))) {
        await partOf(segment);
        await pause();
      }
      return [...soundness.values()].filter((isWhole) => !isWhole).length;
    },
  };
};

/** Opens the copy of a database, or of the one that goes furthest where that has none; a part that cannot be read counts as damaged. */
export const openCopy = async (source: CopySource, wanted: string | null): Promise<OpenCopy> => {
  const names = await source.files.list();
  const all = names.flatMap((name) => readSegmentName(name) ?? []);
  const storeId = chooseStore(all, wanted);
  if (storeId === null) return noCopy;
  const segments = all.filter((segment) => segment.storeId === storeId);
  return {
    storeId,
    end: Math.max(...segments.map(({ last }) => last)),
    ...createParts(source, segments),
    secrets: await readVault({ ...source, storeId }, names).catch(() => null),
  };
};
