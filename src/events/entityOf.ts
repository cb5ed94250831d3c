/** Which one thing an event is about: by that, events of the same thing are found in a stream that keeps many. */
import type { StoredEvent } from './log/storedEvent.ts';

/** By category of streams that hold many things: the event fields that may name one; the first that is there counts. */
const idFields: Readonly<Record<string, readonly string[]>> = {
  alerts: ['alertId', 'ruleId'],
  annotations: ['annotationId'],
  /** Calls that are counted are no change of the key itself. */
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

/** By category of streams: a field that only the events of one single thing have, and the name of that thing. */
const onlyOnes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  /** A new password has no way back: it must not stand in the way of that of the profile. */
  account: { sessionId: 'password' },
  /** Whoever owns it: one change of the owner lies on top of the others. Its end is in the way of nothing else. */
  workspace: { formerOwnerId: 'owner', schedules: 'deletion' },
};

/** The part of a stream's name before its id. */
export const categoryOf = (stream: string): string => stream.slice(0, stream.indexOf('-'));

/** Such as `clients-northlight/acme`, or `branding-northlight` where the stream is the thing. */
export const entityOf = ({ stream, data }: Pick<StoredEvent, 'stream' | 'data'>): string => {
  const category = categoryOf(stream);
  const facts: Readonly<Record<string, unknown>> = Object(data);
  const only = Object.entries(onlyOnes[category] ?? {}).find(([name]) => Object.hasOwn(facts, name));
  if (only) return `${stream}/${only[1]}`;
  const fields = idFields[category];
  if (fields === undefined) return stream;
  const field = fields.find((one) => typeof facts[one] === 'string');
  return `${stream}/${String(field && facts[field])}`;
};
