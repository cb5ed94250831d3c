/** Renders the map of a chart from the build's layout: nested boxes, routed arrows and current activity. */
import type { Clock } from '#world/clock.ts';
import type { ChartIndex } from './activeStates.ts';
import { measures } from './boxMeasures.ts';
import styles from './ChartMap.module.css';
import { Countdown, RestingRing } from './Countdown.tsx';
import type { Box, ChartLayout } from './chartLayout.ts';
import { type DrawnState, type DrawnWay, drawnChart } from './drawnChart.ts';
import { MapBox, MapWords, type StateLook } from './MapState.tsx';
import { MapArrows, MapWay, type TransitionLook } from './MapTransition.tsx';
import { MapViewport } from './MapViewport.tsx';
import { around } from './mapView.ts';
import type { PendingDelay } from './pendingDelays.ts';
import type { TransitionHandlers } from './wayHandlers.ts';

export type ChartLooks = {
  state(id: string): StateLook & { readonly visits: number | null };
  transition(id: string): TransitionLook & { readonly told: string; readonly visits: number | null };
};

export type ChartMapProps = {
  readonly name: string;
  readonly index: ChartIndex;
  readonly layout: ChartLayout;
  readonly looks: ChartLooks;
  readonly inSight: readonly string[];
  readonly delays: readonly PendingDelay[];
  readonly clock: Clock | null;
  readonly now: number;
  readonly last: { readonly step: number; readonly transitions: readonly string[] } | null;
  readonly handlers: TransitionHandlers;
};

const nowhere: Box = [0, 0, 0, 0];

export const ChartMap = (props: ChartMapProps) => {
  const { name, index, layout, looks, inSight, delays, clock, now, last, handlers } = props;
  const drawn = drawnChart(index.chart, layout);

  const ringOf = ({ id, ring }: DrawnWay) => {
    if (ring === null) return null;
    const [x, y] = ring;
    const delay = delays.find(({ transition }) => transition === id);
    if (delay === undefined) return <RestingRing x={x} y={y} />;
    return <Countdown delay={delay} clock={clock} now={now} x={x} y={y} />;
  };
  const boxOf = (one: DrawnState) => {
    const { visits: _, ...look } = looks.state(one.state.id);
    return <MapBox key={one.state.id} drawn={one} {...look} />;
  };

  return (
    <MapViewport
      name={name}
      chart={index.chart.id}
      size={layout.size}
      sights={drawn.sights}
      target={around(inSight.map((id) => drawn.boxes.get(id) ?? nowhere))}
      handlers={handlers}
    >
      {drawn.containers.map(boxOf)}
      {drawn.dots.map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r={measures.dot / 2} className={styles.dot} />
      ))}
      <path d={drawn.initials.shaft} className={styles.shaft} />
      <path d={drawn.initials.head} className={styles.head} />
      <MapArrows arrows={drawn.arrows} lookOf={looks.transition} />
      {last !== null &&
        drawn.arrows
          .filter(({ id }) => last.transitions.includes(id))
          .map(({ id, shaft }) => (
            <path key={`${last.step} ${id} ${shaft}`} d={shaft} className={styles.flash} data-flash />
          ))}
      {drawn.leaves.map(boxOf)}
      {drawn.states.map((one) => {
        const { isActive, visits } = looks.state(one.state.id);
        return <MapWords key={one.state.id} drawn={one} isActive={isActive} visits={visits} />;
      })}
      {drawn.ways.map((way) => (
        <MapWay key={way.id} drawn={way} ring={ringOf(way)} {...looks.transition(way.id)} />
      ))}
    </MapViewport>
  );
};
