/** Computes the activity spans of calls; a stream counts message by message, because it is open most of the time. */
import { type Call, endOf } from './call.ts';
import type { Span } from './timeAxis.ts';

/** `now`: provisional end of pending calls. */
export const callSpans = (calls: readonly Call[], now: number): readonly Span[] =>
  calls.flatMap((call): readonly Span[] => {
    const { request, response, isStream, messages, closed } = call;
    const from = request.realTime;
    if (!isStream || response === null) return [[from, Math.max(from, endOf(call) ?? now)]];
    const instants = [...messages, ...(closed ? [closed] : [])].map(
      ({ realTime }): Span => [realTime, realTime],
    );
    return [[from, response.realTime], ...instants];
  });
