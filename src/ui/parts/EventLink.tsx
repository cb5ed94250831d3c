/** The number of an event, which leads to what there is to know of it: people read the number, the address has the position. */
import { englishNumber } from '#domain/english/englishNumber.ts';
import { eventName } from '../content/eventNames.ts';
import { AppLink } from './AppLink.tsx';
import styles from './EventLink.module.css';

type NumberedEvent = { readonly position: number; readonly number: number };

type EventLinkProps = {
  event: NumberedEvent;
  className?: string | undefined;
  /** What follows the number; left out: nothing. */
  words?: string;
};

export const EventLink = ({ event: { position, number }, className, words }: EventLinkProps) => (
  <AppLink
    className={words === undefined ? `${styles.number} ${className ?? ''}` : className}
    to={`/real-time-monitoring?event=${position}`}
    markCurrent={false}
    // In running text the next line would be pressed by mistake.
    data-finger={words === undefined || undefined}
    {...(words === undefined ? { 'aria-label': eventName(number) } : {})}
  >
    {words === undefined ? `#${englishNumber(number)}` : `${eventName(number)} ${words}`}
  </AppLink>
);
