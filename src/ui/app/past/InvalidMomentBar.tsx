/** Says why the past named in the address cannot be read, and that the page shows the present. */
import { Button } from 'antd';
import { asOfParameter, isToCome, readAsOf } from '#domain/pastView.ts';
import { goIn, type TimeTravelBannerProps } from './readingPast.ts';
import styles from './TimeTravelBanner.module.css';

/** Null for a query that names no past, or a readable one. `now`: milliseconds since the epoch. */
export const unreadPast = (search: string, now: number): string | null => {
  const text = new URLSearchParams(search).get(asOfParameter) ?? '';
  if (text === '') return null;
  const asOf = readAsOf(text);
  if (asOf === null)
    return `“${text}” is neither the number of an event nor a time such as 2026-11-03 or 2026-11-03T14:20Z.`;
  return isToCome(asOf, now) ? `${text} is in the future.` : null;
};

export const InvalidMomentBar = ({
  problem,
  navigate,
}: Pick<TimeTravelBannerProps, 'navigate'> & { problem: string }) => (
  <section className={styles.bar} aria-label="Looking at the past">
    <p role="status" className={styles.words}>
      <strong>You are looking at the present.</strong>
      <span>{problem}</span>
    </p>
    <div className={styles.steps}>
      <Button size="small" className={styles.back ?? ''} onClick={() => goIn(navigate)('')}>
        Return to live
      </Button>
    </div>
  </section>
);
