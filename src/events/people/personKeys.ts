/** Holds people's keys in the vault, outside the log so that they can be deleted, and in memory. */
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Ids } from '#world/ids.ts';
import type { EventLog } from '../log/eventLog.ts';
import type { Person } from './personalFields.ts';

const secretBytes = 64;

const nonceBytes = 24;

const toText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const toBytes = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));

type PersonBoxes = {
  readonly seal: (text: string) => string;
  /** Null when it was encrypted with another key. */
  readonly open: (box: string) => string | null;
};

/**
 * `secret` is base64url of `secretBytes`. The nonce derives from the text, so equal texts of a person give
 * equal boxes, which can be cached.
 */
const createPersonBoxes = (secret: string): PersonBoxes => {
  const bytes = toBytes(secret);
  const key = bytes.subarray(0, 32);
  const nonceKey = bytes.subarray(32);
  const boxOf = new Map<string, string>();
  const textOf = new Map<string, string | null>();

  const open = (box: string): string | null => {
    try {
      const all = toBytes(box);
      const cipher = xchacha20poly1305(key, all.slice(0, nonceBytes));
      return new TextDecoder().decode(cipher.decrypt(all.slice(nonceBytes)));
    } catch {
      // Encrypted with a former key of this person, or damaged: unreadable either way.
      return null;
    }
  };

  return {
    seal: (text) => {
      const known = boxOf.get(text);
      if (known !== undefined) return known;
      const plain = utf8ToBytes(text);
      const nonce = hmac(sha256, nonceKey, plain).slice(0, nonceBytes);
      const sealed = xchacha20poly1305(key, nonce).encrypt(plain);
      const all = new Uint8Array(nonceBytes + sealed.length);
      all.set(nonce);
      all.set(sealed, nonceBytes);
      const box = toText(all);
      boxOf.set(text, box);
      textOf.set(box, text);
      return box;
    },
    open: (box) => {
      const known = textOf.get(box);
      if (known !== undefined) return known;
      const text = open(box);
      textOf.set(box, text);
      return text;
    },
  };
};

const prefix = 'person:';

/** Used instead of a person id for the secret that hashes addresses. */
export const saltName = 'salt';

export const personKey = (id: string): string => `${prefix}${id}`;

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

  /** Stores new secrets for people without one; when two tabs race, the first wins. */
  const keep = async (keys: readonly string[]): Promise<readonly string[]> => {
    const entries = keys.map((key) => [key, { secret: ids.secret(secretBytes) }] as const);
    return (await vault.keep(entries)).map(({ secret }) => String(secret));
  };

  return {
    has: (people: Iterable<string>): boolean => [...people].every((id) => boxes.has(id)),
    /** Reads existing keys of people; a missing key means that the person was erased. */
    learn: async (people: readonly string[]): Promise<void> => {
      await load();
      const missing = people.filter((id) => !boxes.has(id));
      const found = await Promise.all(missing.map((id) => vault.get(personKey(id))));
      for (const [index, id] of missing.entries()) if (found[index]) take(id, found[index].secret);
    },
    provide: async (people: readonly string[]): Promise<void> => {
      await load();
      const missing = people.filter((id) => !boxes.has(id));
      if (missing.length === 0) return;
      const secrets = await keep(missing.map(personKey));
      for (const [index, id] of missing.entries()) take(id, secrets[index]);
    },
    /** Names people; an address gets a name that cannot be guessed without the vault. */
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
