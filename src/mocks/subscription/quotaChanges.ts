/** Applies a plan's quota to clients, connections, people and schedules beyond the plan's own events; dashboards become view-only. */
import { asideOf, hasAside, isApart, type QuotaChanges } from '#domain/plans/fitQuota.ts';
import { clientDecider } from '#events/clients/clientDecider.ts';
import { clientStream } from '#events/clients/clientStream.ts';
import { integrationDecider } from '#events/integrations/integrationDecider.ts';
import { integrationStream } from '#events/integrations/integrationStream.ts';
import { reportDecider } from '#events/reports/reportDecider.ts';
import { reportStream } from '#events/reports/reportStream.ts';
import type { SubscriptionState } from '#events/subscriptions/subscriptionDecider.ts';
import { workspaceDecider } from '#events/workspaces/workspaceDecider.ts';
import { workspaceStream } from '#events/workspaces/workspaceStream.ts';
import type { BackendParts } from '../http/context.ts';
import { mergeRelated, type RelatedChanges, relatedToEach } from '../http/handleCommand.ts';

export type QuotaScope = {
  readonly workspaceId: string;
  /** The account id recorded as the actor who disconnected or paused the items set aside. */
  readonly by: string;
  readonly now: string;
};

/** An item that cannot be restored, such as a client whose domain is used by another, is left set aside. */
export const quotaChanges = async (
  parts: Pick<BackendParts, 'log'>,
  { putAside, takeBack }: QuotaChanges,
  { workspaceId, by, now }: QuotaScope,
): Promise<RelatedChanges> => {
  const key = [workspaceId] as const;
  const connection = (integrationId: string) => ({ workspaceId, integrationId, by, now });
  const all = await Promise.all([
    relatedToEach(
      parts,
      { stream: clientStream, decider: clientDecider, key },
      [
        ...takeBack.clients.map((clientId) => ({ type: 'RestoreClient', clientId, now }) as const),
        ...putAside.clients.map((clientId) => ({ type: 'ArchiveClient', clientId, now }) as const),
      ],
      workspaceId,
    ),
    relatedToEach(
      parts,
      { stream: integrationStream, decider: integrationDecider, key },
      [
        ...takeBack.integrations.map((id) => ({ type: 'RestoreIntegration', ...connection(id) }) as const),
        ...putAside.integrations.map((id) => ({ type: 'DisconnectIntegration', ...connection(id) }) as const),
      ],
      workspaceId,
    ),
    relatedToEach(
      parts,
      { stream: workspaceStream, decider: workspaceDecider, key },
      [
        ...takeBack.members.map((accountId) => ({ type: 'ReinstateMember', accountId, now }) as const),
        ...putAside.members.map((accountId) => ({ type: 'SuspendMember', accountId, now }) as const),
      ],
      workspaceId,
    ),
  ]);
  const report = (type: 'PauseReport' | 'ResumeReport') => (reportId: string) =>
    relatedToEach(
      parts,
      { stream: reportStream, decider: reportDecider, key: [reportId] },
      [{ type, workspaceId, reportId, by, now }],
      workspaceId,
    );
  const schedules = await Promise.all([
    ...takeBack.schedules.map(report('ResumeReport')),
    ...putAside.schedules.map(report('PauseReport')),
  ]);
  return mergeRelated([...all, ...schedules]);
};

const hasTaken = (state: SubscriptionState, { putAside, takeBack }: QuotaChanges): boolean =>
  state !== null && hasAside(asideOf(state.aside), putAside) && isApart(asideOf(state.aside), takeBack);

/** As `quotaChanges`, when the subscription's own decision has applied them. */
export const relatedQuotaChanges =
  (parts: Pick<BackendParts, 'log'>, room: QuotaChanges, place: QuotaScope) =>
  async (after: SubscriptionState): Promise<RelatedChanges> =>
    hasTaken(after, room) ? quotaChanges(parts, room, place) : {};
