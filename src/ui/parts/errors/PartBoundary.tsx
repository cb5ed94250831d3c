/** Isolates render errors of a part of a page and records them in the trace. */
import type { ReactNode } from 'react';
import { useServices } from '../../services/servicesContext.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

type PartBoundaryProps = {
  component: string;
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
