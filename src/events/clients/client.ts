/** Folds the events of a client for decisions, the directory and replies. */

import type { ContractFee } from '#domain/clients/contractRules.ts';
import type { CustomerLifetime } from '#domain/clients/customerValue.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import type { ClientContractChanged, ClientEvent } from './clientEvents.ts';

export type ContractChange = ContractFee & { readonly id: string; readonly changedAt: string };

export type Client = {
  readonly id: string;
  readonly name: string;
  readonly domain: string;
  readonly industry: string;
  readonly sample: boolean;
  /** IANA; default: UTC. */
  readonly timeZone?: string;
  readonly addedAt: string;
  readonly updatedAt: string;
  readonly ownerId: string | null;
  readonly tags: readonly string[];
  /** In recording order, without withdrawn changes. */
  readonly contract: readonly ContractChange[];
  readonly lifetime: CustomerLifetime | null;
  readonly logoId: string | null;
  readonly pausedAt: string | null;
  readonly archivedAt: string | null;
  /** The client that it was merged into, else null. A merged one is archived too. */
  readonly mergedInto: string | null;
  /** A deleted client is archived too. */
  readonly deletedAt: string | null;
  readonly revision: number;
};

const unset = {
  ownerId: null,
  tags: [],
  contract: [],
  lifetime: null,
  logoId: null,
  pausedAt: null,
  archivedAt: null,
  mergedInto: null,
  deletedAt: null,
} as const;

const contractChange = ({
  changeId,
  monthlyFeeCents,
  currency,
  from,
  reason,
  until,
  changedAt,
}: ClientContractChanged['data']): ContractChange => ({
  id: changeId,
  monthlyFeeCents,
  currency,
  from,
  reason,
  ...definedOnly({ until }),
  changedAt,
});

const changeOf = (before: Client, event: Exclude<ClientEvent, { type: 'ClientAdded' }>): Partial<Client> => {
  switch (event.type) {
    case 'ClientUpdated':
      return { ...event.data.changes, updatedAt: event.data.updatedAt };
    case 'ClientPaused':
      return { pausedAt: event.data.pausedAt, updatedAt: event.data.pausedAt };
    case 'ClientResumed':
      return { pausedAt: null, updatedAt: event.data.resumedAt };
    case 'ClientOwnerAssigned':
      return { ownerId: event.data.ownerId, updatedAt: event.data.assignedAt };
    case 'ClientTagsChanged':
      return { tags: event.data.tags, updatedAt: event.data.changedAt };
    case 'ClientContractChanged': {
      const contract = [...before.contract, contractChange(event.data)];
      return { contract, updatedAt: event.data.changedAt };
    }
    case 'ClientContractWithdrawn': {
      const contract = before.contract.filter(({ id }) => id !== event.data.changeId);
      return { contract, updatedAt: event.data.withdrawnAt };
    }
    case 'ClientLogoChanged':
      return { logoId: event.data.pictureId, updatedAt: event.data.changedAt };
    case 'ClientLifetimeAssumed':
      return { lifetime: event.data.lifetime, updatedAt: event.data.assumedAt };
    case 'ClientArchived':
      return { archivedAt: event.data.archivedAt, updatedAt: event.data.archivedAt };
    case 'ClientMerged':
      return {
        archivedAt: event.data.mergedAt,
        mergedInto: event.data.intoId,
        updatedAt: event.data.mergedAt,
      };
    case 'ClientDeleted':
      return { deletedAt: event.data.deletedAt, updatedAt: event.data.deletedAt };
    case 'ClientRestored':
      return { archivedAt: null, mergedInto: null, deletedAt: null, updatedAt: event.data.restoredAt };
  }
};

export const clientAfter = (
  before: Client | undefined,
  event: ClientEvent,
  revision: number,
): Client | undefined => {
  if (event.type === 'ClientAdded') {
    const { clientId: id, workspaceId: _workspace, ...facts } = event.data;
    return { ...facts, id, updatedAt: facts.addedAt, ...unset, revision };
  }
  return before && { ...before, ...changeOf(before, event), revision };
};
