/** The keys of people: in the vault beside the log, so that an erased person's can be deleted, and in the page's memory. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Ids } from '#world/ids.ts';
import type { EventLog } from '../log/eventLog.ts';
import type { Person } from './personalFields.ts';
import { createPersonBoxes, type PersonBoxes, secretBytes } from './personBoxes.ts';

const prefix = 'person:';

/** Stands in the place of a person for the secret by which addresses are named. */
export const saltName = 'salt';

/** Where a person's key is in the vault. */
export const personKey = (id: string): string => `${prefix}${id}`;

/** The person of a place in the vault; null for other secrets. */
export const personOfKey = (key: string): string | null =>
  key.startsWith(prefix) ? key.slice(prefix.length) : null;

export const createPersonKeys = (vault: EventLog['vault'], ids: Pick<Ids, 'secret'>) => {
  const boxes = new Map<string, PersonBoxes>();
  let salt: string | null = null;
  let loading: Promise<void> | null = null;

  const take = (id: string, secret: unknown): void => {
    if (!boxes.has(id)) boxes.set(id, createPersonBoxes(String(secret)));
  };

  const loadAll = async (): Promise<void> => {
    const all = await vault.list(prefix);
    for (const [key, { secret }] of all) {
      const id = personOfKey(key);
      if (id === saltName) salt = String(secret);
      else if (id !== null) take(id, secret);
    }
  };

  const load = (): Promise<void> => {
    loading ??= loadAll().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };

  /** Keeps new secrets for those who have none; of two tabs the first one's counts. */
  const keep = async (keys: readonly string[]): Promise<readonly string[]> => {
    const entries = keys.map((key) => [key, { secret: ids.secret(secretBytes) }] as const);
    return (await vault.keep(entries)).map(({ secret }) => String(secret));
  };

  return {
    /** Whether all of them can be opened without reading. */
    has: (people: Iterable<string>): boolean => [...people].every((id) => boxes.has(id)),
    /** Reads the keys of people that are there; who has none was erased. */
    learn: async (people: readonly string[]): Promise<void> => {
      await load();
      const missing = people.filter((id) => !boxes.has(id));
      const found = await Promise.all(missing.map((id) => vault.get(personKey(id))));
      for (const [index, id] of missing.entries()) if (found[index]) take(id, found[index].secret);
    },
    /** Gives a key to who has none. */
    provide: async (people: readonly string[]): Promise<void> => {
      await load();
      const missing = people.filter((id) => !boxes.has(id));
      if (missing.length === 0) return;
      const secrets = await keep(missing.map(personKey));
      for (const [index, id] of missing.entries()) take(id, secrets[index]);
    },
    /** The names of people: of an address one that nobody can guess who does not have the vault. */
    namer: async (people: readonly Person[]): Promise<(person: Person) => string> => {
      await load();
      if (salt === null && people.some((person) => 'address' in person))
        [salt = ''] = await keep([personKey(saltName)]);
      const bytes = utf8ToBytes(salt ?? '');
      return (person) =>
        'id' in person
          ? person.id
          : `a${bytesToHex(hmac(sha256, bytes, utf8ToBytes(person.address))).slice(0, 32)}`;
    },
    boxesOf: (id: string): PersonBoxes | null => boxes.get(id) ?? null,
    forget: (people: Iterable<string>): void => {
      for (const id of people) boxes.delete(id);
    },
  };
};
