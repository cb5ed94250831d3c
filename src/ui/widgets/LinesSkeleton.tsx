/** Lines of text that are waited for, as many as are likely to come. */
import { Skeleton } from './Skeleton.tsx';

export const LinesSkeleton = ({ lines }: { lines: number }) => (
  <Skeleton title={false} paragraph={{ rows: lines, width: '80%' }} />
);
