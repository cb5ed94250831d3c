/** Keeps a part of a page that breaks from taking the page with it, and tells the trace of it. */
import type { ReactNode } from 'react';
import { useServices } from '../../services/servicesContext.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

type PartBoundaryProps = {
  /** What the panel calls the part. */
  component: string;
  /** What stands in for the part instead of the panel; `retry` mounts the part anew. */
  fallback?: (retry: () => void) => ReactNode;
  children: ReactNode;
};

export const PartBoundary = (part: PartBoundaryProps) => {
  const { trace } = useServices().world;
  return (
    <ErrorBoundary
      {...part}
      onError={(error, name) => trace.record({ kind: 'fault', name: `${name} broke`, detail: error })}
    />
  );
};
