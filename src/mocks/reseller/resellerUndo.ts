/** Declares the undo of changes of a reseller's tenants and share. */
import { plans } from '#domain/plans/planCatalogue.ts';
import { type Reseller, tenantOf } from '#events/resellers/reseller.ts';
import { type ResellerCommand, resellerDecider } from '#events/resellers/resellerDecider.ts';
import type { ResellerEvent } from '#events/resellers/resellerEvents.ts';
import { resellerStream } from '#events/resellers/resellerStream.ts';
import { type Facts, percent, text } from '../undo/facts.ts';
import { undoSubject } from '../undo/undoSubject.ts';

const factsOf = (state: Reseller, data: ResellerEvent['data']): Facts | null => {
  if (!('tenantId' in data)) return { Share: percent(state.share) };
  const tenant = tenantOf(state, data.tenantId);
  if (!tenant) return null;
  return {
    Name: text(tenant.name),
    Plan: text(plans[tenant.plan].title),
    Status: text(tenant.endedAt === null ? 'running' : 'ended'),
  };
};

type OfTenant = {
  readonly data: { readonly workspaceId: string; readonly tenantId: string };
  readonly now: string;
};

const ending = {
  as: 'endTenant',
  command: ({ data: { workspaceId, tenantId }, now }: OfTenant) =>
    ({ type: 'EndTenant', workspaceId, tenantId, now }) as const,
} as const;

export const resellerUndo = undoSubject<ResellerCommand, ResellerEvent, Reseller>({
  stream: resellerStream,
  decider: resellerDecider,
  facts: factsOf,
  ways: {
    TenantAdded: ending,
    TenantRenamed: {
      as: 'changeTenant',
      command: ({ data: { workspaceId, tenantId, formerName: name }, now }) => ({
        type: 'ChangeTenant',
        workspaceId,
        tenantId,
        name,
        now,
      }),
    },
    TenantPlanChanged: {
      as: 'changeTenant',
      command: ({ data: { workspaceId, tenantId, formerPlan: plan }, now }) => ({
        type: 'ChangeTenant',
        workspaceId,
        tenantId,
        plan,
        now,
      }),
    },
    TenantEnded: {
      as: 'restoreTenant',
      command: ({ data: { workspaceId, tenantId }, now }) => ({
        type: 'RestoreTenant',
        workspaceId,
        tenantId,
        now,
      }),
    },
    TenantRestored: ending,
    ResellerShareChanged: {
      as: 'changeShare',
      command: ({ data: { workspaceId, formerShare: share }, now }) => ({
        type: 'ChangeShare',
        workspaceId,
        share,
        now,
      }),
    },
  },
});
