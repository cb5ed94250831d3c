/** Where the time of a call went: to the worker and back, into pretended latency, into handling, into being held, into the body. */
import { type Call, durationOf } from './call.ts';
import { responseHeader } from './headersOf.ts';

/** Milliseconds each. */
export type TimingSplit = {
  /** There and back between page and backend. */
  readonly hop: number;
  readonly latency: number;
  readonly handler: number;
  readonly held: number;
  /** From the answer's head to the end of its body. */
  readonly body: number;
  readonly total: number;
};

const told = (serverTiming: string, name: string): number =>
  Number(new RegExp(`(?:^|,\\s*)${name};dur=([\\d.]+)`).exec(serverTiming)?.[1] ?? 0);

/** Null until it is over, and when no answer came. */
export const timingSplit = (call: Call): TimingSplit | null => {
  const headAfter = call.answer?.headAfter ?? null;
  const end = call.isStream ? (call.response?.realTime ?? null) : null;
  const total = end === null ? durationOf(call) : end - call.request.realTime;
  if (headAfter === null || total === null) return null;
  const serverTiming = responseHeader(call, 'Server-Timing');
  const [latency, handler, held] = [
    told(serverTiming, 'latency'),
    told(serverTiming, 'handler'),
    told(serverTiming, 'held'),
  ];
  const head = Math.min(headAfter, total);
  return {
    hop: Math.max(0, head - latency - handler - held),
    latency,
    handler,
    held,
    body: Math.max(0, total - head),
    total,
  };
};
