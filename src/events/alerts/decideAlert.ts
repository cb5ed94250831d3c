/** Decides alerts: raised once, then acknowledged, then resolved, with undo; a removed or muted rule raises none. */
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { accept, type Decision, reject } from '../decision.ts';
import type { AlertRuleOrCallEvent } from './alertEvents.ts';
import { type AlertState, alertOf, ruleOf } from './alertState.ts';

export type CallAlerts = {
  readonly type: 'CallAlerts';
  readonly workspaceId: string;
  readonly calls: readonly Pick<RaiseAlert, 'alertId' | 'ruleId' | 'value' | 'day'>[];
  /** The day that a morning check covers, checked once; omitted for a manual check. */
  readonly checkedDay?: string;
  readonly now: string;
};
type Asked = { readonly workspaceId: string; readonly alertId: string; readonly now: string };
type RaiseAlert = Asked & {
  readonly type: 'RaiseAlert';
  readonly ruleId: string;
  readonly value: number;
  readonly day: string;
};
type AcknowledgeAlert = Asked & { readonly type: 'AcknowledgeAlert'; readonly by: string };
type ResolveAlert = Asked & { readonly type: 'ResolveAlert'; readonly by: string };
type ReopenAlert = Asked & {
  readonly type: 'ReopenAlert';
  readonly by: string;
  readonly status: 'open' | 'acknowledged';
};
export type OneAlertCommand = CallAlerts | RaiseAlert | AcknowledgeAlert | ResolveAlert | ReopenAlert;

const dayOf = (day: string): number => epochDayOf(day) ?? 0;

const mayCall = (state: AlertState, ruleId: string, day: string): boolean => {
  const rule = ruleOf(state, ruleId);
  if (!rule || rule.removedAt !== null) return false;
  if (rule.mutedUntil !== null && rule.mutedUntil >= day) return false;
  return Object.values(state.alerts).every(
    (alert) => alert.ruleId !== ruleId || dayOf(day) - dayOf(alert.day) > rule.cooldownDays,
  );
};

const callAll = (
  { workspaceId, calls, checkedDay, now }: CallAlerts,
  state: AlertState,
): Decision<AlertRuleOrCallEvent> => {
  const isMorning = checkedDay !== undefined;
  if (isMorning && state.checkedAt !== null && state.checkedAt >= now) return accept();
  const decisions = calls
    .filter(({ ruleId, day }) => mayCall(state, ruleId, day))
    .map((call) => raise({ type: 'RaiseAlert', workspaceId, now, ...call }, state));
  const refused = decisions.find(({ ok }) => !ok);
  if (refused) return refused;
  const raised = decisions.flatMap((decision) => (decision.ok ? decision.events : []));
  if (!isMorning) return accept(...raised);
  return accept(...raised, { type: 'AlertsChecked', data: { workspaceId, day: checkedDay, checkedAt: now } });
};

const raise = (command: RaiseAlert, state: AlertState): Decision<AlertRuleOrCallEvent> => {
  const { type: _type, now, ...facts } = command;
  const rule = ruleOf(state, command.ruleId);
  if (!rule) return reject('notFound');
  if (alertOf(state, command.alertId)) return reject('versionConflict');
  const { clientId, figure, rival } = rule;
  const about = { clientId, figure, ...definedOnly({ rival }) };
  return accept({ type: 'AlertRaised', data: { ...facts, ...about, raisedAt: now } });
};

const seeTo = (
  command: AcknowledgeAlert | ResolveAlert | ReopenAlert,
  state: AlertState,
): Decision<AlertRuleOrCallEvent> => {
  const alert = alertOf(state, command.alertId);
  if (!alert) return reject('notFound');
  const { clientId, figure, rival, status } = alert;
  const { workspaceId, alertId, by, now } = command;
  const facts = { workspaceId, alertId, clientId, figure, ...definedOnly({ rival }), by };
  if (command.type === 'ReopenAlert')
    return status === command.status
      ? accept()
      : accept({ type: 'AlertReopened', data: { ...facts, status: command.status, reopenedAt: now } });
  if (command.type === 'AcknowledgeAlert')
    return status === 'open'
      ? accept({ type: 'AlertAcknowledged', data: { ...facts, acknowledgedAt: now } })
      : accept();
  return status === 'resolved'
    ? accept()
    : accept({ type: 'AlertResolved', data: { ...facts, resolvedAt: now } });
};

export const decideAlert = (command: OneAlertCommand, state: AlertState): Decision<AlertRuleOrCallEvent> => {
  switch (command.type) {
    case 'CallAlerts':
      return callAll(command, state);
    case 'RaiseAlert':
      return raise(command, state);
    default:
      return seeTo(command, state);
  }
};
