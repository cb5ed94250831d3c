/** What happens in the workspace right now: events and this tab's requests by the minute, and the feed; it can be held still. */

import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { perMinute } from '#domain/monitor/perMinute.ts';
import { monitorMachine } from '#machines/monitor/monitorMachine.ts';
import { useServices } from '../../app/servicesContext.ts';
import { useLifecycle } from '../../app/useLifecycle.ts';
import { useReply } from '../../app/useReply.ts';
import type { Names } from '../../content/activity.ts';
import { LoadFailure } from '../../widgets/LoadFailure.tsx';
import { ConnectionState } from './ConnectionState.tsx';
import { EventDetails } from './EventDetails.tsx';
import { LiveFeed } from './LiveFeed.tsx';
import { MinuteBars } from './MinuteBars.tsx';
import { largestRead, latestEvents } from './monitorReads.ts';
import styles from './RealTimeMonitoring.module.css';
import { useMinute } from './useMinute.ts';
import { useRequestTimes } from './useRequestTimes.ts';

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

const cameMeanwhile = (waiting: number): string =>
  waiting === 1 ? '1 event came meanwhile' : `${waiting} events came meanwhile`;

const Controls = ({ monitor, head }: { monitor: ReturnType<typeof useMonitor>; head: number }) => {
  const { clock } = useServices().world;
  const { until, waiting } = useSelector(monitor, ({ context }) => context);
  return (
    <div className={styles.controls}>
      {until === null ? (
        <Button
          onClick={() => monitor.send({ type: 'monitor.pause', at: { position: head, at: clock.now() } })}
        >
          Pause
        </Button>
      ) : (
        <Button type="primary" onClick={() => monitor.send({ type: 'monitor.resume' })}>
          Resume
        </Button>
      )}
      <ConnectionState />
      {until !== null && <p className={styles.quiet}>Paused · {cameMeanwhile(waiting)}</p>}
    </div>
  );
};

export const RealTimeMonitoring = () => {
  const [params] = useSearchParams();
  const monitor = useMonitor();
  const until = useSelector(monitor, ({ context }) => context.until);
  const minute = useMinute();
  const requests = useRequestTimes();
  const { data, error, refetch } = useReply('listEvents', latestEvents);
  const names: Names = new Map(useReply('readWorkspace').data?.members.map(({ id, name }) => [id, name]));
  const items = (data?.items ?? []).filter(({ position }) => until === null || position <= until.position);
  const sent = requests.filter((at) => until === null || at <= until.at);
  const now = until?.at ?? minute;
  const chosen = Number(params.get('event'));
  return (
    <main className={styles.page}>
      <header>
        <h1>Real-time monitoring</h1>
        <p className={styles.lead}>
          What happens in your workspace, as its event log records it. Visits to your clients’ sites are not
          measured: no figures of them come in yet.
        </p>
        <Controls monitor={monitor} head={data?.head ?? 0} />
      </header>
      {Number.isSafeInteger(chosen) && chosen > 0 && <EventDetails position={chosen} names={names} />}
      <div className={styles.charts}>
        <MinuteBars
          title="Events per minute"
          counted={['event', 'events']}
          known={data !== undefined}
          bars={perMinute(
            items.map(({ occurred_at }) => Date.parse(occurred_at)),
            now,
          )}
          note={`Events of the workspace that are open to you, whoever caused them, counted among the latest ${largestRead}.`}
        />
        <MinuteBars
          title="Requests per minute"
          counted={['request', 'requests']}
          known
          bars={perMinute(sent, now)}
          note="Requests that this tab has sent since it was loaded, those of this page included."
        />
      </div>
      <section aria-labelledby="feed">
        <h2 id="feed">Live feed</h2>
        {error && !data && <LoadFailure what="The events" error={error} onRetry={refetch} />}
        {!data && !error && <p aria-busy="true">Loading…</p>}
        {data && items.length === 0 && <p>Nothing has happened yet that is open to you.</p>}
        <LiveFeed items={items} names={names} />
      </section>
    </main>
  );
};
