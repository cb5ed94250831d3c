/** Renders a client's full history, with a link to the changes that can be undone. */
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { ClientHistory } from './ClientHistory.tsx';

export const ActivityTab = ({ client }: { client: ClientItem }) => (
  <>
    <AppLink to={`${protectedPages.dashboard.path}?tab=history&client=${client.id}`}>
      What was changed, with undo
    </AppLink>
    <ClientHistory client={client} first={50} grows />
  </>
);
