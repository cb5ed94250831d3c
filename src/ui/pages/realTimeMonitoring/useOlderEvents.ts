/** Loads older events page by page; the log is append-only, so loaded pages stay valid. */
import { useState } from 'react';
import type { EventItem, EventList } from '#domain/contract/eventSchemas.ts';
import { latestEvents } from '../../data/monitorReads.ts';
import { useServices } from '../../services/servicesContext.ts';

type Page = Pick<EventList, 'items' | 'next_cursor'>;

const nothing: Page = { items: [], next_cursor: null };

/** Newest first and deduplicated. Events that left the latest page are among the loaded ones. */
const merged = (latest: readonly EventItem[], read: readonly EventItem[]): readonly EventItem[] => {
  const known = new Set(latest.map(({ position }) => position));
  return [...latest, ...read.filter(({ position }) => !known.has(position))];
};

export const useOlderEvents = (latest: Page = nothing) => {
  const { api } = useServices();
  const [read, setRead] = useState<Page | null>(null);
  const [state, setState] = useState<'idle' | 'reading' | 'failed'>('idle');
  const cursor = (read ?? latest).next_cursor;
  const readOlder = async (): Promise<void> => {
    if (cursor === null || state === 'reading') return;
    setState('reading');
    try {
      const page = await api.call('listEvents', { query: { ...latestEvents, cursor } });
      const before = read ?? latest;
      setRead({ items: [...before.items, ...page.items], next_cursor: page.next_cursor });
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return {
    events: read === null ? latest.items : merged(latest.items, read.items),
    hasOlder: cursor !== null,
    state,
    readOlder,
  };
};
