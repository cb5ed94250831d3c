/** Renders the live log: events and this tab's requests per minute, and a feed that can be paused. */

import { useSelector } from '@xstate/react';
import { Button, Flex } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import { englishNumber } from '#domain/english/englishNumber.ts';
import { minuteLength, minuteOf, perMinute } from '#domain/monitor/perMinute.ts';
import { monitorMachine } from '#machines/monitor/monitorMachine.ts';
import type { Names } from '../../content/eventSentence.ts';
import { largestRead, latestEvents } from '../../data/monitorReads.ts';
import { useReply } from '../../data/useReply.ts';
import { EmptyList } from '../../parts/empty/EmptyList.tsx';
import { emptyLists } from '../../parts/empty/emptyLists.ts';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { announcedKeys } from '../../services/announcedKeys.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { Skeleton } from '../../widgets/Skeleton.tsx';
import { EventDetails } from './EventDetails.tsx';
import { EventFeed } from './EventFeed.tsx';
import { MinuteChart } from './MinuteChart.tsx';
import styles from './RealTimeMonitoring.module.css';
import { useApiCalls } from './useApiCalls.ts';
import { useReplayKeys } from './useReplayKeys.ts';

const words = {
  off: 'Not connected',
  connecting: 'Connecting',
  open: 'Connected',
  waiting: 'Connection lost; trying again',
} as const;

const ConnectionState = () => {
  const state = useSelector(useServices().actors.feed, ({ value }) =>
    typeof value === 'string' ? value : value.linked,
  );
  return (
    <p role="status" className={styles.connection} data-state={state}>
      {words[state]}
    </p>
  );
};

const useMinute = (): number => {
  const { clock } = useServices().world;
  const [minute, setMinute] = useState(() => minuteOf(clock.now()));
  useEffect(() => {
    const timer = clock.setTimeout(
      () => setMinute(minuteOf(clock.now())),
      minute + minuteLength - clock.now(),
    );
    return () => clock.clearTimeout(timer);
  }, [clock, minute]);
  return minute;
};

const useMonitor = () => {
  const { feed } = useServices().actors;
  const monitor = useLifecycle(() => monitorMachine, { id: 'monitor' });
  useEffect(
    () =>
      feed.on('events.arrived', ({ events }) => monitor.send({ type: 'events.arrive', count: events.length }))
        .unsubscribe,
    [feed, monitor],
  );
  return monitor;
};

const noEvents: readonly EventItem[] = [];

const cameMeanwhile = (waiting: number): string => (waiting === 1 ? '1 new event' : `${waiting} new events`);

type ControlsProps = {
  monitor: ReturnType<typeof useMonitor>;
  all: readonly EventItem[];
  items: readonly EventItem[];
  head: number;
};

const Controls = ({ monitor, all, items, head }: ControlsProps) => {
  const { clock } = useServices().world;
  const { until, waiting } = useSelector(monitor, ({ context }) => context);
  const hold = () => monitor.send({ type: 'monitor.pause', at: { position: head, at: clock.now() } });
  const resume = () => monitor.send({ type: 'monitor.resume' });
  const later = all.length - items.length;
  useReplayKeys({
    toggle: until === null ? hold : resume,
    step: (by) => {
      const to = by === 'back' ? items[1] : all[later - 1];
      if (to === undefined) return false;
      monitor.send({ type: 'monitor.step', at: { position: to.position, at: Date.parse(to.occurred_at) } });
      return true;
    },
  });
  return (
    <Flex wrap align="center" gap="8px 20px" className={styles.controls ?? ''}>
      {until === null ? (
        <Button aria-keyshortcuts={announcedKeys.hold} onClick={hold}>
          Pause
        </Button>
      ) : (
        <Button type="primary" aria-keyshortcuts={announcedKeys.hold} onClick={resume}>
          Resume
        </Button>
      )}
      <ConnectionState />
      {until !== null && (
        <p className="note" role={later > waiting ? 'status' : undefined}>
          Paused · {cameMeanwhile(waiting)}
          {later > waiting && ` · up to event ${englishNumber(items[0]?.number ?? 0)}`}
        </p>
      )}
    </Flex>
  );
};

const useSeen = (until: Until) => {
  const reply = useReply('listEvents', latestEvents);
  const { data } = reply;
  const items = useMemo(
    () => (data?.items ?? []).filter(({ position }) => until === null || position <= until.position),
    [data, until],
  );
  return { ...reply, items };
};

const useUntil = (monitor: ReturnType<typeof useMonitor>) =>
  useSelector(monitor, ({ context }) => context.until);

const useNames = (): Names => {
  const { data } = useReply('readWorkspace');
  return useMemo(() => new Map(data?.members.map(({ id, name }) => [id, name])), [data]);
};

type Until = ReturnType<typeof useUntil>;

const EventChart = ({ items, now, known }: { items: readonly EventItem[]; now: number; known: boolean }) => {
  const bars = useMemo(
    () =>
      perMinute(
        items.map(({ occurred_at }) => Date.parse(occurred_at)),
        now,
      ),
    [items, now],
  );
  return (
    <MinuteChart
      title="Events per minute"
      counted={['event', 'events']}
      known={known}
      bars={bars}
      note={`From the latest ${largestRead}.`}
    />
  );
};

const RequestChart = ({ until, now }: { until: Until; now: number }) => {
  const requests = useApiCalls();
  const bars = useMemo(
    () =>
      perMinute(
        requests.flatMap(({ at }) => (until === null || at <= until.at ? at : [])),
        now,
      ),
    [requests, until, now],
  );
  return (
    <MinuteChart
      title="Requests per minute"
      counted={['request', 'requests']}
      known
      bars={bars}
      note="Requests from this tab since it loaded."
    />
  );
};

export const LiveLog = () => {
  const [params] = useSearchParams();
  const monitor = useMonitor();
  const until = useUntil(monitor);
  const minute = useMinute();
  const { data, error, refetch, items } = useSeen(until);
  const names = useNames();
  const now = until?.at ?? minute;
  const chosen = Number(params.get('event'));
  return (
    <>
      <Controls monitor={monitor} all={data?.items ?? noEvents} items={items} head={data?.head ?? 0} />
      {Number.isSafeInteger(chosen) && chosen > 0 && <EventDetails position={chosen} names={names} />}
      <div className={styles.columns}>
        <div className={styles.charts}>
          <EventChart items={items} now={now} known={data !== undefined} />
          <RequestChart until={until} now={now} />
        </div>
        <section aria-labelledby="feed">
          <h2 id="feed">Live feed</h2>
          {error && !data && <ListFailure what="The events" error={error} onRetry={refetch} />}
          {!data && !error && (
            <div aria-busy="true">
              <Skeleton active title={false} paragraph={{ rows: 12, width: '100%' }} />
            </div>
          )}
          {data && items.length === 0 && (
            <EmptyList
              words={emptyLists.liveEvents.nothingCreated}
              to={protectedPages.realTimeMonitoring.path}
            />
          )}
          {data && items.length > 0 && (
            <EventFeed list={data} until={until?.position ?? null} names={names} />
          )}
        </section>
      </div>
    </>
  );
};
