/** A transition on the map: its arrow, and its words, which can be pressed. */
import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { arrowHead, arrowPath } from './arrow.ts';
import { measures } from './boxMeasures.ts';
import styles from './ChartMap.module.css';
import type { Box, Route } from './chartLayout.ts';

export type TransitionLook = {
  readonly status: 'ready' | 'waiting' | 'refused' | 'away';
  readonly isLast: boolean;
  readonly isPointedAt: boolean;
  /** Whether its guard has just refused an event. */
  readonly hasRefused: boolean;
  readonly heat: number | undefined;
};

const lookOf = ({ status, isLast, isPointedAt, hasRefused, heat }: TransitionLook) => ({
  'data-status': status,
  'data-last': isLast || undefined,
  'data-pointed': isPointedAt || undefined,
  'data-refused': hasRefused || undefined,
  'data-heat': heat,
});

export const MapArrow = memo(({ route, ...look }: TransitionLook & { readonly route: Route }) => (
  <g className={styles.arrow} {...lookOf(look)}>
    <path d={arrowPath(route)} className={styles.shaft} />
    <polygon points={arrowHead(route)} className={styles.head} />
  </g>
));

export type TransitionHandlers = {
  press(transition: string): void;
  /** Null: nothing is pointed at any more. */
  point(transition: string | null): void;
};

type PressableProps = TransitionLook & {
  readonly id: string;
  /** For those who do not see the map: what it is, and whether it can be sent. */
  readonly told: string;
  readonly isReachable: boolean;
  readonly handlers: TransitionHandlers;
  readonly className: string | undefined;
  readonly children: ReactNode;
  readonly onReveal: () => void;
};

const Pressable = ({
  id,
  told,
  isReachable,
  handlers,
  className,
  children,
  onReveal,
  ...look
}: PressableProps) => {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    handlers.press(id);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: inside a drawing there are no buttons
    <g
      role="button"
      tabIndex={isReachable ? 0 : -1}
      aria-label={told}
      aria-disabled={look.status !== 'ready'}
      data-transition={id}
      className={className}
      {...lookOf(look)}
      onClick={() => handlers.press(id)}
      onKeyDown={press}
      onPointerEnter={() => handlers.point(id)}
      onPointerLeave={() => handlers.point(null)}
      onFocus={({ currentTarget }) => {
        handlers.point(id);
        if (currentTarget.matches(':focus-visible')) onReveal();
      }}
      onBlur={() => handlers.point(null)}
    >
      {children}
    </g>
  );
};

type MapLabelProps = Omit<PressableProps, 'className' | 'children'> & {
  readonly box: Box;
  readonly lines: readonly string[];
  readonly hasRing: boolean;
  readonly ring: ReactNode;
  readonly visits: number | null;
};

export const MapLabel = ({ box, lines, hasRing, ring, visits, ...pressable }: MapLabelProps) => {
  const [x, y, width, height] = box;
  const indent = measures.labelPadding + (hasRing ? measures.ring : 0);
  return (
    <Pressable {...pressable} className={styles.label}>
      <rect x={x} y={y} width={width} height={height} rx={4} className={styles.labelBox} />
      {lines.map((line, index) => (
        <text
          key={line}
          x={x + (index === 0 ? indent : measures.labelPadding)}
          y={y + 12.5 + index * measures.labelLine}
          className={index === 0 ? styles.trigger : styles.aside}
        >
          {line}
        </text>
      ))}
      {ring}
      {visits !== null && visits > 0 && (
        <text x={x + width + 3} y={y + 12} className={styles.count}>
          {visits}
        </text>
      )}
    </Pressable>
  );
};

type MapInsideProps = Omit<PressableProps, 'className' | 'children'> & {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly text: string;
  readonly hasRing: boolean;
  readonly ring: ReactNode;
};

/** A transition without an arrow: a line in its state's box. */
export const MapInside = ({ x, y, width, text, hasRing, ring, ...pressable }: MapInsideProps) => (
  <Pressable {...pressable} className={styles.inside}>
    <rect
      x={x - 4}
      y={y - 12}
      width={width}
      height={measures.lineHeight}
      rx={4}
      className={styles.labelBox}
    />
    <text x={hasRing ? x + measures.ring : x} y={y} className={styles.trigger}>
      {text}
    </text>
    {ring}
  </Pressable>
);
