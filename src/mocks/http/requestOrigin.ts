/** Determines a request's origin in the trace: its correlation, and the frame that causes its reply. */
import { parseTraceParent } from '#domain/contract/traceparent.ts';
import type { World } from '#world/world.ts';

export type Origin = {
  readonly correlation: string;
  readonly frame: number | null;
};

/** Parses traceparent. A foreign one gives a correlation but no frame; without one a new correlation is created. */
export const callingOrigin = (request: Request, { trace, ids }: Pick<World, 'trace' | 'ids'>): Origin => {
  const parent = parseTraceParent(request.headers.get('traceparent'));
  if (!parent) return { correlation: ids.correlation(), frame: null };
  const { correlation } = parent;
  const known = trace.frame(parent.frame)?.correlation === correlation;
  return { correlation, frame: known ? parent.frame : null };
};

/** A command gets its own frame `name`; a read uses the frame of its request. */
export const requestOrigin = (request: Request, name: string, world: World): Origin => {
  const origin = callingOrigin(request, world);
  if (request.method === 'GET' || request.method === 'HEAD') return origin;
  const { correlation, frame: cause } = origin;
  return { correlation, frame: world.trace.record({ kind: 'command', name, cause, correlation }).number };
};

/** The time the request left the page, on the world's clock; null for one that this trace does not know. */
export const departureOf = (request: Request, { trace }: Pick<World, 'trace'>): number | null => {
  const parent = parseTraceParent(request.headers.get('traceparent'));
  const frame = parent && trace.frame(parent.frame);
  return frame?.kind === 'request' && frame.correlation === parent?.correlation ? frame.at : null;
};
