/** Renders a ring that empties during a delay, on the world's clock, and pauses with it. */
import { useEffect, useRef } from 'react';
import type { Clock } from '#world/clock.ts';
import { eachPaint } from '#world/eachPaint.ts';
import styles from './ChartMap.module.css';
import type { PendingDelay } from './pendingDelays.ts';

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

export const RestingRing = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <circle cx={x} cy={y} r={radius} className={styles.ringGround} />
);

export const Countdown = ({ delay, clock, now, x, y }: CountdownProps) => {
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
