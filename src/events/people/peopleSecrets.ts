/** The keys of people as they leave the log with a file, and as they come back: whoever was erased does not. */
import type { EventLog, VaultChange, VaultValue } from '../log/eventLog.ts';
import type { DomainEvent, StoredEvent } from '../log/storedEvent.ts';
import { erasedIn } from './erasures.ts';
import { personKey, personOfKey, saltName } from './personKeys.ts';

/** Secrets by people, as their boxes name them. */
export type PeopleSecrets = ReadonlyMap<string, string>;

type Secrets = readonly (readonly [key: string, value: VaultValue])[];

/** Everybody of whom something is sealed in these events. */
export const peopleNamed = (events: readonly StoredEvent[]): readonly string[] => [
  ...new Set(events.flatMap(({ sealed = {} }) => Object.keys(sealed))),
];

/** Of secrets those of the people whom events name: what a file needs so that it can be read elsewhere. */
export const secretsFor = (secrets: Iterable<Secrets[number]>, named: ReadonlySet<string>): PeopleSecrets => {
  const found = new Map<string, string>();
  for (const [key, { secret }] of secrets) {
    const id = personOfKey(key);
    if (id !== null && (id === saltName || named.has(id))) found.set(id, String(secret));
  }
  return found;
};

/** Those in a log that is open. */
export const secretsOf = async (log: Pick<EventLog, 'vault'>, named: ReadonlySet<string>) =>
  secretsFor(await log.vault.list(personKey('')), named);

export const withoutKeysOf = (secrets: Secrets, erased: Iterable<string>): Secrets => {
  const gone = new Set([...erased].map(personKey));
  return secrets.filter(([key]) => !gone.has(key));
};

/** Secrets without the keys of those whom these events erase. */
export const withoutErased = (secrets: Secrets, events: Iterable<DomainEvent>): Secrets =>
  withoutKeysOf(secrets, erasedIn(events));

/** Secrets with the keys that a file brings; one that is there already stays as it is. */
export const withBrought = (secrets: Secrets, brought: PeopleSecrets): Secrets => {
  const there = new Set(secrets.map(([key]) => key));
  const added = [...brought].map(([id, secret]) => [personKey(id), { secret }] as const);
  return [...secrets, ...added.filter(([key]) => !there.has(key))];
};

/** What a branch needs: the keys from the file that it begins with, without those of who was erased there or here. */
export const keyChanges = (people: PeopleSecrets, erased: Iterable<string>): readonly VaultChange[] => [
  ...withBrought([], people).map(([put, value]) => ({ put, value })),
  ...[...erased].map((id) => ({ delete: personKey(id) })),
];
