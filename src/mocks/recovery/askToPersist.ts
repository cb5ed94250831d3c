/** Asks the browser once, at the first change by a person, to make the storage persistent. */
import type { EventLog } from '#events/log/eventLog.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import type { PersistentStorage } from './persistentStorage.ts';

/** A change that a person would miss; signing in is none. */
export const isOwnChange = ({ actor, type }: Pick<StoredEvent, 'actor' | 'type'>): boolean =>
  actor.kind === 'account' && !type.startsWith('Session') && !type.startsWith('SignIn');

export type PersistParts = {
  readonly log: Pick<EventLog, 'head' | 'subscribe'>;
  readonly keeper: () => Promise<PersistentStorage | undefined>;
  readonly onRefusal: () => void;
};

export const askToPersist = async ({ log, keeper, onRefusal }: PersistParts): Promise<void> => {
  const { position } = await log.head();
  const ask = async (): Promise<void> => {
    const asked = await keeper();
    if (!asked?.persist || (await asked.persisted?.())) return;
    if (!(await asked.persist())) onRefusal();
  };
  const stop = log.subscribe(position, (events) => {
    if (!events.some(isOwnChange)) return;
    stop();
    ask().catch(onRefusal);
  });
};
