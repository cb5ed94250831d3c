/** Reads the requested positions of the second copy part by part, so that it is never wholly in memory. */
import type { CommandRow } from '../log/logStorage.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import type { CopyFiles, Digest } from './copyFiles.ts';
import { decodeSegment, readSegmentName, type Segment, type SegmentName } from './copySegment.ts';
import { readVault, type Secrets } from './copyVault.ts';
import type { LogPage } from './writeLog.ts';

export type CopySource = { readonly files: CopyFiles; readonly digest: Digest };

export type OpenCopy = {
  readonly storeId: string | null;
  readonly end: number;
  /**
   * The copy's content in a range. Events of damaged parts are unchecked and come last. Commands come only
   * from intact parts. The latest range stays cached.
   */
  readonly between: (from: number, to: number) => Promise<LogPage>;
  /** The number of damaged parts; reads the unread ones. `pause` is awaited between two of them. */
  readonly countDamaged: (pause: () => Promise<void>) => Promise<number>;
  readonly secrets: Secrets | null;
};

export const noCopy: OpenCopy = {
  storeId: null,
  end: 0,
  between: async () => ({ events: [], commands: [] }),
  countDamaged: async () => 0,
  secrets: null,
};

/** The wanted database if it has a copy, else the one whose copy goes furthest. */
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

/** Compares by name only: two parts of one page may overlap after a crash. */
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

/** Opens the copy of a database, else the one that goes furthest; an unreadable part counts as damaged. */
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
