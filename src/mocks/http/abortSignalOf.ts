/** Aborts long work when its page has abandoned the request, detected from the trace because MSW's service worker does not report it. */
import { parseTraceParent } from '#domain/contract/traceparent.ts';
import type { World } from '#world/world.ts';

export class GivenUpError extends Error {
  constructor() {
    super('The page waits no longer');
    this.name = 'GivenUpError';
  }
}

/** Gives `work` a signal that aborts when the trace shows the request's outcome before its reply. Then rejects with `GivenUpError`. */
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
