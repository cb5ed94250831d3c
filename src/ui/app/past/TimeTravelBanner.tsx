/** Says which moment or branch the page shows, with steps forward and back. */

import { Button } from 'antd';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Branch, branchKey, mainBranch } from '#domain/inspection/branchControls.ts';
import type { LogControls } from '#domain/inspection/logControls.ts';
import { asOfParameter, isToCome, momentTime, readAsOf } from '#domain/pastView.ts';
import type { AppServices } from '../../services/appServices.ts';
import { PastBar } from './PastBar.tsx';
import type { TimeTravelBannerProps } from './readingPast.ts';
import { goIn, useIsTooEarly } from './readingPast.ts';
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
const MomentBar = ({ asOf, services, navigate }: TimeTravelBannerProps & { readonly asOf: string }) => {
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
      <div className={`${styles.steps} touch`}>
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

/** Null in the main branch. A remembered branch that no longer exists is forgotten. */
const useBranch = (log: LogControls | null, { localStorage }: AppServices): Branch | null => {
  const [branch, setBranch] = useState<Branch | null>(null);
  useEffect(() => {
    let current = true;
    const read = async () => {
      if (log === null) return;
      if (log.branches.current() === mainBranch) return localStorage.removeItem(branchKey);
      const open = (await log.branches.list()).find(({ open }) => open) ?? null;
      if (current) setBranch(open);
    };
    void read();
    return () => {
      current = false;
    };
  }, [log, localStorage]);
  return branch;
};

const BranchBar = ({ branch, services }: { branch: Branch; services: AppServices }) => {
  const leave = () => {
    services.localStorage.removeItem(branchKey);
    location.reload();
  };
  return (
    <section className={styles.bar} aria-label="Branch">
      <p className={styles.words}>
        <strong>Branch “{branch.name}”</strong>
        <span className={styles.more}>What you do here stays in this branch.</span>
      </p>
      <div className={`${styles.steps} touch`}>
        <Button size="small" className={styles.back ?? ''} onClick={leave}>
          Back to the main branch
        </Button>
      </div>
    </section>
  );
};

/** Null for a query that names no past, or a readable one. `now`: milliseconds since the epoch. */
export const unreadPast = (search: string, now: number): string | null => {
  const text = new URLSearchParams(search).get(asOfParameter) ?? '';
  if (text === '') return null;
  const asOf = readAsOf(text);
  if (asOf === null)
    return `“${text}” is neither the number of an event nor a time such as 2026-11-03 or 2026-11-03T14:20Z.`;
  return isToCome(asOf, now) ? `${text} is in the future.` : null;
};

const InvalidMomentBar = ({
  problem,
  navigate,
}: Pick<TimeTravelBannerProps, 'navigate'> & { problem: string }) => (
  <section className={styles.bar} aria-label="Looking at the past">
    <p role="status" className={styles.words}>
      <strong>You are looking at the present.</strong>
      <span>{problem}</span>
    </p>
    <div className={`${styles.steps} touch`}>
      <Button size="small" className={styles.back ?? ''} onClick={() => goIn(navigate)('')}>
        Return to live
      </Button>
    </div>
  </section>
);

const useLog = ({ controls }: AppServices): LogControls | null => {
  const [log, setLog] = useState<LogControls | null>(null);
  useEffect(() => {
    let current = true;
    void controls().then((all) => current && setLog(() => all.log));
    return () => {
      current = false;
    };
  }, [controls]);
  return log;
};

const useBelowNavigation = () => {
  const bars = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const navigation = document.querySelector<HTMLElement>('header[data-bar]');
    if (!navigation) return;
    const place = () => bars.current?.style.setProperty('top', `${navigation.offsetHeight}px`);
    const watching = new ResizeObserver(place);
    watching.observe(navigation);
    place();
    return () => watching.disconnect();
  }, []);
  return bars;
};

export const TimeTravelBanner = (props: TimeTravelBannerProps) => {
  const { asOf, services } = props;
  const log = useLog(services);
  const branch = useBranch(log, services);
  const bars = useBelowNavigation();
  const unread = unreadPast(location.search, services.world.clock.now());
  return (
    <div ref={bars} className={styles.bars}>
      {branch && <BranchBar branch={branch} services={services} />}
      {typeof asOf === 'number' && <PastBar {...props} log={log} asOf={asOf} />}
      {unread !== null && <InvalidMomentBar problem={unread} navigate={props.navigate} />}
      {typeof asOf === 'string' && <MomentBar {...props} asOf={asOf} />}
    </div>
  );
};
