/** Manages the live visits, which are paused while the tab is in the background. */
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Actor } from 'xstate';
import type { RealtimeReply } from '#domain/contract/realtimeSchemas.ts';
import { isLiveInterval, type LiveInterval, usualInterval } from '#domain/realtime/realtimeWindows.ts';
import { createVisitFeed } from '#machines/api/visitFeed.ts';
import { liveVisitsMachine } from '#machines/monitor/liveVisitsMachine.ts';
import { liveVisitsService } from '#machines/monitor/liveVisitsService.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';

export type LiveVisits = Actor<typeof liveVisitsMachine>;

/** Reads the update interval from the address; an invalid one falls back to the default. */
export const useLiveInterval = () => {
  const [params, setParams] = useSearchParams();
  const asked = params.get('every');
  const interval: LiveInterval = isLiveInterval(asked) ? asked : usualInterval;
  const choose = (every: LiveInterval) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (every === usualInterval) next.delete('every');
        else next.set('every', every);
        return next;
      },
      { preventScrollReset: true },
    );
  return { interval, choose };
};

export const useLiveVisits = (client: string | undefined, picture: RealtimeReply): LiveVisits => {
  const { wire } = useServices();
  const { interval } = useLiveInterval();
  const visits = useLifecycle(
    () => liveVisitsMachine.provide(liveVisitsService({ openVisits: createVisitFeed(wire) })),
    { id: 'liveVisits', input: { client, interval, picture } },
  );
  useEffect(() => {
    if (visits.getSnapshot().context.interval !== interval)
      visits.send({ type: 'interval.choose', interval });
  }, [visits, interval]);
  useEffect(() => {
    const tell = () => visits.send({ type: document.hidden ? 'tab.hide' : 'tab.show' });
    if (document.hidden) tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [visits]);
  return visits;
};
