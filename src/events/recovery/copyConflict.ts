/** Verifies events against the chain before they are copied, so that a damaged log does not spoil its copy. */
import { charactersAtOnce, charactersIn } from '../log/charactersIn.ts';
import type { Head } from '../log/eventLog.ts';
import { chainCheck } from '../log/hashChain.ts';
import type { StoredEvent } from '../log/storedEvent.ts';

const slice = 200;

/** Copy and log have different events at a position: one of them is damaged, and nothing is written. */
export class CopyConflict extends Error {
  readonly position: number;
  constructor(position: number) {
    super(`the second copy has another event ${position} than the log`);
    this.name = 'CopyConflict';
    this.position = position;
  }
}

/** Checks that events follow one in the copy: places, links, contents and revisions. */
export const mustFollow = async (
  events: readonly StoredEvent[],
  behind: Head,
  pause: () => Promise<void>,
) => {
  const check = chainCheck(behind);
  let [count, characters] = [0, 0];
  for (const event of events) {
    const broken = check(event);
    if (broken !== null) throw new CopyConflict(broken.position);
    count += 1;
    characters += charactersIn(event);
    if (count < slice && characters < charactersAtOnce) continue;
    [count, characters] = [0, 0];
    await pause();
  }
};

export const mustBeSame = (events: readonly StoredEvent[], old: readonly StoredEvent[]): void => {
  const hashes = new Map(events.map(({ position, hash }) => [position, hash]));
  const other = old.find(({ position, hash }) => hashes.get(position) !== hash);
  if (other) throw new CopyConflict(other.position);
};
