/** Loads what could have caused unusual days: annotations and changes of the log near them. */
import { useMemo } from 'react';
import { calendarDayOf, type EpochDay } from '#domain/calendar/epochDay.ts';
import { type LoggedChange, mostCauseDays } from '#domain/findings/findingContext.ts';
import { usePrinting } from '../../charts/drawing/usePrinting.ts';
import { useReply } from '../../data/useReply.ts';
import { useToday } from '../../services/useToday.ts';
import { useClients } from '../view/useClients.ts';
import { annotationMarks, causeMarks, markedEvents, stopEvents } from './useMarks.ts';

type LoggedChanges = {
  readonly logged: readonly LoggedChange[];
  /** Null while nothing failed. */
  readonly error: unknown;
  readonly refetch: () => unknown;
};

/** Loads all changes of one client; for all clients only pauses and lost sources. Sends no request without days. */
export const useLoggedChanges = (days: readonly EpochDay[], client: string | null): LoggedChanges => {
  const isWanted = days.length > 0;
  const range = {
    from: calendarDayOf(Math.min(...(isWanted ? days : [0])) - mostCauseDays),
    to: calendarDayOf(Math.max(...(isWanted ? days : [0])) + mostCauseDays),
  };
  const asked = client === null ? { ...range, limit: '500' } : { ...range, client };
  const notes = useReply('listAnnotations', asked, isWanted);
  const wanted = client === null ? stopEvents : markedEvents(client);
  const events = useReply('listEvents', wanted, isWanted);
  const [written, changed] = [notes.data?.items, events.data?.items];
  const clients = useClients(isWanted && client === null);
  const isPrinting = usePrinting();
  const today = calendarDayOf(useToday());
  const logged = useMemo(() => {
    const told = (written ?? []).filter(({ shared }) => shared || !isPrinting);
    const nameOf = (id: string | null) => clients?.find((one) => one.id === id)?.name;
    return [...annotationMarks(told, nameOf), ...causeMarks(changed ?? [], today, nameOf)];
  }, [written, changed, clients, isPrinting, today]);
  const failed = [notes, events].filter(({ data, error }) => data === undefined && error !== null);
  return {
    logged,
    error: failed[0]?.error ?? null,
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  };
};
