/** Says which moment or branch the page shows, with steps forward and back. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LogControls } from '#domain/inspection/logControls.ts';
import type { AppServices } from '../../services/appServices.ts';
import { BranchBar, useBranch } from './BranchBar.tsx';
import { InvalidMomentBar, unreadPast } from './InvalidMomentBar.tsx';
import { MomentBar } from './MomentBar.tsx';
import { PastBar } from './PastBar.tsx';
import type { TimeTravelBannerProps } from './readingPast.ts';
import styles from './TimeTravelBanner.module.css';

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
