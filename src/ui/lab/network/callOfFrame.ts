/** Finds the call of a frame that was selected in another panel. */
import type { StreamDetail } from '#domain/inspection/callDetail.ts';
import type { Frame } from '#world/trace.ts';
import type { Call } from './call.ts';

const openingOf = ({ kind, detail }: Frame): number | null =>
  kind === 'stream' ? (detail as StreamDetail).request : null;

const requestBefore = (frame: Frame, frameAt: (number: number) => Frame | undefined): number | null => {
  let next: Frame | undefined = frame;
  while (next !== undefined && next.kind !== 'request') {
    const opening = openingOf(next);
    if (opening !== null) return opening;
    next = next.cause === null ? undefined : frameAt(next.cause);
  }
  return next?.number ?? null;
};

const distance = (call: Call, frame: Frame): number => Math.abs(call.number - frame.number);

/** A call among its causes, else the nearest of the same thread, else null. `calls` must be complete. */
export const callOfFrame = (
  calls: readonly Call[],
  frame: Frame,
  frameAt: (number: number) => Frame | undefined,
): Call | null => {
  const number = requestBefore(frame, frameAt);
  const before = calls.find((call) => call.number === number);
  if (before) return before;
  return calls
    .filter(({ request }) => request.correlation === frame.correlation)
    .reduce<Call | null>(
      (nearest, call) => (nearest && distance(nearest, frame) <= distance(call, frame) ? nearest : call),
      null,
    );
};
