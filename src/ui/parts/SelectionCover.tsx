/** The printed cover of a page whose view chooses a client or all of them. */
import type { FilterDimension } from '#domain/metrics/view.ts';
import { useReply } from '../data/useReply.ts';
import { PartBoundary } from './errors/PartBoundary.tsx';
import { PrintCover } from './PrintCover.tsx';
import { useClients } from './view/useClients.ts';
import type { ViewInUse } from './view/useView.ts';

type SelectionCoverProps = {
  /** What is looked at: `AI analytics`. */
  page: string;
  view: ViewInUse;
  /** Whose figures, where the view's own client does not say it; null: of all clients. */
  clientId?: string | null;
  labelOf?: (dimension: FilterDimension, value: string) => string | undefined;
};

/** Staff know it from the list of clients, a client's own people from their workspace. */
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
