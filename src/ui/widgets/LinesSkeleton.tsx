/** Renders a skeleton of as many text lines as expected. */
import { Skeleton } from './Skeleton.tsx';

export const LinesSkeleton = ({ lines }: { lines: number }) => (
  <Skeleton title={false} paragraph={{ rows: lines, width: '80%' }} />
);
