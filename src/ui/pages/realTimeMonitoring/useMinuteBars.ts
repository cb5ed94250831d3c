/** Builds the bars per minute and keeps their identity until one changes, so that the chart rerenders less. */
import { useMemo } from 'react';
import type { LiveMinute } from '#domain/contract/realtimeSchemas.ts';
import type { MinuteCount } from '#domain/monitor/perMinute.ts';

export const useMinuteBars = (minutes: readonly LiveMinute[]): readonly MinuteCount[] => {
  const told = minutes.map(({ at, visits }) => `${Date.parse(at)}=${visits}`).join();
  return useMemo(
    () =>
      told.split(',').map((one): MinuteCount => {
        const [from = 0, visits = 0] = one.split('=').map(Number);
        return { from, count: visits };
      }),
    [told],
  );
};
