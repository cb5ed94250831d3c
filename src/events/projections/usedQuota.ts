/** Folds the use of a plan's quota from events, so that the use at any moment is known. */
import { countsAsTeam } from '#domain/access/membership.ts';
import { type FittedResource, mapResources } from '#domain/plans/fitQuota.ts';
import type { AppEvent } from '../appEvent.ts';
import { dashboardStream } from '../dashboards/dashboardStream.ts';
import { entityOf } from '../entityOf.ts';
import type { StoredEvent } from '../log/storedEvent.ts';

type Rule = { readonly of: FittedResource; readonly isIn: boolean };

const comes = (of: FittedResource): Rule => ({ of, isIn: true });
const goes = (of: FittedResource): Rule => ({ of, isIn: false });

/** The effect of an event on its entity. An open invitation takes a member's place. */
const rules: Readonly<Partial<Record<AppEvent['type'], Rule>>> = {
  ClientAdded: comes('clients'),
  ClientRestored: comes('clients'),
  ClientArchived: goes('clients'),
  ClientMerged: goes('clients'),
  ClientDeleted: goes('clients'),
  MemberJoined: comes('members'),
  MemberReinstated: comes('members'),
  MemberSuspended: goes('members'),
  MemberRemoved: goes('members'),
  MemberErased: goes('members'),
  MemberInvited: comes('members'),
  InvitationRestored: comes('members'),
  InvitationRevoked: goes('members'),
  InvitationAccepted: goes('members'),
  IntegrationConnected: comes('integrations'),
  IntegrationRestored: comes('integrations'),
  IntegrationDisconnected: goes('integrations'),
  DashboardCreated: comes('dashboards'),
  DashboardRestored: comes('dashboards'),
  DashboardArchived: goes('dashboards'),
};

export const quotaTypes: readonly string[] = [
  ...Object.keys(rules),
  'ResourcesPutAside',
  'ResourcesTakenBack',
];

export type UsedQuota = {
  readonly inUse: Readonly<Record<FittedResource, Set<string>>>;
  /** People of clients and their invitations, which take no place. */
  readonly free: Set<string>;
  /** View-only dashboards exist but do not count. */
  readonly viewOnly: Set<string>;
};

export const noUsedQuota = (): UsedQuota => ({
  inUse: mapResources(() => new Set<string>()),
  free: new Set(),
  viewOnly: new Set(),
});

/** Null when the event type does not show if it belongs to a client's person. */
const isFree = (event: AppEvent): boolean | null => {
  if (event.type === 'MemberJoined') return !countsAsTeam(event.data.kind);
  return event.type === 'MemberInvited' ? event.data.role === 'user' : null;
};

/** Events must come in the order in which they happened. */
export const addToQuota = (
  { inUse, free, viewOnly }: UsedQuota,
  stored: StoredEvent,
  workspaceId: string,
): void => {
  const event = stored as StoredEvent & AppEvent;
  if (event.type === 'ResourcesPutAside' || event.type === 'ResourcesTakenBack') {
    for (const id of event.data.dashboards) {
      const entity = `${dashboardStream.of(workspaceId)}/${id}`;
      if (event.type === 'ResourcesPutAside') viewOnly.add(entity);
      else viewOnly.delete(entity);
    }
    return;
  }
  const rule = rules[event.type];
  if (!rule) return;
  const entity = entityOf(stored);
  const takesNone = isFree(event);
  if (takesNone === true) free.add(entity);
  if (takesNone === false) free.delete(entity);
  if (rule.isIn && !free.has(entity)) inUse[rule.of].add(entity);
  else inUse[rule.of].delete(entity);
};

export const countQuota = ({ inUse, viewOnly }: UsedQuota): Readonly<Record<FittedResource, number>> => ({
  ...mapResources((one) => inUse[one].size),
  dashboards: [...inUse.dashboards].filter((entity) => !viewOnly.has(entity)).length,
});
