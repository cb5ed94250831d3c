/** What people call the event after which the app is shown, its number in their workspace, and when that was. */
import { type AsOf, timeOfMoment } from '#domain/pastView.ts';
import { useReply } from '../../data/useReply.ts';
import { useServices } from '../../services/servicesContext.ts';

/** While the past is looked at, the latest event is the one of then. */
const latest = { order: 'newest', limit: '1' } as const;

const useEventThen = (asOf: AsOf | null) => {
  const { data } = useReply('listEvents', latest, typeof asOf === 'number');
  return typeof asOf === 'number' ? data : undefined;
};

/** Null for the present and for a moment, and until it is known. */
export const useEventNumber = (asOf: AsOf | null): number | null => {
  const then = useEventThen(asOf);
  return then === undefined ? null : (then.items[0]?.number ?? 0);
};

/**
 * The moment that is looked at, in milliseconds: now, the one that is named, or when the event was recorded, from which the API
 * counts too; null until it is known.
 */
export const useMomentShown = (asOf: AsOf | null): number | null => {
  const { clock } = useServices().world;
  const then = useEventThen(asOf);
  if (typeof asOf !== 'number') return Math.min(timeOfMoment(asOf) ?? clock.now(), clock.now());
  const event = then?.items[0];
  return event === undefined ? null : Date.parse(event.recorded_at);
};
