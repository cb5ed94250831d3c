/** Keeps the room of what is waited for, and draws its shape only when waiting becomes noticeable. */
import type { ReactNode } from 'react';
import { Skeleton } from '../../widgets/Skeleton.tsx';
import styles from './WidgetFrame.module.css';

type LateSkeletonProps = {
  /** In pixels. */
  readonly height: number;
  readonly children?: ReactNode;
};

const line = 34;

/** The shape fades in by style after 150 ms: no timer, and nothing moves. */
export const LateSkeleton = ({ height, children }: LateSkeletonProps) => (
  <div className={styles.waiting} style={{ minBlockSize: `${height}px` }} aria-hidden="true" inert>
    {children ?? <Skeleton title={false} paragraph={{ rows: Math.max(1, Math.floor(height / line)) }} />}
  </div>
);
