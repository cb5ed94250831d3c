/** Folds the events of a reseller for decisions, the directory and replies. */
import { ownValue } from '#domain/ownValue.ts';
import { mostShare, type TenantPlan } from '#domain/reseller/payout.ts';
import type { ResellerEvent } from './resellerEvents.ts';

export type Tenant = {
  readonly id: string;
  readonly name: string;
  readonly plan: TenantPlan;
  readonly addedAt: string;
  readonly endedAt: string | null;
  readonly revision: number;
};

export type Reseller = {
  readonly tenants: Readonly<Record<string, Tenant>>;
  /** Whole per cent; the program's maximum until another one is agreed. */
  readonly share: number;
};

export const noReseller: Reseller = { tenants: {}, share: mostShare };

/** Includes ended tenants; undefined when there is none. */
export const tenantOf = ({ tenants }: Reseller, id: string): Tenant | undefined => ownValue(tenants, id);

type TenantEvent = Exclude<ResellerEvent, { type: 'ResellerShareChanged' }>;

const changesBy = (event: TenantEvent): Partial<Tenant> => {
  switch (event.type) {
    case 'TenantAdded':
      return {};
    case 'TenantRenamed':
      return { name: event.data.name };
    case 'TenantPlanChanged':
      return { plan: event.data.plan };
    case 'TenantEnded':
      return { endedAt: event.data.endedAt };
    case 'TenantRestored':
      return { endedAt: null };
  }
};

const tenantAfter = (before: Tenant | undefined, event: TenantEvent): Tenant | undefined => {
  if (event.type === 'TenantAdded') {
    const { tenantId: id, name, plan, addedAt } = event.data;
    return { id, name, plan, addedAt, endedAt: null, revision: 0 };
  }
  return before && { ...before, ...changesBy(event), revision: before.revision + 1 };
};

export const resellerAfter = (reseller: Reseller, event: ResellerEvent): Reseller => {
  if (event.type === 'ResellerShareChanged') return { ...reseller, share: event.data.share };
  const { tenantId } = event.data;
  const tenant = tenantAfter(tenantOf(reseller, tenantId), event);
  return tenant ? { ...reseller, tenants: { ...reseller.tenants, [tenantId]: tenant } } : reseller;
};
