/** Renders the controls of the live metrics: pause, connection state, and update interval. */

import { useSelector } from '@xstate/react';
import { Button, Flex } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import {
  type LiveInterval,
  liveIntervals,
  replayLength,
  saidEvery,
} from '#domain/realtime/realtimeWindows.ts';
import { useSecondsTo } from '../../parts/useSecondsTo.ts';
import { announcedKeys } from '../../services/announcedKeys.ts';
import { useServices } from '../../services/servicesContext.ts';
import { KitSegmented } from '../../widgets/KitSegmented.tsx';
import { type LaunchSite, MarkLaunch, useMomentInAddress } from './Launch.tsx';
import styles from './LiveBoard.module.css';
import { exactTime, spokenPicture } from './liveWords.ts';
import { type LiveVisits, useLiveInterval } from './useLiveVisits.ts';
import { useReplayKeys } from './useReplayKeys.ts';

const useSpokenPicture = (visits: LiveVisits, isLive: boolean): string => {
  const { clock } = useServices().world;
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!isLive) return;
    const say = () => {
      setSaid(spokenPicture(visits.getSnapshot().context.picture));
      timer = clock.setTimeout(say, saidEvery);
    };
    let timer = clock.setTimeout(say, saidEvery);
    return () => clock.clearTimeout(timer);
  }, [clock, visits, isLive]);
  return said;
};

const words = {
  connecting: 'Connecting',
  resuming: 'Live',
  live: 'Live',
  reconnecting: 'Connection lost; trying again',
  offline: 'Offline',
  paused: 'Paused',
  hidden: 'Paused in the background',
  refused: 'You no longer have access',
} as const;

type ConnectionState = keyof typeof words;

const useConnectionState = (visits: LiveVisits): ConnectionState =>
  useSelector(visits, ({ value }) => (typeof value === 'string' ? value : value.linked));

const Countdown = ({ wait }: { wait: number }) => {
  const { clock } = useServices().world;
  const end = useMemo(() => clock.now() + wait, [clock, wait]);
  return <span aria-hidden="true"> in {useSecondsTo(clock, end)} s</span>;
};

const Connection = ({ visits, state }: { visits: LiveVisits; state: ConnectionState }) => {
  const { picture, retryIn } = useSelector(visits, ({ context }) => context);
  const isLate = state === 'reconnecting' || state === 'offline' || state === 'paused';
  return (
    <p className={styles.connection} data-state={state}>
      <span>
        <span role="status">{words[state]}</span>
        {state === 'reconnecting' && <Countdown key={retryIn} wait={retryIn} />}
        {isLate && <span className="hint"> · last update {exactTime(picture.at)}</span>}
      </span>
    </p>
  );
};

const intervalOptions = liveIntervals.map((value) => ({ value, label: `${value} s` }));

/** The start is in the address, so that Back ends the replay. */
const useStartReplay = () => {
  const { clock } = useServices().world;
  const { set } = useMomentInAddress('replay');
  return () => set(clock.now() - replayLength);
};

type LiveControlsProps = {
  visits: LiveVisits;
  isFiltered: boolean;
  onWall: () => void;
  site: LaunchSite | null;
};

export const LiveControls = ({ visits, isFiltered, onWall, site }: LiveControlsProps) => {
  const state = useConnectionState(visits);
  const { interval, choose } = useLiveInterval();
  const isPaused = state === 'paused';
  const toggle = () => visits.send({ type: isPaused ? 'visits.resume' : 'visits.pause' });
  const said = useSpokenPicture(visits, state === 'live');
  useReplayKeys({ toggle, step: () => false });
  const onReplay = useStartReplay();
  return (
    <Flex wrap align="center" gap="8px 20px" className={styles.controls ?? ''} data-print="never">
      <Button type={isPaused ? 'primary' : 'default'} aria-keyshortcuts={announcedKeys.hold} onClick={toggle}>
        {isPaused ? 'Resume' : 'Pause'}
      </Button>
      <Connection visits={visits} state={state} />
      {(state === 'offline' || state === 'refused') && (
        <Button onClick={() => visits.send({ type: 'visits.retry' })}>Try again</Button>
      )}
      {isFiltered && <p className="hint">Filters don’t apply to live visits.</p>}
      <div className={styles.every}>
        <span aria-hidden="true">Every</span>
        <KitSegmented<LiveInterval>
          size="small"
          aria-label="Update every"
          options={intervalOptions}
          value={interval}
          onChange={choose}
        />
        {site && <MarkLaunch {...site} />}
        <Button size="small" onClick={onReplay}>
          Replay
        </Button>
        <Button size="small" aria-haspopup="dialog" onClick={onWall}>
          Wall mode
        </Button>
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </Flex>
  );
};
