/** The minutes of the picture as bars: the same ones until one of them changes, so that the chart is drawn no more often. */
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
