/** Renders the bar over a page that is read as of a moment. */
import { Button } from 'antd';
import { momentTime } from '#domain/pastView.ts';
import { goIn, type TimeTravelBannerProps, useIsTooEarly } from './readingPast.ts';
import styles from './TimeTravelBanner.module.css';

const dayLength = 86_400_000;

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** Shows the day and time of the address, because log positions mean nothing here. */
export const MomentBar = ({
  asOf,
  services,
  navigate,
}: TimeTravelBannerProps & { readonly asOf: string }) => {
  const isTooEarly = useIsTooEarly(services);
  const time = momentTime(asOf) ?? 0;
  const go = goIn(navigate);
  const daysOn = (days: number) => {
    const text = new Date(time + days * dayLength).toISOString();
    go(asOf.includes('T') ? `${text.slice(0, 16)}Z` : text.slice(0, 10));
  };
  return (
    <section className={styles.bar} aria-label="Looking at the past">
      <p role="status" className={styles.words}>
        <strong>Viewing {moment.format(time)} UTC, read only</strong>
        {isTooEarly && <span>Your workspace did not exist yet.</span>}
      </p>
      <div className={styles.steps}>
        <Button size="small" type="text" onClick={() => daysOn(-1)}>
          A day earlier
        </Button>
        <Button
          size="small"
          type="text"
          disabled={time + dayLength > services.world.clock.now()}
          onClick={() => daysOn(1)}
        >
          A day later
        </Button>
        <Button size="small" className={styles.back ?? ''} onClick={() => go('')}>
          Return to live
        </Button>
      </div>
    </section>
  );
};
