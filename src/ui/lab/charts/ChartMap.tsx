/** The map of a chart: nested boxes, routed arrows, and what goes on in them now. Our own drawing, from the build's layout. */
import { useMemo } from 'react';
import type { Clock } from '#world/clock.ts';
import type { ChartIndex } from './activeStates.ts';
import { arrowHead, arrowPath } from './arrow.ts';
import { measures } from './boxMeasures.ts';
import styles from './ChartMap.module.css';
import { Countdown, RestingRing } from './Countdown.tsx';
import type { Box, ChartLayout } from './chartLayout.ts';
import { type BoxLine, boxLines, labelLines } from './chartText.ts';
import { MapBox, MapWords, type StateLook } from './MapState.tsx';
import { MapTools } from './MapTools.tsx';
import {
  MapArrow,
  MapInside,
  MapLabel,
  type TransitionHandlers,
  type TransitionLook,
} from './MapTransition.tsx';
import { around } from './mapView.ts';
import type { PendingDelay } from './pendingDelays.ts';
import { useMapView } from './useMapView.ts';

export type ChartLooks = {
  state(id: string): StateLook & { readonly visits: number | null };
  transition(id: string): TransitionLook & { readonly told: string; readonly visits: number | null };
};

export type ChartMapProps = {
  readonly name: string;
  readonly index: ChartIndex;
  readonly layout: ChartLayout;
  readonly looks: ChartLooks;
  /** States that are kept in sight. */
  readonly inSight: readonly string[];
  readonly delays: readonly PendingDelay[];
  /** Null when an earlier moment is shown. */
  readonly clock: Clock | null;
  readonly now: number;
  /** The last step's transitions, and its number, so that each flashes once. */
  readonly last: { readonly step: number; readonly transitions: readonly string[] } | null;
  readonly handlers: TransitionHandlers;
};

type Drawn = {
  readonly id: string;
  readonly target: string;
  readonly edge: ChartLayout['edges'][number];
};

const nowhere: Box = [0, 0, 0, 0];

/** The layout with the chart's names. */
const useDrawn = ({ chart }: ChartIndex, layout: ChartLayout) =>
  useMemo(() => {
    const ways = chart.transitions.flatMap(({ id, targets }) => targets.map((target) => ({ id, target })));
    return {
      boxes: new Map(chart.states.map(({ id }, at) => [id, layout.boxes[at] ?? nowhere])),
      lines: new Map(chart.states.map((state) => [state.id, boxLines(state, chart)])),
      edges: ways.flatMap((way, at): readonly Drawn[] => {
        const edge = layout.edges[at];
        return edge === undefined ? [] : [{ ...way, edge }];
      }),
      containers: new Set(chart.states.flatMap(({ parent }) => (parent === null ? [] : [parent]))),
    };
  }, [chart, layout]);

export const ChartMap = (props: ChartMapProps) => {
  const { name, index, layout, looks, inSight, delays, clock, now, last, handlers } = props;
  const { chart, states, transitions } = index;
  const { boxes, lines, edges, containers } = useDrawn(index, layout);
  const target = around(inSight.flatMap((id) => [boxes.get(id) ?? nowhere]));
  const moves = useMapView(layout.size, target);
  const { x, y, scale } = moves.view;

  const ringOf = (id: string, atX: number, atY: number) => {
    const delay = delays.find(({ transition }) => transition === id);
    if (transitions.get(id)?.trigger.kind !== 'delay') return null;
    if (delay === undefined) return <RestingRing x={atX} y={atY} />;
    return <Countdown delay={delay} clock={clock} now={now} x={atX} y={atY} />;
  };
  const pressable = (id: string, box: Box) => {
    const look = looks.transition(id);
    return { ...look, id, handlers, isReachable: look.status !== 'away', onReveal: () => moves.reveal(box) };
  };
  const boxOf = (id: string) => {
    const state = states.get(id);
    if (state === undefined) return null;
    const { visits: _, ...look } = looks.state(id);
    const isRegion = state.parent !== null && states.get(state.parent)?.kind === 'parallel';
    const box = boxes.get(id) ?? nowhere;
    return (
      <MapBox
        key={id}
        state={state}
        box={box}
        isContainer={containers.has(id)}
        isRegion={isRegion}
        {...look}
      />
    );
  };
  const insideOf = (stateId: string) => (line: BoxLine, atX: number, atY: number) => {
    const { transition: id = '', isDelay = false } = line;
    const box = boxes.get(stateId) ?? nowhere;
    const [, , width] = box;
    return (
      <MapInside
        key={id}
        x={atX}
        y={atY}
        width={width - 2 * measures.padding + 8}
        text={line.text}
        hasRing={isDelay}
        ring={ringOf(id, atX + 5, atY - 4)}
        {...pressable(id, box)}
      />
    );
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
      >
        {/* The whole drawing is moved, so that nothing in it is laid out again. */}
        <svg
          className={styles.drawing}
          width={layout.size[0]}
          height={layout.size[1]}
          style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
          data-chart={chart.id}
        >
          <title>{`State chart of ${name}`}</title>
          <g>
            {chart.states.filter(({ id }) => containers.has(id)).map(({ id }) => boxOf(id))}
            {layout.initials.map(([dotX, dotY, route]) => (
              <g key={`${dotX},${dotY}`} className={styles.initial}>
                <circle cx={dotX} cy={dotY} r={measures.dot / 2} className={styles.dot} />
                <path d={arrowPath(route)} className={styles.shaft} />
                <polygon points={arrowHead(route)} className={styles.head} />
              </g>
            ))}
            {edges.map(({ id, target: to, edge }) => {
              const { told: _, visits: __, ...look } = looks.transition(id);
              return <MapArrow key={`${id}>${to}`} route={edge[0]} {...look} />;
            })}
            {last !== null &&
              edges
                .filter(({ id }) => last.transitions.includes(id))
                .map(({ id, target: to, edge }) => (
                  <path
                    key={`${last.step} ${id} ${to}`}
                    d={arrowPath(edge[0])}
                    className={styles.flash}
                    data-flash
                  />
                ))}
            {chart.states.filter(({ id }) => !containers.has(id)).map(({ id }) => boxOf(id))}
            {chart.states.map((state) => {
              const { isActive, visits } = looks.state(state.id);
              return (
                <MapWords
                  key={state.id}
                  state={state}
                  box={boxes.get(state.id) ?? nowhere}
                  lines={lines.get(state.id) ?? []}
                  isActive={isActive}
                  visits={visits}
                  inside={insideOf(state.id)}
                />
              );
            })}
            {edges.map(({ id, edge: [, label] }) => {
              const transition = transitions.get(id);
              if (label === null || transition === undefined) return null;
              const isDelay = transition.trigger.kind === 'delay';
              return (
                <MapLabel
                  key={id}
                  box={label}
                  lines={labelLines(transition)}
                  hasRing={isDelay}
                  ring={ringOf(id, label[0] + measures.labelPadding + 5, label[1] + 8.5)}
                  {...pressable(id, label)}
                />
              );
            })}
          </g>
        </svg>
      </section>
      <MapTools moves={moves} />
    </div>
  );
};
