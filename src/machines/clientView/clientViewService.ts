/** What a look at a client's portal asks of the world outside: the second session, and the place of both in the browser. */
import { fromPromise } from 'xstate';
import type { ApiClient } from '../api/apiClient.ts';
import type { PortalSession } from './clientViewMachine.ts';

/** Changes who the page is for, and tells the page. */
export type ClientViewDoor = {
  enter(entry: PortalSession): void;
  /** Gives the token of the look that is over. */
  leave(): string | null;
};

type Parts = {
  readonly api: Pick<ApiClient, 'call'>;
  readonly door: ClientViewDoor;
  readonly showPortal: () => void;
  readonly showClient: (clientId: string | null) => void;
  /** The backend was not told that the look is over: it ends by itself. */
  readonly onUntold: (error: unknown) => void;
};

export const clientViewService = ({ api, door, showPortal, showClient, onUntold }: Parts) => ({
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
      api.call('signOut', { token: door.leave() }).catch(onUntold);
    },
  },
});
