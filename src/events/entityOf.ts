/** Names the entity of an event, to find its events in a stream that holds many entities. */
import { ownValue } from '#domain/ownValue.ts';
import type { StoredEvent } from './log/storedEvent.ts';

/** By stream category: event fields that may hold the entity's id; the first present one counts. */
const idFields: Readonly<Record<string, readonly string[]>> = {
  alerts: ['alertId', 'ruleId'],
  annotations: ['annotationId'],
  /** Counted calls do not change the key itself. */
  apiKeys: ['month', 'keyId'],
  campaigns: ['campaignId'],
  clients: ['clientId'],
  /** A question has an entity of its own, so that it does not block the undo of a change to its conversation. */
  conversation: ['turnId', 'conversationId'],
  competitors: ['competitorId'],
  /** A mark has an entity of its own, so that it does not block the undo of a change to its dashboard. */
  dashboards: ['mark', 'dashboardId'],
  findings: ['findingId'],
  /** A media budget is the client's, and has no id of its own. */
  goals: ['goalId', 'clientId'],
  /** A review and a request have entities of their own, so that they do not block the undo of a change to the app. */
  installation: ['reviewerId', 'requestId', 'listingId'],
  integrations: ['integrationId'],
  /** Runs and comments have entities of their own, so that they do not block the undo of a change to their report. */
  report: ['commentId', 'runId', 'reportId'],
  /** The share is the workspace's. */
  reseller: ['tenantId', 'workspaceId'],
  /** A visit has an entity of its own, so that it does not block the undo of a change to its link. */
  shareLinks: ['visit', 'shareLinkId'],
  sources: ['integrationId'],
  /** Billing details are the workspace's. */
  workspace: ['invitationId', 'accountId', 'workspaceId'],
};

/** By stream category: a field that only one entity's events have, and that entity's name. */
const onlyOnes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  /** A new password cannot be undone and must not block the undo of a profile change. */
  account: { sessionId: 'password', requestedAt: 'password' },
  /** A test mail changes no look. */
  branding: { requestedAt: 'test' },
  /** Checks and DNS records do not block the undo of the domain itself. */
  domains: { status: 'check', setAt: 'dns' },
  /** Changes of the owner stack up as one entity. The deletion of a workspace blocks no other undo. */
  workspace: { formerOwnerId: 'owner', schedules: 'deletion' },
};

export const categoryOf = (stream: string): string => stream.slice(0, stream.indexOf('-'));

/** Such as `clients-northlight/acme`, or `branding-northlight` where the stream is the entity. */
export const entityOf = ({ stream, data }: Pick<StoredEvent, 'stream' | 'data'>): string => {
  const category = categoryOf(stream);
  const facts: Readonly<Record<string, unknown>> = Object(data);
  const only = Object.entries(ownValue(onlyOnes, category) ?? {}).find(([name]) =>
    Object.hasOwn(facts, name),
  );
  if (only) return `${stream}/${only[1]}`;
  const fields = ownValue(idFields, category);
  if (fields === undefined) return stream;
  const field = fields.find((one) => typeof facts[one] === 'string');
  return `${stream}/${String(field && facts[field])}`;
};
