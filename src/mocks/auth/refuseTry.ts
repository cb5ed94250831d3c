/** Refuses a wrong password, and counts it in one transaction with the events it causes. */
import type { ProblemCode, ProblemExtras } from '#domain/contract/problemCatalogue.ts';
import { sha256Hex } from '#events/log/digest.ts';
import type { NewEvent } from '#events/log/eventLog.ts';
import type { Actor } from '#events/log/storedEvent.ts';
import type { BackendParts } from '../http/context.ts';
import type { Origin } from '../http/requestOrigin.ts';
import { problem, storageProblem } from '../http/respond.ts';
import { type Failures, readFailures } from './failedTries.ts';

type Asking = Pick<BackendParts, 'log'> & Origin & { readonly now: string };

export type WrongTry = {
  readonly key: string;
  readonly oneMore: (before: Failures, now: string) => Failures;
  readonly eventsOf: (next: Failures) => Promise<readonly NewEvent[]>;
  readonly refusal: ProblemCode;
  readonly extras?: ProblemExtras;
  readonly actor?: Actor;
};

const visitor: Actor = { kind: 'visitor', id: 'visitor' };

/** When several tries are wrong at once, one takes the next count; the others conflict and take the following ones. */
export const refuseTry = async (
  { log, now, correlation, frame }: Asking,
  { key, oneMore, eventsOf, refusal, extras, actor = visitor }: WrongTry,
): Promise<Response> => {
  for (;;) {
    const next = oneMore(readFailures(await log.vault.get(key)), now);
    const commandId = `${key}:${next.row}:${next.count}`;
    const result = await log.append({
      commandId,
      commandHash: sha256Hex(commandId),
      correlationId: correlation,
      causeFrame: frame,
      actor,
      events: await eventsOf(next),
      vault: [{ put: key, value: { ...next } }],
    });
    if (!result.ok) return result.why === 'storage' ? storageProblem(result.failure) : problem('internal');
    if (!result.repeated) return problem(refusal, extras);
  }
};
