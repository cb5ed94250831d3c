/** A slim bar over the page: as of which event it is, or which branch, with the way on and back. */
import { Button } from 'antd';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { NavigateFunction } from 'react-router-dom';
import { type Branch, branchKey, mainBranch } from '#domain/inspection/branchControls.ts';
import type { LogControls, LogEvent } from '#domain/inspection/logControls.ts';
import { asOfParameter } from '#domain/pastView.ts';
import type { AppServices } from '../services.ts';
import styles from './WhereBanner.module.css';

/** All of the app that it needs, so that its code stands alone and splits nothing that every page loads. */
export type WhereBannerProps = {
  readonly asOf: number | null;
  readonly services: AppServices;
  readonly navigate: NavigateFunction;
};

const day = (iso: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }).format(
    Date.parse(iso),
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

type Past = { readonly event: LogEvent | null; readonly head: number };

/** The event of the position, and where the log ends; a position beyond it is its end. */
const usePast = (log: LogControls | null, asOf: number): Past | null => {
  const [past, setPast] = useState<Past | null>(null);
  useEffect(() => {
    let current = true;
    const read = async () => {
      if (log === null) return;
      const { position: head } = await log.head();
      const at = Math.min(asOf, head);
      const [event = null] = at > 0 ? await log.readAll({ after: at - 1, limit: 1 }) : [];
      if (current) setPast({ event, head });
    };
    void read();
    return () => {
      current = false;
    };
  }, [log, asOf]);
  return past;
};

const inWords = (type: string): string => type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

const workspaceKey = ['readWorkspace', null];

/** Whether the page has asked for a workspace that did not exist then. */
const useIsTooEarly = ({ serverState }: AppServices): boolean => {
  const cache = serverState.getQueryCache();
  return useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => Object(serverState.getQueryState(workspaceKey)?.error).problem?.code === 'notFound',
  );
};

type PastBarProps = WhereBannerProps & { readonly log: LogControls | null; readonly asOf: number };

const PastBar = ({ log, asOf, services, navigate }: PastBarProps) => {
  const past = usePast(log, asOf);
  const event = past?.event;
  const isTooEarly = useIsTooEarly(services);
  const position = past ? Math.min(asOf, past.head) : asOf;
  const go = (to: number | '') =>
    navigate({ search: searchWith(to) }, { replace: true, preventScrollReset: true });
  return (
    <section className={styles.bar} aria-label="Looking at the past">
      <p role="status" className={styles.words}>
        <strong>
          {position === 0 ? 'Before the first event' : `As of event ${position}`}
          {event && `, ${day(event.occurredAt)}`}, read only
        </strong>
        {event && <span className={styles.more}>{inWords(event.type)}</span>}
        {isTooEarly && <span>Your workspace was not there yet.</span>}
      </p>
      <div className={styles.steps}>
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
            aria-label="Position in the log"
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
          Back to now
        </Button>
      </div>
    </section>
  );
};

/** The address's own query at another time; an empty one is now. */
const searchWith = (asOf: number | ''): string => {
  const query = new URLSearchParams(location.search);
  query.set(asOfParameter, String(asOf));
  return `?${query}`;
};

/** Null in the main branch; a kept branch that is not there any more is forgotten. */
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
      <div className={styles.steps}>
        <Button size="small" className={styles.back ?? ''} onClick={leave}>
          Back to the main branch
        </Button>
      </div>
    </section>
  );
};

/** The bars stay in sight below the navigation, however many rows that has. */
const useBelowNavigation = () => {
  const bars = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const navigation = document.querySelector('nav[aria-label="Main"]')?.closest('header');
    if (!navigation) return;
    const place = () => bars.current?.style.setProperty('top', `${navigation.offsetHeight}px`);
    const watching = new ResizeObserver(place);
    watching.observe(navigation);
    place();
    return () => watching.disconnect();
  }, []);
  return bars;
};

export const WhereBanner = (props: WhereBannerProps) => {
  const { asOf, services } = props;
  const log = useLog(services);
  const branch = useBranch(log, services);
  const bars = useBelowNavigation();
  return (
    <div ref={bars} className={styles.bars}>
      {branch && <BranchBar branch={branch} services={services} />}
      {asOf !== null && <PastBar {...props} log={log} asOf={asOf} />}
    </div>
  );
};
