/** Projects the tenants of each reseller and its share. */
import { noReseller, type Reseller, resellerAfter } from '../resellers/reseller.ts';
import type { ResellerEvent } from '../resellers/resellerEvents.ts';
import type { Projection } from './projection.ts';

export type ResellerDirectory = { byWorkspace: Record<string, Reseller> };

const tell = (directory: ResellerDirectory, event: ResellerEvent): void => {
  const { workspaceId } = event.data;
  directory.byWorkspace[workspaceId] = resellerAfter(directory.byWorkspace[workspaceId] ?? noReseller, event);
};

export const resellerDirectory: Projection<ResellerDirectory> = {
  name: 'resellerDirectory',
  empty: () => ({ byWorkspace: {} }),
  on: {
    TenantAdded: tell,
    TenantRenamed: tell,
    TenantPlanChanged: tell,
    TenantEnded: tell,
    TenantRestored: tell,
    ResellerShareChanged: tell,
  },
};
