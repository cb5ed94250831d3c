/** Renders the bar over a page that is read as of an event. */
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { englishNumber } from '#domain/english/englishNumber.ts';
import type { LogControls } from '#domain/inspection/logControls.ts';
import type { LogEvent } from '#domain/inspection/logEvent.ts';
import { goIn, type TimeTravelBannerProps, useIsTooEarly } from './readingPast.ts';
import styles from './TimeTravelBanner.module.css';

const day = (iso: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }).format(
    Date.parse(iso),
  );

/** `number`: of the event in the person's workspace; null for visitors. */
type Past = { readonly event: LogEvent | null; readonly head: number; readonly number: number | null };

const usePast = (log: LogControls | null, asOf: number, accountId: string | null): Past | null => {
  const [past, setPast] = useState<Past | null>(null);
  useEffect(() => {
    let current = true;
    const read = async () => {
      if (log === null) return;
      const { position: head } = await log.head();
      const at = Math.min(asOf, head);
      const [event = null] = at > 0 ? await log.readAll({ after: at - 1, limit: 1 }) : [];
      const number = accountId === null ? null : await log.numberAt(at, accountId);
      if (current) setPast({ event, head, number });
    };
    void read();
    return () => {
      current = false;
    };
  }, [log, asOf, accountId]);
  return past;
};

const placeInWords = (position: number, number: number | null): string => {
  if (position === 0 || number === 0) return 'Before the first event';
  return number === null
    ? `As of position ${englishNumber(position)}`
    : `As of event ${englishNumber(number)}`;
};

const inWords = (type: string): string => type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

type PastBarProps = TimeTravelBannerProps & { readonly log: LogControls | null; readonly asOf: number };

export const PastBar = ({ log, asOf, services, navigate }: PastBarProps) => {
  const past = usePast(log, asOf, services.actors.auth.getSnapshot().context.user?.id ?? null);
  const event = past?.event;
  const isTooEarly = useIsTooEarly(services);
  const position = past ? Math.min(asOf, past.head) : asOf;
  const words = placeInWords(position, past?.number ?? null);
  const go = goIn(navigate);
  return (
    <section className={styles.bar} aria-label="Looking at the past">
      <p role="status" className={styles.words}>
        <strong>
          {past === null ? 'As of an earlier event' : words}
          {event && `, ${day(event.occurredAt)}`}, read only
        </strong>
        {event && <span className={styles.more}>{inWords(event.type)}</span>}
        {isTooEarly && <span>Your workspace did not exist yet.</span>}
      </p>
      <div className={`${styles.steps} touch`}>
        <Button size="small" type="text" disabled={position <= 0} onClick={() => go(position - 1)}>
          Earlier
        </Button>
        {past && (
          <input
            type="range"
            className={styles.range}
            min={0}
            max={past.head}
            value={position}
            aria-label="Place in the log"
            aria-valuetext={words}
            onChange={({ target }) => go(Number(target.value))}
          />
        )}
        <Button
          size="small"
          type="text"
          disabled={past === null || position >= past.head}
          onClick={() => go(position + 1)}
        >
          Later
        </Button>
        <Button size="small" className={styles.back ?? ''} onClick={() => go('')}>
          Return to live
        </Button>
      </div>
    </section>
  );
};
