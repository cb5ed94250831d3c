/** Lines of text that are waited for, as many as are likely to come. */
import { Skeleton } from 'antd';

export const LinesSkeleton = ({ lines }: { lines: number }) => (
  <Skeleton aria-hidden title={false} paragraph={{ rows: lines, width: '80%' }} />
);
