/** Renders today's details by time step and source with actions taken; its code loads after the metrics. */
import { useMemo, useState } from 'react';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import type { Names } from '../../content/eventSentence.ts';
import { largestRead, latestEvents } from '../../data/monitorReads.ts';
import { useReply } from '../../data/useReply.ts';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { EventLines } from '../../parts/EventLines.tsx';
import { FigureTrend } from '../../parts/figures/FigureTrend.tsx';
import { type FigureName, figureSpecs } from '../../parts/figures/figureSpecs.ts';
import { WidgetFrame } from '../../parts/figures/WidgetFrame.tsx';
import { widgetState } from '../../parts/figures/widgetState.ts';
import { LateHours } from '../../parts/hours/LateHours.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { KitSegmented } from '../../widgets/KitSegmented.tsx';
import { FigureSources } from './FigureSources.tsx';
import { liveState, liveWays } from './liveStates.tsx';
import styles from './RealTimeMonitoring.module.css';
import type { LiveSelection } from './useLiveReferences.ts';

const most = 12;

const isOfClient = ({ client_id }: EventItem): boolean => client_id !== null;

const isWithin = ({ occurred_at }: EventItem, from: string, to: string): boolean => {
  const day = occurred_at.slice(0, 10);
  return from <= day && day <= to;
};

const isCut = (items: readonly EventItem[], from: string): boolean =>
  items.length >= largestRead && (items.at(-1)?.occurred_at.slice(0, 10) ?? '') >= from;

const emptyText = (isToday: boolean, isOlder: boolean): string => {
  if (isOlder) return 'These events are too recent. See the history for earlier days.';
  return `Nothing has been done for a client ${isToday ? 'today' : 'in these days'}.`;
};

const ClientEvents = ({ live }: { live: LiveSelection }) => {
  const { world } = useServices();
  const { client } = live.use.view;
  const query = client === null ? latestEvents : { ...latestEvents, client };
  const { data, error, refetch } = useReply('listEvents', query);
  const workspace = useReply('readWorkspace').data;
  const names: Names = useMemo(
    () => new Map(workspace?.members.map(({ id, name }) => [id, name])),
    [workspace],
  );
  const { from, to } = live.query;
  const isToday = live.days === 'today';
  const events = useMemo(
    () => (data?.items ?? []).filter((item) => isOfClient(item) && isWithin(item, from, to)),
    [data, from, to],
  );
  const empty = data !== undefined && events.length === 0 ? 'nothingCreated' : null;
  return (
    <WidgetFrame
      title={isToday ? 'Done for clients today' : 'Done for clients in these days'}
      state={widgetState({ data, error }, empty)}
      height={200}
      readAt={world.clock.now()}
      onRetry={refetch}
      empty={{
        nothingCreated: {
          title: isToday ? 'None yet today' : 'None in these days',
          text: emptyText(isToday, isCut(data?.items ?? [], from)),
          action: <ButtonLink to="?tab=log">Open the live log</ButtonLink>,
        },
      }}
    >
      {() => (
        <>
          <EventLines
            events={events.slice(0, most)}
            label={isToday ? 'Events of clients today' : 'Events of clients'}
            names={names}
          />
          {(events.length > most || isCut(data?.items ?? [], from)) && (
            <p className="note">The latest {Math.min(most, events.length)}. The history has all of them.</p>
          )}
        </>
      )}
    </WidgetFrame>
  );
};

const FigureCourse = ({ live, name }: { live: LiveSelection; name: FigureName }) => {
  const { metrics, days, use } = live;
  const [first, second] = live.references;
  const secondReply = second?.metrics.data;
  return (
    <WidgetFrame
      title="Over time"
      titleInside
      state={liveState(live, metrics)}
      height={360}
      readAt={metrics.readAt}
      isBusy={metrics.isFormer}
      onRetry={metrics.refetch}
      empty={liveWays(live)}
    >
      {() =>
        metrics.data && (
          <FigureTrend
            reply={metrics.data}
            name={name}
            {...(days === 'today' && { ownName: 'Today' })}
            comparedWith={first?.name}
            clientId={use.view.client}
            opensSteps
            second={second && secondReply && { name: second.name, reply: secondReply }}
            {...(days === 'days' && { use })}
          />
        )
      }
    </WidgetFrame>
  );
};

const choices: readonly FigureName[] = ['revenue_cents', 'conversions', 'sessions', 'spend_cents', 'users'];

export const TodayDetails = ({ live }: { live: LiveSelection }) => {
  const totals = live.metrics.data?.totals;
  const names = choices.filter((name) => totals?.[name] != null);
  const [wanted, setWanted] = useState<FigureName>('revenue_cents');
  const name = names.includes(wanted) ? wanted : (names[0] ?? 'sessions');
  return (
    <>
      {names.length > 1 && (
        <KitSegmented
          className={styles.choice ?? ''}
          aria-label="Figure of hours and sources"
          options={names.map((one) => ({ value: one, label: figureSpecs[one].label }))}
          value={name}
          onChange={setWanted}
        />
      )}
      <FigureCourse live={live} name={name} />
      <LateHours selection={live} days={1} />
      <FigureSources live={live} name={name} />
      <ClientEvents live={live} />
    </>
  );
};
