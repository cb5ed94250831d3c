/** Tells work that takes long when its page has given the request up. The trace tells it: MSW's service worker does not. */
import { parseTraceParent } from '#domain/contract/traceparent.ts';
import type { World } from '#world/world.ts';

/** Nobody reads the reply any longer. */
export class GivenUpError extends Error {
  constructor() {
    super('The page waits no longer');
    this.name = 'GivenUpError';
  }
}

/** Gives `work` a signal that aborts when the request's own outcome is in the trace before it was answered. Rejects with a `GivenUpError` then. */
export const whileAwaited = async <Result>(
  request: Request,
  { trace }: Pick<World, 'trace'>,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const parent = parseTraceParent(request.headers.get('traceparent'));
  const leaving = new AbortController();
  const end = trace.subscribe(({ kind, cause, correlation }) => {
    const isOutcome = kind === 'response' && cause === parent?.frame;
    if (isOutcome && correlation === parent?.correlation) leaving.abort();
  });
  const signal = AbortSignal.any([request.signal, leaving.signal]);
  try {
    return await work(signal);
  } catch (error) {
    throw signal.aborted && error === signal.reason ? new GivenUpError() : error;
  } finally {
    end();
  }
};
