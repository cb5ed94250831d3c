/** Splits the duration of a call into transfer, simulated latency, handling, holding and body. */
import { type Call, durationOf } from './call.ts';
import { responseHeader } from './headersOf.ts';

/** In milliseconds. */
export type TimingSplit = {
  /** Round trip between page and backend. */
  readonly hop: number;
  readonly latency: number;
  readonly handler: number;
  readonly held: number;
  /** From the head of the reply to the end of its body. */
  readonly body: number;
  readonly total: number;
};

const durationsOf = (serverTiming: string): Readonly<Record<string, number>> => {
  const durations = serverTiming.split(',').flatMap((metric) => {
    const at = metric.indexOf(';dur=');
    return at > 0 ? [[metric.slice(0, at).trim(), Number(metric.slice(at + 5))] as const] : [];
  });
  return Object.fromEntries(durations);
};

export const timingSplit = (call: Call): TimingSplit | null => {
  const headAfter = call.result?.headAfter ?? null;
  const end = call.isStream ? (call.response?.realTime ?? null) : null;
  const total = end === null ? durationOf(call) : end - call.request.realTime;
  if (headAfter === null || total === null) return null;
  const { latency = 0, handler = 0, held = 0 } = durationsOf(responseHeader(call, 'Server-Timing'));
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
