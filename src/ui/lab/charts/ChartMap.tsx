/** Renders the map of a chart from the build's layout: nested boxes, routed arrows and current activity. */

import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { Clock } from '#world/clock.ts';
import { eachPaint } from '#world/eachPaint.ts';
import type { ChartIndex } from './activeStates.ts';
import { measures } from './boxMeasures.ts';
import styles from './ChartMap.module.css';
import type { Box, ChartLayout } from './chartLayout.ts';
import type { DrawnChart } from './drawnChart.ts';
import { type DrawnState, type DrawnWay, drawnChart } from './drawnChart.ts';
import { MapBox, MapWords, type StateLook } from './MapState.tsx';
import { MapArrows, MapWay, type TransitionLook } from './MapTransition.tsx';
import { around } from './mapView.ts';
import type { PendingDelay } from './pendingDelays.ts';
import type { MapMoves } from './useMapView.ts';
import { useMapView } from './useMapView.ts';
import type { TransitionHandlers } from './wayHandlers.ts';
import { wayHandlers } from './wayHandlers.ts';

const MapTools = ({ moves: { mode, setMode, zoom, view } }: { readonly moves: MapMoves }) => (
  <div className={styles.tools} role="toolbar" aria-label="Sight of the map">
    <button type="button" onClick={() => zoom(1 / 1.25)} aria-label="Smaller">
      −
    </button>
    <output className={styles.scale} aria-label="Size">
      {Math.round(view.scale * 100)} %
    </output>
    <button type="button" onClick={() => zoom(1.25)} aria-label="Larger">
      +
    </button>
    <button type="button" aria-pressed={mode === 'whole'} onClick={() => setMode('whole')}>
      Whole
    </button>
    <button type="button" aria-pressed={mode === 'follow'} onClick={() => setMode('follow')}>
      Follow state
    </button>
  </div>
);

type MapViewportProps = {
  readonly name: string;
  readonly chart: string;
  readonly size: readonly [width: number, height: number];
  readonly sights: DrawnChart['sights'];
  readonly target: Box | null;
  readonly handlers: TransitionHandlers;
  readonly children: ReactNode;
};

const MapViewport = ({ name, chart, size, sights, target, handlers, children }: MapViewportProps) => {
  const moves = useMapView(size, target);
  const { x, y, scale } = moves.view;
  const reveal = (transition: string) => {
    const sight = sights.get(transition);
    if (sight !== undefined) moves.reveal(sight);
  };
  return (
    <div className={styles.map}>
      <section
        ref={moves.room}
        className={styles.room}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the map
        tabIndex={0}
        aria-label={`Map of ${name}: arrow keys move the map, plus and minus zoom, 0 shows all`}
        {...moves.handlers}
        {...wayHandlers(handlers, reveal, moves.handlers.onKeyDown)}
      >
        {/* Transforms the whole drawing, so that nothing inside is laid out again. */}
        <svg
          className={styles.drawing}
          width={size[0]}
          height={size[1]}
          style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
          data-chart={chart}
        >
          <title>{`State chart of ${name}`}</title>
          {children}
        </svg>
      </section>
      <MapTools moves={moves} />
    </div>
  );
};

const radius = 5;
const length = 2 * Math.PI * radius;

/** Reduced motion updates in quarters. */
const quarters = (share: number): number => Math.ceil(share * 4) / 4;

/** Remaining share of the delay, 1 to 0. */
export const shareLeft = ({ from, due }: PendingDelay, now: number): number =>
  due <= from ? 0 : Math.min(Math.max((due - now) / (due - from), 0), 1);

type CountdownProps = {
  readonly delay: PendingDelay;
  readonly clock: Clock | null;
  readonly now: number;
  readonly x: number;
  readonly y: number;
};

const RestingRing = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <circle cx={x} cy={y} r={radius} className={styles.ringGround} />
);

const Countdown = ({ delay, clock, now, x, y }: CountdownProps) => {
  const ring = useRef<SVGCircleElement>(null);
  const { from, due } = delay;
  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const draw = (time: number) => {
      const share = shareLeft({ from, due, state: '', transition: '' }, time);
      const shown = isStill ? quarters(share) : share;
      ring.current?.setAttribute('stroke-dasharray', `${shown * length} ${length}`);
      return share;
    };
    if (clock === null) return void draw(now);
    const loop = eachPaint(() => {
      if (draw(clock.now()) > 0) loop.ask();
    });
    loop.ask();
    return loop.stop;
  }, [from, due, clock, now]);
  return (
    <g transform={`translate(${x} ${y}) rotate(-90)`}>
      <circle r={radius} className={styles.ringGround} />
      <circle r={radius} ref={ring} className={styles.ring} strokeDasharray={`${length} ${length}`} />
    </g>
  );
};

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
