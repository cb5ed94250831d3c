/** Serializes a client. */
import { usualZone } from '#domain/clients/clientZone.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { Client, ContractChange } from '#events/clients/client.ts';
import type { CommandReply } from '../http/handleCommand.ts';
import { versionTag } from '../http/version.ts';

/** A paused client that is then archived counts as archived. */
export const statusOf = ({ pausedAt, archivedAt }: Client): ClientItem['status'] => {
  if (archivedAt !== null) return 'archived';
  return pausedAt === null ? 'active' : 'paused';
};

const changeItem = (change: ContractChange): ClientItem['contract'][number] => ({
  id: change.id,
  monthly_fee_cents: change.monthlyFeeCents,
  currency: change.currency,
  from: change.from,
  reason: change.reason,
  until: change.until ?? null,
  changed_at: change.changedAt,
});

const lifetimeItem = (lifetime: Client['lifetime']): ClientItem['lifetime'] =>
  lifetime && {
    orders_per_year: lifetime.ordersPerYear,
    years: lifetime.years,
    margin_percent: lifetime.marginPercent,
  };

export const clientItem = (client: Client): ClientItem => ({
  id: client.id,
  name: client.name,
  domain: client.domain,
  industry: client.industry,
  time_zone: client.timeZone ?? usualZone,
  sample: client.sample,
  status: statusOf(client),
  owner_id: client.ownerId,
  tags: [...client.tags],
  contract: client.contract.map(changeItem),
  lifetime: lifetimeItem(client.lifetime),
  created_at: client.addedAt,
  updated_at: client.updatedAt,
  logo_id: client.logoId,
  paused_at: client.pausedAt,
  archived_at: client.archivedAt,
  merged_into: client.mergedInto,
  etag: versionTag(client.revision),
});

export const clientReply = (status: 200 | 201, client: Client | undefined): CommandReply => ({
  status,
  body: { client: client && clientItem(client) },
  ...(client ? { version: client.revision } : {}),
});
