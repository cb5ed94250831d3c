/** Renders the zoom and pan buttons of the map. */
import styles from './ChartMap.module.css';
import type { MapMoves } from './useMapView.ts';

export const MapTools = ({ moves: { mode, setMode, zoom, view } }: { readonly moves: MapMoves }) => (
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
      Follow
    </button>
  </div>
);
