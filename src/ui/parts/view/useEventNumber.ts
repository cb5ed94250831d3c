/** Loads the number and the time of the event at which the app is shown. */
import { type AsOf, timeOfMoment } from '#domain/pastView.ts';
import { useReply } from '../../data/useReply.ts';
import { useServices } from '../../services/servicesContext.ts';

/** In the past the API returns the latest event of that time. */
const latest = { order: 'newest', limit: '1' } as const;

const useEventThen = (asOf: AsOf | null) => {
  const { data } = useReply('listEvents', latest, typeof asOf === 'number');
  return typeof asOf === 'number' ? data : undefined;
};

/** Null for the present, for a moment by time, and while loading. */
export const useEventNumber = (asOf: AsOf | null): number | null => {
  const then = useEventThen(asOf);
  return then === undefined ? null : (then.items[0]?.number ?? 0);
};

/** In milliseconds: now, the named moment, or the time of the event, from which the API counts too; null while loading. */
export const useMomentShown = (asOf: AsOf | null): number | null => {
  const { clock } = useServices().world;
  const then = useEventThen(asOf);
  if (typeof asOf !== 'number') return Math.min(timeOfMoment(asOf) ?? clock.now(), clock.now());
  const event = then?.items[0];
  return event === undefined ? null : Date.parse(event.recorded_at);
};
