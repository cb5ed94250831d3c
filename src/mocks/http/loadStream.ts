/** Loads the state of one stream with its revision for a decision. */
import type { Decider } from '#events/decision.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { isStreamName } from '#events/log/requestRules.ts';
import type { DomainEvent } from '#events/log/storedEvent.ts';
import { RefusalError } from './refusal.ts';

const pageSize = 1_000;

export type LoadedStream<State> = { readonly state: State; readonly revision: number | 'none' };

/**
 * `revision` goes into `expected`, so that the append fails after a concurrent change. Refuses with 404 an id
 * that is not a valid stream name.
 */
export const loadStream = async <Command, Event extends DomainEvent, State>(
  log: Pick<EventLog, 'readStream'>,
  stream: string,
  decider: Decider<Command, Event, State>,
): Promise<LoadedStream<State>> => {
  if (!isStreamName(stream)) throw new RefusalError('notFound');
  let state = decider.initial;
  let revision: number | 'none' = 'none';
  for (let from = 0; ; from += pageSize) {
    const page = await log.readStream(stream, { from, limit: pageSize });
    for (const stored of page) {
      state = decider.evolve(state, { type: stored.type, data: stored.data } as Event);
      revision = stored.revision;
    }
    if (page.length < pageSize) return { state, revision };
  }
};
