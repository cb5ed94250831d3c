/** Provides the labels of clients, members, connections and dashboards in a choice. */
import { platformNames } from '#domain/integrations/platforms.ts';
import type { FittedResource } from '#domain/plans/fitQuota.ts';
import { accountName } from '#events/projections/accountDirectory.ts';
import type { Answers } from '#events/projections/answers.ts';

type Words = { readonly label: string; readonly detail: string };

export const wordsOf: Readonly<
  Record<FittedResource, (answers: Answers, workspaceId: string, id: string) => Words>
> = {
  clients: ({ clientDirectory }, workspaceId, id) => {
    const client = clientDirectory.byWorkspace[workspaceId]?.[id];
    return { label: client?.name ?? id, detail: client?.domain ?? '' };
  },
  members: ({ accountDirectory }, _workspaceId, id) => {
    const account = accountDirectory.byId[id];
    return { label: account ? accountName(account) : id, detail: account?.email ?? '' };
  },
  integrations: ({ integrationDirectory, clientDirectory }, workspaceId, id) => {
    const connection = integrationDirectory.byWorkspace[workspaceId]?.byId[id];
    if (!connection) return { label: id, detail: '' };
    const client = clientDirectory.byWorkspace[workspaceId]?.[connection.clientId];
    return {
      label: connection.externalName,
      detail: [platformNames[connection.platform], client?.name ?? ''].filter((one) => one !== '').join(', '),
    };
  },
  dashboards: ({ dashboardDirectory, clientDirectory }, workspaceId, id) => {
    const dashboard = dashboardDirectory.byWorkspace[workspaceId]?.byId[id];
    const client = clientDirectory.byWorkspace[workspaceId]?.[dashboard?.clientId ?? ''];
    return { label: dashboard?.name ?? id, detail: client?.name ?? 'Not tied to a client' };
  },
};
