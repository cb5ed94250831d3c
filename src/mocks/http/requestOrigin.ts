/** Where a request comes from in the trace: its correlation, and the frame that its reply follows from. */
import { parseTraceParent } from '#domain/contract/traceparent.ts';
import type { World } from '#world/world.ts';

export type Origin = {
  /** Trace id: 32 hex digits. */
  readonly correlation: string;
  /** Number of a frame of this trace; null when there is none. */
  readonly frame: number | null;
};

/** What traceparent says. That of a stranger gives a correlation, but names no frame of this trace; without one the correlation is new. */
export const callingOrigin = (request: Request, { trace, ids }: Pick<World, 'trace' | 'ids'>): Origin => {
  const parent = parseTraceParent(request.headers.get('traceparent'));
  if (!parent) return { correlation: ids.correlation(), frame: null };
  const { correlation } = parent;
  const known = trace.frame(parent.frame)?.correlation === correlation;
  return { correlation, frame: known ? parent.frame : null };
};

/** A command gets a frame of its own, called `name`; reading follows from what the request follows from. */
export const requestOrigin = (request: Request, name: string, world: World): Origin => {
  const origin = callingOrigin(request, world);
  if (request.method === 'GET' || request.method === 'HEAD') return origin;
  const { correlation, frame: cause } = origin;
  return { correlation, frame: world.trace.record({ kind: 'command', name, cause, correlation }).number };
};

/** When the request left the page, on the world's clock; null for one that this trace knows nothing of. */
export const departureOf = (request: Request, { trace }: Pick<World, 'trace'>): number | null => {
  const parent = parseTraceParent(request.headers.get('traceparent'));
  const frame = parent && trace.frame(parent.frame);
  return frame?.kind === 'request' && frame.correlation === parent?.correlation ? frame.at : null;
};
