/** Renders the pannable viewport of a map, without rerendering the drawing inside. */
import type { ReactNode } from 'react';
import styles from './ChartMap.module.css';
import type { Box } from './chartLayout.ts';
import type { DrawnChart } from './drawnChart.ts';
import { MapTools } from './MapTools.tsx';
import { useMapView } from './useMapView.ts';
import { type TransitionHandlers, wayHandlers } from './wayHandlers.ts';

export type MapViewportProps = {
  readonly name: string;
  readonly chart: string;
  readonly size: readonly [width: number, height: number];
  readonly sights: DrawnChart['sights'];
  readonly target: Box | null;
  readonly handlers: TransitionHandlers;
  readonly children: ReactNode;
};

export const MapViewport = ({ name, chart, size, sights, target, handlers, children }: MapViewportProps) => {
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
