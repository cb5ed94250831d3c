/** Why a report cannot be made or sent as it stands, and the one thing to do about it. */

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

/** What a person does next; a page gives it its address. */
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
