/** Projects the domain of each workspace. */
import { type CustomDomain, domainAfter } from '../domains/customDomain.ts';
import type { DomainEvent } from '../domains/domainEvents.ts';
import type { Projection } from './projection.ts';

export type DomainDirectory = { byWorkspace: Record<string, CustomDomain> };

const tell = ({ byWorkspace }: DomainDirectory, event: DomainEvent): void => {
  const { workspaceId, domain } = event.data;
  const known = byWorkspace[workspaceId];
  const after = domainAfter(known?.domain === domain ? known : null, event);
  if (after) byWorkspace[workspaceId] = after;
  else if (known?.domain === domain) delete byWorkspace[workspaceId];
};

export const domainDirectory: Projection<DomainDirectory> = {
  name: 'domainDirectory',
  empty: () => ({ byWorkspace: {} }),
  on: { DomainRequested: tell, DomainChecked: tell, DomainReleased: tell, DnsRecordsSet: tell },
};

export const domainOf = ({ byWorkspace }: DomainDirectory, workspaceId: string): CustomDomain | null =>
  byWorkspace[workspaceId] ?? null;
