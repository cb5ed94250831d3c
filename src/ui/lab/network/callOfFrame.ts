/** Which call a frame belongs to, so that what is selected in another panel is found here. */
import type { StreamDetail } from '#domain/inspection/callDetail.ts';
import type { Frame } from '#world/trace.ts';
import type { Call } from './call.ts';

const openingOf = ({ kind, detail }: Frame): number | null =>
  kind === 'stream' ? (detail as StreamDetail).request : null;

/** The request that it followed from, however far back. */
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

/** The call of its chain of causes; else the nearest one of the same thread; else null. `calls` are all there are. */
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
