/** Renders transitions on the map: their arrows, and their labels as buttons. */
import { memo, type ReactNode } from 'react';
import styles from './ChartMap.module.css';
import type { PartChange } from './chartDiff.ts';
import type { DrawnArrow, DrawnWay } from './drawnChart.ts';

export type TransitionLook = {
  readonly status: 'ready' | 'waiting' | 'refused' | 'away';
  readonly isLast: boolean;
  readonly isPointedAt: boolean;
  readonly hasRefused: boolean;
  readonly heat: number | undefined;
  readonly change?: PartChange['kind'] | undefined;
};

const lookOf = ({ status, isLast, isPointedAt, hasRefused, heat, change }: TransitionLook) => ({
  'data-status': status,
  'data-last': isLast || undefined,
  'data-pointed': isPointedAt || undefined,
  'data-refused': hasRefused || undefined,
  'data-heat': heat,
  'data-change': change,
});

const weightOf = ({ status, isLast, isPointedAt, heat = 0 }: TransitionLook): number =>
  heat + (status === 'away' ? 0 : 10) + (isLast ? 20 : 0) + (isPointedAt ? 40 : 0);

type MapArrowsProps = {
  readonly arrows: readonly DrawnArrow[];
  readonly lookOf: (transition: string) => TransitionLook;
};

/** All arrows of the same look share one path, because an element costs more than its lines. */
export const MapArrows = ({ arrows, lookOf: lookOfWay }: MapArrowsProps) => {
  const groups = new Map<string, { readonly look: TransitionLook; shaft: string; head: string }>();
  for (const { id, shaft, head } of arrows) {
    const look = lookOfWay(id);
    const { status, isLast, isPointedAt, hasRefused, heat, change } = look;
    const name = [status, isLast, isPointedAt, hasRefused, heat, change].join(' ');
    const group = groups.get(name) ?? { look, shaft: '', head: '' };
    group.shaft += shaft;
    group.head += head;
    groups.set(name, group);
  }
  return [...groups]
    .sort(([, { look: one }], [, { look: other }]) => weightOf(one) - weightOf(other))
    .map(([name, { look, shaft, head }]) => (
      <g key={name} className={styles.arrow} {...lookOf(look)}>
        <path d={shaft} className={styles.shaft} />
        <path d={head} className={styles.head} />
      </g>
    ));
};

type MapWayProps = TransitionLook & {
  readonly drawn: DrawnWay;
  /** Accessible label: the transition, and its availability. */
  readonly told: string;
  readonly visits: number | null;
  readonly ring: ReactNode;
};

export const MapWay = memo(({ drawn, told, visits, ring, ...look }: MapWayProps) => {
  const { id, kind, box, texts } = drawn;
  return (
    // biome-ignore lint/a11y/useSemanticElements: inside a drawing there are no buttons
    <g
      role="button"
      tabIndex={look.status === 'away' ? -1 : 0}
      aria-label={told}
      aria-disabled={look.status !== 'ready'}
      data-transition={id}
      data-inside={kind === 'inside' || undefined}
      className={styles.way}
      {...lookOf(look)}
    >
      <path d={drawn.outline} />
      {texts.map(({ x, y, text }) => (
        <text key={text} x={x} y={y}>
          {text}
        </text>
      ))}
      {ring}
      {kind === 'label' && visits !== null && visits > 0 && (
        <text x={box[0] + box[2] + 3} y={box[1] + 12} className={styles.count}>
          {visits}
        </text>
      )}
    </g>
  );
});
