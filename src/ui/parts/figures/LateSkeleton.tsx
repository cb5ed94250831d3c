/** Reserves the space of loading content, and shows a skeleton after a delay. */
import type { ReactNode } from 'react';
import styles from './WidgetFrame.module.css';

type LateSkeletonProps = {
  /** In pixels. */
  readonly height: number;
};

/** Fades in by CSS after 150 ms, without a timer. */
export const LateSkeleton = ({ height }: LateSkeletonProps) => (
  <div className={styles.waiting} style={{ minBlockSize: `${height}px` }} aria-hidden="true" inert>
    <div className={styles.place} style={{ blockSize: `${height}px` }} />
  </div>
);

type OwnShapeProps = LateSkeletonProps & { readonly isAwaited: boolean; readonly children: ReactNode };

/** For content with a skeleton of its own, which stays mounted when data arrives, so that only changed parts rerender. */
export const OwnShape = ({ height, isAwaited, children }: OwnShapeProps) => (
  <div
    className={isAwaited ? styles.waiting : undefined}
    style={isAwaited ? { minBlockSize: `${height}px` } : undefined}
    aria-hidden={isAwaited || undefined}
    inert={isAwaited}
  >
    {children}
  </div>
);
