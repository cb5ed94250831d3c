/** Renders the print cover of a page whose view selects a client. */
import type { FilterDimension } from '#domain/metrics/view.ts';
import { useReply } from '../data/useReply.ts';
import { PartBoundary } from './errors/PartBoundary.tsx';
import { PrintCover } from './PrintCover.tsx';
import { useClients } from './view/useClients.ts';
import type { ViewInUse } from './view/useView.ts';

type SelectionCoverProps = {
  page: string;
  view: ViewInUse;
  /** Overrides the view's client; null: all clients. */
  clientId?: string | null;
  labelOf?: (dimension: FilterDimension, value: string) => string | undefined;
};

const useTitle = (clientId: string | null): string => {
  const own = useReply('readWorkspace').data?.client?.name;
  const named = useClients(clientId !== null)?.find(({ id }) => id === clientId)?.name;
  return own ?? (clientId === null ? 'All clients' : (named ?? ''));
};

export const SelectionCover = ({ view, clientId = view.view.client, ...rest }: SelectionCoverProps) => {
  const title = useTitle(clientId);
  return (
    <PartBoundary component="Cover">
      <PrintCover title={title} clientId={clientId} view={view} {...rest} />
    </PartBoundary>
  );
};
