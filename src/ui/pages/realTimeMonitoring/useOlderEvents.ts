/** The events before the latest ones, a page at a time. The log grows at its end alone, so what was read stays as it is. */
import { useState } from 'react';
import type { EventItem, EventList } from '#domain/contract/eventSchemas.ts';
import { latestEvents } from '../../data/monitorReads.ts';
import { useServices } from '../../services/servicesContext.ts';

type Page = Pick<EventList, 'items' | 'next_cursor'>;

const nothing: Page = { items: [], next_cursor: null };

/** The newest first, each once. What has left the latest page since is in the read ones. */
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
    /** Whether there are some before. */
    hasOlder: cursor !== null,
    state,
    readOlder,
  };
};
