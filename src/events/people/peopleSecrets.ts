/** The keys of people as they leave the log with a file, and as they come back: whoever was erased does not. */
import type { VaultChange, VaultValue } from '../log/eventLog.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import { personKey } from './personKeys.ts';

/** Secrets by people, as their boxes name them. */
export type PeopleSecrets = ReadonlyMap<string, string>;

type Secrets = readonly (readonly [key: string, value: VaultValue])[];

/** Everybody of whom something is sealed in these events. */
export const peopleNamed = (events: readonly StoredEvent[]): readonly string[] => [
  ...new Set(events.flatMap(({ sealed = {} }) => Object.keys(sealed))),
];

export const withoutKeysOf = (secrets: Secrets, erased: Iterable<string>): Secrets => {
  const gone = new Set([...erased].map(personKey));
  return secrets.filter(([key]) => !gone.has(key));
};

/** Adds the others to the secrets. A secret whose key is there already is not replaced. */
export const withOthers = (secrets: Secrets, others: Secrets): Secrets => {
  const there = new Set(secrets.map(([key]) => key));
  return [...secrets, ...others.filter(([key]) => !there.has(key))];
};

/** The keys that an older file brings in plain. */
export const keyRows = (brought: PeopleSecrets): Secrets =>
  [...brought].map(([id, secret]) => [personKey(id), { secret }] as const);

/** What a branch needs: the keys from the file that it begins with, without those of who was erased there or here. */
export const keyChanges = (people: PeopleSecrets, erased: Iterable<string>): readonly VaultChange[] => [
  ...keyRows(people).map(([put, value]) => ({ put, value })),
  ...[...erased].map((id) => ({ delete: personKey(id) })),
];
