/** Renders events as lines with time, sentence and number. */
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import { englishNumber } from '#domain/english/englishNumber.ts';
import { actorOf } from '../content/activity.ts';
import { shortTime } from '../content/dates.ts';
import type { Names } from '../content/eventSentence.ts';
import { useServices } from '../services/servicesContext.ts';
import styles from './EventLines.module.css';
import { EventSentence } from './EventSentence.tsx';

type EventLinesProps = {
  events: readonly EventItem[];
  label: string;
  names: Names;
};

export const EventLines = ({ events, label, names }: EventLinesProps) => {
  const { world } = useServices();
  return (
    <ol className={styles.lines} aria-label={label}>
      {events.map((item) => (
        <li key={item.id}>
          <time dateTime={item.occurred_at}>{shortTime(item.occurred_at, world.clock.now())}</time>
          <span>
            <strong className="strong plain">
              <bdi>{actorOf(item)}</bdi>
            </strong>{' '}
            <EventSentence event={item} names={names} />
          </span>
          <span className={styles.number}>
            <span className="visually-hidden">Event </span>#{englishNumber(item.number)}
          </span>
        </li>
      ))}
    </ol>
  );
};
