/** Ant Design's skeleton, hidden from screen readers: its title is a heading without words, and it hands no `aria-hidden` on. */
import { Skeleton as AntdSkeleton, type SkeletonProps } from 'antd';

export const Skeleton = (props: SkeletonProps) => (
  <div aria-hidden="true" style={{ display: 'contents' }}>
    <AntdSkeleton {...props} />
  </div>
);
