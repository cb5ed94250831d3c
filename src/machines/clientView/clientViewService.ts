/** Creates the second session for viewing a client's portal, and stores both sessions in the browser. */
import { fromPromise } from 'xstate';
import type { ApiClient } from '../api/apiClient.ts';
import type { PortalSession } from './clientViewMachine.ts';

export type ClientViewDoor = {
  enter(entry: PortalSession): void;
  leave(): string | null;
};

type Parts = {
  readonly api: Pick<ApiClient, 'call'>;
  readonly door: ClientViewDoor;
  readonly showPortal: () => void;
  readonly showClient: (clientId: string | null) => void;
  readonly onMissed: (error: unknown) => void;
};

export const clientViewService = ({ api, door, showPortal, showClient, onMissed }: Parts) => ({
  actors: {
    open: fromPromise<PortalSession, string>(async ({ input, signal }) => {
      const { user, session } = await api.call('viewAsClient', { body: { client_id: input }, signal });
      return { userId: user.id, token: session.token };
    }),
  },
  actions: {
    enter: (_: unknown, entry: PortalSession) => {
      door.enter(entry);
      showPortal();
    },
    leave: (_: unknown, { clientId }: { clientId: string | null }) => {
      showClient(clientId);
      api.call('signOut', { token: door.leave() }).catch(onMissed);
    },
  },
});
