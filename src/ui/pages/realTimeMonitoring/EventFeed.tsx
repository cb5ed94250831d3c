/** Renders the live log's feed: latest events, a search through the loaded ones, and older events. */

import { Button, Flex } from 'antd';
import { useMemo, useState } from 'react';
import type { EventItem, EventList } from '#domain/contract/eventSchemas.ts';
import { matcherOf, searchWords } from '#domain/text/searchText.ts';
import { actorOf, whatHappened } from '../../content/activity.ts';
import { shortTime } from '../../content/dates.ts';
import type { Names } from '../../content/eventSentence.ts';
import { count } from '../../content/formatMetric.ts';
import { largestRead, latestEvents } from '../../data/monitorReads.ts';
import { EventLink } from '../../parts/EventLink.tsx';
import { EventSentence } from '../../parts/EventSentence.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import { SearchField } from '../../widgets/SearchField.tsx';
import styles from './RealTimeMonitoring.module.css';

const LiveFeed = ({ items, names }: { items: readonly EventItem[]; names: Names }) => {
  const { world } = useServices();
  const columns = useMemo(
    (): readonly DataColumn<EventItem>[] => [
      {
        key: 'time',
        title: 'Time',
        label: '',
        width: 130,
        cell: ({ occurred_at: at }) => (
          <time className={styles.time} dateTime={at}>
            {shortTime(at, world.clock.now())}
          </time>
        ),
      },
      {
        key: 'what',
        title: 'What happened',
        isName: true,
        cell: (item) => (
          <>
            <strong>
              <bdi>{actorOf(item)}</bdi>
            </strong>{' '}
            <EventSentence event={item} names={names} />
          </>
        ),
      },
      {
        key: 'event',
        title: 'Event',
        label: '',
        width: 90,
        align: 'end',
        cell: (item) => <EventLink event={item} className={styles.eventLink} />,
      },
    ],
    [names, world],
  );
  return (
    <div className={styles.feed}>
      <DataTable
        label="Events"
        density="compact"
        isWhole
        rows={items}
        keyOf={({ id }) => id}
        columns={columns}
      />
    </div>
  );
};

type Page = Pick<EventList, 'items' | 'next_cursor'>;

const nothing: Page = { items: [], next_cursor: null };

/** Newest first and deduplicated. Events that left the latest page are among the loaded ones. */
const merged = (latest: readonly EventItem[], read: readonly EventItem[]): readonly EventItem[] => {
  const known = new Set(latest.map(({ position }) => position));
  return [...latest, ...read.filter(({ position }) => !known.has(position))];
};

const useOlderEvents = (latest: Page = nothing) => {
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

const step = 25;

const found = (events: readonly EventItem[], text: string, names: Names): readonly EventItem[] => {
  if (searchWords(text).length === 0) return events;
  const hasWords = matcherOf(text);
  return events.filter((event) => hasWords(`${actorOf(event)} ${whatHappened(event, names)} ${event.type}`));
};

const countedText = (matches: number, searched: number): string =>
  `${count(matches)} of ${searched === 1 ? '1 event' : `${count(searched)} events`}`;

type EventFeedProps = {
  readonly list: EventList;
  /** Last visible position while the page is paused; null: the latest. */
  readonly until: number | null;
  readonly names: Names;
};

export const EventFeed = ({ list, until, names }: EventFeedProps) => {
  const [text, setText] = useState('');
  const [most, setMost] = useState(step);
  const { events, hasOlder, state, readOlder } = useOlderEvents(list);
  const seen = until === null ? events : events.filter(({ position }) => position <= until);
  const matches = found(seen, text, names);
  const isSearched = text.trim() !== '';
  const search = (next: string) => {
    setText(next);
    setMost(step);
  };
  return (
    <>
      <Flex wrap align="center" gap="8px 16px" className={styles.feedTools ?? ''}>
        <SearchField
          label="Search events"
          placeholder="Person, client or event"
          value={text}
          onChange={search}
        />
        <span className="note" role="status">
          {isSearched ? countedText(matches.length, seen.length) : ''}
        </span>
      </Flex>
      {matches.length === 0 && <p className="note">No loaded event matches.</p>}
      {matches.length > 0 && <LiveFeed items={matches.slice(0, most)} names={names} />}
      <Flex wrap align="center" gap="8px 16px" className={styles.feedTools ?? ''}>
        {matches.length > most && (
          <Button onClick={() => setMost(most + step)}>Show {step} earlier events</Button>
        )}
        {matches.length <= most && hasOlder && (
          <Button disabled={state === 'reading'} onClick={() => void readOlder()}>
            {state === 'reading' ? 'Reading…' : `Read ${largestRead} earlier events`}
          </Button>
        )}
        {state === 'failed' && (
          <span className="note" role="alert">
            They could not be read. Try again.
          </span>
        )}
      </Flex>
    </>
  );
};
