/** Provides the screen reader summary of the live metrics, updated every 30 seconds instead of with each message. */
import { useEffect, useState } from 'react';
import { saidEvery } from '#domain/realtime/realtimeWindows.ts';
import { useServices } from '../../services/servicesContext.ts';
import { spokenPicture } from './liveWords.ts';
import type { LiveVisits } from './useLiveVisits.ts';

export const useSpokenPicture = (visits: LiveVisits, isLive: boolean): string => {
  const { clock } = useServices().world;
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!isLive) return;
    const say = () => {
      setSaid(spokenPicture(visits.getSnapshot().context.picture));
      timer = clock.setTimeout(say, saidEvery);
    };
    let timer = clock.setTimeout(say, saidEvery);
    return () => clock.clearTimeout(timer);
  }, [clock, visits, isLive]);
  return said;
};
