/** Lists the reasons why a report cannot be generated or sent, each with the action that resolves it. */

export const blockedReasons = [
  'source',
  'noData',
  'quota',
  'plan',
  'retention',
  'client',
  'comment',
] as const;
export type BlockedReason = (typeof blockedReasons)[number];

export const unblockingActions = ['reconnect', 'connect', 'upgrade', 'shorten', 'resume', 'write'] as const;
export type UnblockingAction = (typeof unblockingActions)[number];

export const actionOf: Readonly<Record<BlockedReason, UnblockingAction>> = {
  source: 'reconnect',
  noData: 'connect',
  quota: 'upgrade',
  plan: 'upgrade',
  retention: 'shorten',
  client: 'resume',
  comment: 'write',
};
