/** Keeps the room of what is waited for, and draws its shape only when waiting becomes noticeable. */
import type { ReactNode } from 'react';
import { Skeleton } from '../../widgets/Skeleton.tsx';
import styles from './WidgetFrame.module.css';

type LateSkeletonProps = {
  /** In pixels. */
  readonly height: number;
};

const line = 34;

/** The shape fades in by style after 150 ms: no timer, and nothing moves. */
export const LateSkeleton = ({ height }: LateSkeletonProps) => (
  <div className={styles.waiting} style={{ minBlockSize: `${height}px` }} aria-hidden="true" inert>
    <Skeleton title={false} paragraph={{ rows: Math.max(1, Math.floor(height / line)) }} />
  </div>
);

type OwnShapeProps = LateSkeletonProps & { readonly isAwaited: boolean; readonly children: ReactNode };

/** The same for content that draws its own shape. It stays mounted when the figures come, so that only changed parts are drawn. */
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
