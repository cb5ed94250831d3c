/** Exports and imports people's keys with a log file, without those of erased people. */
import type { VaultChange, VaultValue } from '../log/eventLog.ts';
import type { StoredEvent } from '../log/storedEvent.ts';
import { personKey } from './personKeys.ts';

export type PeopleSecrets = ReadonlyMap<string, string>;

type Secrets = readonly (readonly [key: string, value: VaultValue])[];

export const peopleNamed = (events: readonly StoredEvent[]): readonly string[] => [
  ...new Set(events.flatMap(({ sealed = {} }) => Object.keys(sealed))),
];

export const withoutKeysOf = (secrets: Secrets, erased: Iterable<string>): Secrets => {
  const gone = new Set([...erased].map(personKey));
  return secrets.filter(([key]) => !gone.has(key));
};

export const withOthers = (secrets: Secrets, others: Secrets): Secrets => {
  const there = new Set(secrets.map(([key]) => key));
  return [...secrets, ...others.filter(([key]) => !there.has(key))];
};

export const keyRows = (brought: PeopleSecrets): Secrets =>
  [...brought].map(([id, secret]) => [personKey(id), { secret }] as const);

export const keyChanges = (people: PeopleSecrets, erased: Iterable<string>): readonly VaultChange[] => [
  ...keyRows(people).map(([put, value]) => ({ put, value })),
  ...[...erased].map((id) => ({ delete: personKey(id) })),
];
