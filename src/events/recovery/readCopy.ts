/** Reads the second copy: which parts are as they were written, and the events in them. */
import type { CommandRow } from '../log/logStorage.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import type { CopyFiles, Digest } from './copyFiles.ts';
import { decodeSegment, readSegmentName, type SegmentName } from './copySegment.ts';
import { readVault, type Secrets } from './copyVault.ts';

export type CopySource = { readonly files: CopyFiles; readonly digest: Digest };

export type ReadCopy = {
  /** The database that it is a copy of; null: there is no copy. */
  readonly storeId: string | null;
  /** By position. Those of damaged parts are among them, unchecked. */
  readonly events: ReadonlyMap<number, StoredEvent>;
  /** Of parts that are whole. */
  readonly commands: readonly CommandRow[];
  /** Null where no file of them is whole. */
  readonly secrets: Secrets | null;
  readonly damagedParts: number;
};

const nothing: ReadCopy = { storeId: null, events: new Map(), commands: [], secrets: null, damagedParts: 0 };

/** The database whose copy goes furthest, unless the one that is asked for has a copy. */
const chooseStore = (segments: readonly SegmentName[], wanted: string | null): string | null => {
  if (segments.some(({ storeId }) => storeId === wanted)) return wanted;
  return segments.toSorted((one, other) => other.last - one.last)[0]?.storeId ?? null;
};

const readPart = async ({ files, digest }: CopySource, { name, digest: sum }: SegmentName) => {
  const bytes = new Uint8Array(await files.read(name));
  return { ...decodeSegment(bytes), isWhole: (await digest(bytes)) === sum };
};

/** Reads the copy of a database, or of the one that goes furthest where that has none; a part that cannot be read counts as damaged. */
export const readCopy = async (source: CopySource, wanted: string | null): Promise<ReadCopy> => {
  const names = await source.files.list();
  const segments = names.flatMap((name) => readSegmentName(name) ?? []);
  const storeId = chooseStore(segments, wanted);
  if (storeId === null) return nothing;
  const events = new Map<number, StoredEvent>();
  const sound = new Set<number>();
  const commands: CommandRow[] = [];
  let damagedParts = 0;
  for (const segment of segments.filter((one) => one.storeId === storeId)) {
    const part = await readPart(source, segment).catch(() => null);
    if (!part?.isWhole) damagedParts += 1;
    for (const event of part?.events ?? []) {
      if (sound.has(event.position)) continue;
      events.set(event.position, event);
      if (part?.isWhole) sound.add(event.position);
    }
    if (part?.isWhole) commands.push(...part.commands);
  }
  const secrets = await readVault({ ...source, storeId }, names).catch(() => null);
  return { storeId, events, commands, secrets, damagedParts };
};
