/** Hides Ant Design's skeleton from screen readers, which it does not do itself. */
import { Skeleton as AntdSkeleton, type SkeletonProps } from 'antd';

export const Skeleton = (props: SkeletonProps) => (
  <div aria-hidden="true" style={{ display: 'contents' }}>
    <AntdSkeleton {...props} />
  </div>
);
