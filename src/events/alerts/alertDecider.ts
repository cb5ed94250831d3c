/** The rules of alerts: each is raised once, then acknowledged, then resolved; undoing goes back. A removed or quiet rule raises none. */
import { ruleErrors, usualCooldownDays } from '#domain/alerts/alertRules.ts';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import { type Alert, type AlertRule, alertAfter, isRuleEvent, ruleAfter } from './alert.ts';
import type { AlertRuleEvent, AlertRuleOrCallEvent, AlertRuleSet } from './alertEvents.ts';

export type SetAlertRule = Omit<AlertRuleSet['data'], 'setAt'> & {
  readonly type: 'SetAlertRule';
  readonly now: string;
};
/** The same terms for each of these clients, a rule of its own for each. */
export type SetAlertRules = Omit<SetAlertRule, 'type' | 'ruleId' | 'clientId'> & {
  readonly type: 'SetAlertRules';
  readonly rules: readonly { readonly ruleId: string; readonly clientId: string }[];
};
type AskedOfRule<Type extends string> = {
  readonly type: Type;
  readonly workspaceId: string;
  readonly ruleId: string;
  readonly by: string;
  readonly now: string;
};
export type RemoveAlertRule = AskedOfRule<'RemoveAlertRule'>;
export type RestoreAlertRule = AskedOfRule<'RestoreAlertRule'>;
export type MuteAlertRule = AskedOfRule<'MuteAlertRule'> & { readonly until: string | null };
/** What rules say of a day; those that are quiet say nothing. */
export type CallAlerts = {
  readonly type: 'CallAlerts';
  readonly workspaceId: string;
  readonly calls: readonly Pick<RaiseAlert, 'alertId' | 'ruleId' | 'value' | 'day'>[];
  /** The day that the check of a morning is about; left out where somebody asked. A morning is checked once. */
  readonly checkedDay?: string;
  readonly now: string;
};
type Asked = { readonly workspaceId: string; readonly alertId: string; readonly now: string };
export type RaiseAlert = Asked & {
  readonly type: 'RaiseAlert';
  readonly ruleId: string;
  readonly value: number;
  readonly day: string;
};
/** `by` is the account id of who asks. */
export type AcknowledgeAlert = Asked & { readonly type: 'AcknowledgeAlert'; readonly by: string };
export type ResolveAlert = Asked & { readonly type: 'ResolveAlert'; readonly by: string };
/** Takes a mistaken acknowledgement or resolution back: it stands again as it did then. */
export type ReopenAlert = Asked & {
  readonly type: 'ReopenAlert';
  readonly by: string;
  readonly status: 'open' | 'acknowledged';
};
type RuleCommand = RemoveAlertRule | RestoreAlertRule | MuteAlertRule;
export type AlertCommand =
  | SetAlertRule
  | SetAlertRules
  | RuleCommand
  | CallAlerts
  | RaiseAlert
  | AcknowledgeAlert
  | ResolveAlert
  | ReopenAlert;

export type AlertState = {
  /** How many events there are in the stream: the revision of the next one. */
  readonly next: number;
  readonly rules: Readonly<Record<string, AlertRule>>;
  readonly alerts: Readonly<Record<string, Alert>>;
  /** When all rules were checked last, by the clock; null: never. */
  readonly checkedAt: string | null;
};

/** The alert under that id; undefined when the workspace has none. */
export const alertOf = ({ alerts }: AlertState, id: string): Alert | undefined =>
  Object.hasOwn(alerts, id) ? alerts[id] : undefined;

/** The rule under that id, removed or not; undefined when the workspace has none. */
export const ruleOf = ({ rules }: AlertState, id: string): AlertRule | undefined =>
  Object.hasOwn(rules, id) ? rules[id] : undefined;

const termFields = ['figure', 'condition', 'threshold', 'windowDays', 'cooldownDays'] as const;

const set = (
  { type: _type, now, ...facts }: SetAlertRule,
  state: AlertState,
): Decision<AlertRuleOrCallEvent> => {
  const before = ruleOf(state, facts.ruleId);
  const terms = { ...facts, cooldownDays: facts.cooldownDays ?? usualCooldownDays };
  if (Object.keys(ruleErrors(terms)).length > 0) return reject('invalid');
  if (before?.removedAt != null) return reject('notFound');
  if (before && termFields.every((field) => before[field] === terms[field])) return accept();
  return accept({ type: 'AlertRuleSet', data: { ...facts, setAt: now } });
};

/** All or none. */
const setMany = (
  { type: _type, rules, ...terms }: SetAlertRules,
  state: AlertState,
): Decision<AlertRuleOrCallEvent> => {
  const decisions = rules.map((rule) => set({ type: 'SetAlertRule', ...terms, ...rule }, state));
  const refused = decisions.find(({ ok }) => !ok);
  return refused ?? accept(...decisions.flatMap((decision) => (decision.ok ? decision.events : [])));
};

const changeRule = (command: RuleCommand, state: AlertState): Decision<AlertRuleOrCallEvent> => {
  const rule = ruleOf(state, command.ruleId);
  if (!rule) return reject('notFound');
  const { workspaceId, ruleId, by, now } = command;
  const { clientId, figure } = rule;
  const facts = { workspaceId, clientId, figure, ruleId, by };
  if (command.type === 'RestoreAlertRule')
    return rule.removedAt === null
      ? accept()
      : accept({ type: 'AlertRuleRestored', data: { ...facts, restoredAt: now } });
  if (rule.removedAt !== null) return reject('notFound');
  if (command.type === 'RemoveAlertRule')
    return accept({ type: 'AlertRuleRemoved', data: { ...facts, removedAt: now } });
  const { until } = command;
  return until === rule.mutedUntil
    ? accept()
    : accept({ type: 'AlertRuleMuted', data: { ...facts, until, mutedAt: now } });
};

const dayOf = (day: string): number => epochDayOf(day) ?? 0;

/** Whether a rule may call on a day: it is there, not muted, and has not called lately. */
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
  const rule = Object.hasOwn(state.rules, command.ruleId) ? state.rules[command.ruleId] : undefined;
  if (!rule) return reject('notFound');
  if (alertOf(state, command.alertId)) return reject('versionConflict');
  const { clientId, figure } = rule;
  return accept({ type: 'AlertRaised', data: { ...facts, clientId, figure, raisedAt: now } });
};

/** Who looks into an alert, and who has dealt with it. */
const seeTo = (
  command: AcknowledgeAlert | ResolveAlert | ReopenAlert,
  state: AlertState,
): Decision<AlertRuleOrCallEvent> => {
  const alert = alertOf(state, command.alertId);
  if (!alert) return reject('notFound');
  const { clientId, figure, status } = alert;
  const { workspaceId, alertId, by, now } = command;
  const facts = { workspaceId, alertId, clientId, figure, by };
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

const decide = (command: AlertCommand, state: AlertState): Decision<AlertRuleOrCallEvent> => {
  switch (command.type) {
    case 'SetAlertRule':
      return set(command, state);
    case 'SetAlertRules':
      return setMany(command, state);
    case 'CallAlerts':
      return callAll(command, state);
    case 'RaiseAlert':
      return raise(command, state);
    case 'AcknowledgeAlert':
    case 'ResolveAlert':
    case 'ReopenAlert':
      return seeTo(command, state);
    default:
      return changeRule(command, state);
  }
};

const evolveRule = (state: AlertState, event: AlertRuleEvent): AlertState => {
  const { ruleId } = event.data;
  const rule = ruleAfter(ruleOf(state, ruleId), event, state.next);
  return rule ? { ...state, rules: { ...state.rules, [ruleId]: rule } } : state;
};

const evolve = (state: AlertState, event: AlertRuleOrCallEvent): AlertState => {
  const next = state.next + 1;
  if (isRuleEvent(event)) return { ...evolveRule(state, event), next };
  if (event.type === 'AlertsChecked') return { ...state, next, checkedAt: event.data.checkedAt };
  const { alertId } = event.data;
  const alert = alertAfter(alertOf(state, alertId), event, state.next);
  return { ...state, next, alerts: alert ? { ...state.alerts, [alertId]: alert } : state.alerts };
};

export const alertDecider: Decider<AlertCommand, AlertRuleOrCallEvent, AlertState> = {
  initial: { next: 0, rules: {}, alerts: {}, checkedAt: null },
  evolve,
  decide,
};
