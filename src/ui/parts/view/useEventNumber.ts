/** What people call the event after which the app is shown: its number in their workspace. */
import type { AsOf } from '#domain/pastView.ts';
import { useReply } from '../../data/useReply.ts';

/** While the past is looked at, the latest event is the one of then. */
const latest = { order: 'newest', limit: '1' } as const;

/** Null for the present and for a moment, and until it is known. */
export const useEventNumber = (asOf: AsOf | null): number | null => {
  const { data } = useReply('listEvents', latest, typeof asOf === 'number');
  if (typeof asOf !== 'number' || data === undefined) return null;
  return data.items[0]?.number ?? 0;
};
