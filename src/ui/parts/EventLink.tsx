/** Links the number of an event to its page, whose address contains the position. */
import { englishNumber } from '#domain/english/englishNumber.ts';
import { eventName } from '../content/eventNames.ts';
import { AppLink } from './AppLink.tsx';
import styles from './EventLink.module.css';

type NumberedEvent = { readonly position: number; readonly number: number };

type EventLinkProps = {
  event: NumberedEvent;
  className?: string | undefined;
  words?: string;
};

export const EventLink = ({ event: { position, number }, className, words }: EventLinkProps) => (
  <AppLink
    className={words === undefined ? `${styles.number} ${className ?? ''}` : className}
    to={`/real-time-monitoring?event=${position}`}
    markCurrent={false}
    // In running text an enlarged touch area would overlap the next line.
    data-finger={words === undefined || undefined}
    {...(words === undefined ? { 'aria-label': eventName(number) } : {})}
  >
    {words === undefined ? `#${englishNumber(number)}` : `${eventName(number)} ${words}`}
  </AppLink>
);
