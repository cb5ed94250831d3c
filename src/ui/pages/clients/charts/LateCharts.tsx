/** Loads the clients' charts, which are below the list, when the list is rendered and the page is idle. */
import type { ClientList } from '#domain/contract/clientSchemas.ts';
import { PartBoundary } from '../../../parts/errors/PartBoundary.tsx';
import { useLazyModule } from '../../../services/useLazyModule.ts';
import type { ClientView } from '../clientView.ts';

const lateCharts = {
  fault: 'The charts of the clients did not load',
  load: async () => (await import('./ClientCharts.tsx')).ClientCharts,
  after: 'idle',
} as const;

type LateChartsProps = {
  readonly list: ClientList | undefined;
  /** True if the list failed to load; charts that do not need it are still rendered. */
  readonly isLost: boolean;
  readonly view: ClientView;
  readonly onOpen: (clientId: string) => void;
};

export const LateCharts = ({ list, isLost, view, onOpen }: LateChartsProps) => {
  const hasClients = list === undefined ? isLost : list.counts.active + list.counts.archived > 0;
  const ClientCharts = useLazyModule(hasClients, lateCharts);
  if (!hasClients || !ClientCharts) return null;
  return (
    <PartBoundary component="Charts of the clients">
      <ClientCharts clients={list?.items ?? null} view={view} onOpen={onOpen} />
    </PartBoundary>
  );
};
