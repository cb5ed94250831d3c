/** Renders the replay of past visits: controls, the snapshot of the shown moment, and its visits. */
import { useSelector } from '@xstate/react';
import { Button, Flex, Slider } from 'antd';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ReplaySpeed, replayLength, replaySpeeds } from '#domain/realtime/realtimeWindows.ts';
import { visitReplayActors, visitReplayMachine } from '#machines/monitor/visitReplayMachine.ts';
import { shortTime } from '../../content/dates.ts';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { announcedKeys } from '../../services/announcedKeys.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { BusyMark } from '../../widgets/BusyMark.tsx';
import { KitSegmented } from '../../widgets/KitSegmented.tsx';
import { TabSkeleton } from '../../widgets/TabSkeleton.tsx';
import styles from './LiveBoard.module.css';
import { LivePicture } from './LivePicture.tsx';
import { exactTime } from './liveWords.ts';
import { useReplayKeys } from './useReplayKeys.ts';
import { VisitFeed } from './VisitFeed.tsx';

const second = 1_000;
const skip = 60 * second;

/** An hour that holds `at`: the last one, or for an older bookmark the hour around it. */
const hourAround = (at: number, now: number) => {
  const to = at >= now - replayLength ? now : Math.min(now, at + replayLength / 2);
  return { from: to - replayLength, to };
};

const useReplay = (client: string | undefined, at: number) => {
  const { api, world } = useServices();
  const [hour] = useState(() => hourAround(at, Math.floor(world.clock.now() / second) * second));
  const replay = useLifecycle(() => visitReplayMachine.provide({ actors: visitReplayActors(api) }), {
    id: 'visitReplay',
    input: { client, ...hour, at },
  });
  const { context, isPlaying, isBusy, isFailed } = useSelector(
    replay,
    (snapshot) => ({
      context: snapshot.context,
      isPlaying: snapshot.matches('playing'),
      isBusy: snapshot.hasTag('busy'),
      isFailed: snapshot.matches('failed'),
    }),
    (one, other) =>
      one.context === other.context && one.isPlaying === other.isPlaying && one.isBusy === other.isBusy,
  );
  return { replay, ...context, isPlaying, isBusy, isFailed };
};

const speedOptions = replaySpeeds.map((value) => ({ value, label: `${value}×` }));

const bookmarkOf = (params: URLSearchParams, at: number): string => {
  const next = new URLSearchParams(params);
  next.set('replay', new Date(at).toISOString());
  return new URL(`?${next}`, window.location.href).href;
};

const ReplayControls = ({ now, onLive }: { now: ReturnType<typeof useReplay>; onLive: () => void }) => {
  const { replay, from, to, at, speed, isPlaying, isBusy } = now;
  const { clock } = useServices().world;
  const [params] = useSearchParams();
  const id = useId();
  const toggle = () => replay.send({ type: isPlaying ? 'replay.pause' : 'replay.play' });
  const seek = (to: number) => replay.send({ type: 'replay.seek', at: to });
  useReplayKeys({
    toggle,
    step: (by) => {
      seek(at + (by === 'back' ? -skip : skip));
      return true;
    },
  });
  const iso = new Date(at).toISOString();
  return (
    <>
      <Flex wrap align="center" gap="8px 20px" className={styles.controls ?? ''} data-print="never">
        <Button
          type={isPlaying ? 'default' : 'primary'}
          aria-keyshortcuts={announcedKeys.hold}
          onClick={toggle}
        >
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        <p className={styles.connection} data-state="paused">
          Replay · {shortTime(iso, clock.now()).replace(/\d\d:\d\d$/, exactTime(iso))}
        </p>
        {isBusy && <BusyMark />}
        <div className={styles.every}>
          <KitSegmented<ReplaySpeed>
            size="small"
            aria-label="Speed"
            options={speedOptions}
            value={speed}
            onChange={(next) => replay.send({ type: 'replay.speed', speed: next })}
          />
          <CopyButton text={bookmarkOf(params, at)} name="link to this moment" label="Bookmark" />
          <Button size="small" onClick={onLive}>
            Back to live
          </Button>
        </div>
      </Flex>
      <div data-print="never">
        <span id={id} className="visually-hidden">
          Moment
        </span>
        <Slider
          min={from}
          max={to}
          step={second}
          value={at}
          onChange={seek}
          tooltip={{ formatter: null }}
          ariaLabelledByForHandle={id}
          ariaValueTextFormatterForHandle={() => exactTime(iso)}
        />
        <p className={styles.ends} aria-hidden="true">
          <span>{shortTime(new Date(from).toISOString(), clock.now())}</span>
          <span>{shortTime(new Date(to).toISOString(), clock.now())}</span>
        </p>
      </div>
    </>
  );
};

type ReplayBoardProps = {
  readonly client: string | undefined;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly onLive: () => void;
};

export const ReplayBoard = ({ client, at, onLive }: ReplayBoardProps) => {
  const now = useReplay(client, at);
  const { replay, picture, problem, isFailed } = now;
  return (
    <section className={styles.board} aria-label="Replay">
      <ReplayControls now={now} onLive={onLive} />
      {isFailed && (
        <ListFailure
          what="This moment"
          error={problem}
          onRetry={() => replay.send({ type: 'replay.retry' })}
        />
      )}
      {picture === null && !isFailed && <TabSkeleton cards={5} rows={8} />}
      {picture !== null && (
        <>
          <LivePicture picture={picture} />
          <VisitFeed
            title={`Visits up to ${exactTime(picture.at)}`}
            visits={picture.recent}
            isOfOneClient={client !== undefined}
          />
        </>
      )}
    </section>
  );
};
