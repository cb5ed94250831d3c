/** Copies the newest events while older ones are still missing, because recent changes must not wait for a whole history. */
import { sealedAt } from './copyChain.ts';
import type { Part } from './copyPart.ts';

export type AheadParts = {
  /** Events after a position, verified as a chain among themselves. */
  readonly read: (after: number, upTo: number) => Promise<Part>;
  /** Returns the name of the file. */
  readonly write: (part: Part) => Promise<string>;
  readonly remove: (name: string) => Promise<void>;
  readonly writeSecrets: (position: number) => Promise<void>;
};

const everything = Number.MAX_SAFE_INTEGER;

/** `end`: where the running copy will end. `begin` writes the last events before it as a temporary part; later parts continue the copy. */
export const createAhead = ({ read, write, remove, writeSecrets }: AheadParts, end: number) => {
  let after = end;
  let open: { readonly name: string; readonly last: number } | null = null;

  const writeNext = async (): Promise<boolean> => {
    const part = await read(after, everything);
    const last = part.events.at(-1)?.position ?? after;
    if (last <= (open?.last ?? after)) return false;
    const before = open;
    const name = await write(part);
    if (before !== null) await remove(before.name);
    await writeSecrets(last);
    const isSealed = part.events.length >= sealedAt;
    if (isSealed) after = last;
    open = isSealed ? null : { name, last };
    return true;
  };

  return {
    begin: async (): Promise<void> => {
      await write(await read(end - sealedAt, end));
      await writeSecrets(end);
    },
    goOn: async (): Promise<void> => {
      while (await writeNext());
    },
  };
};
