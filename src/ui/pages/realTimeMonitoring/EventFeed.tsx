/** Renders the live log's feed: latest events, a search through the loaded ones, and older events. */

import { Button } from 'antd';
import { useState } from 'react';
import type { EventItem, EventList } from '#domain/contract/eventSchemas.ts';
import { matcherOf, searchWords } from '#domain/text/searchText.ts';
import { actorOf, whatHappened } from '../../content/activity.ts';
import type { Names } from '../../content/eventSentence.ts';
import { count } from '../../content/formatMetric.ts';
import { largestRead } from '../../data/monitorReads.ts';
import { SearchField } from '../../widgets/SearchField.tsx';
import { LiveFeed } from './LiveFeed.tsx';
import styles from './RealTimeMonitoring.module.css';
import { useOlderEvents } from './useOlderEvents.ts';

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
      <div className={styles.feedTools}>
        <SearchField
          label="Search events"
          placeholder="Person, client or what happened"
          value={text}
          onChange={search}
        />
        <span className={styles.quiet} role="status">
          {isSearched ? countedText(matches.length, seen.length) : ''}
        </span>
      </div>
      {matches.length === 0 && <p className={styles.quiet}>No event that was read has these words.</p>}
      {matches.length > 0 && <LiveFeed items={matches.slice(0, most)} names={names} />}
      <div className={styles.feedTools}>
        {matches.length > most && (
          <Button onClick={() => setMost(most + step)}>Show {step} earlier events</Button>
        )}
        {matches.length <= most && hasOlder && (
          <Button disabled={state === 'reading'} onClick={() => void readOlder()}>
            {state === 'reading' ? 'Reading…' : `Read ${largestRead} earlier events`}
          </Button>
        )}
        {state === 'failed' && (
          <span className={styles.quiet} role="alert">
            They could not be read. Try again.
          </span>
        )}
      </div>
    </>
  );
};
