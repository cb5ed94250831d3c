/** Decides rules and alerts of a workspace in one stream, because a rule decides which alerts may be raised. */
import { hasDirection, ruleErrors, usualCooldownDays } from '#domain/alerts/alertRules.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import type { AlertRuleOrCallEvent, AlertRuleSet } from './alertEvents.ts';
import { type AlertState, evolveAlerts, ruleOf } from './alertState.ts';
import { decideAlert, type OneAlertCommand } from './decideAlert.ts';

type SetAlertRule = Omit<AlertRuleSet['data'], 'setAt'> & {
  readonly type: 'SetAlertRule';
  readonly now: string;
};
type SetAlertRules = Omit<SetAlertRule, 'type' | 'ruleId' | 'clientId'> & {
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
type RemoveAlertRule = AskedOfRule<'RemoveAlertRule'>;
type RestoreAlertRule = AskedOfRule<'RestoreAlertRule'>;
type MuteAlertRule = AskedOfRule<'MuteAlertRule'> & { readonly until: string | null };
type ChangeCommand = RemoveAlertRule | RestoreAlertRule | MuteAlertRule;
type AlertRuleCommand = SetAlertRule | SetAlertRules | ChangeCommand;

const termFields = [
  'figure',
  'condition',
  'threshold',
  'direction',
  'rival',
  'windowDays',
  'cooldownDays',
] as const;

const set = (
  { type: _type, now, direction: asked = 'either', rival, ...own }: SetAlertRule,
  state: AlertState,
): Decision<AlertRuleOrCallEvent> => {
  const about = { ...own, ...definedOnly({ rival }) };
  const direction = hasDirection(about.condition) ? asked : 'either';
  // Older events have no direction, so `either` is omitted.
  const facts = direction === 'either' ? about : { ...about, direction };
  const before = ruleOf(state, facts.ruleId);
  const terms = { ...facts, direction, cooldownDays: facts.cooldownDays ?? usualCooldownDays };
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

const changeRule = (command: ChangeCommand, state: AlertState): Decision<AlertRuleOrCallEvent> => {
  const rule = ruleOf(state, command.ruleId);
  if (!rule) return reject('notFound');
  const { workspaceId, ruleId, by, now } = command;
  const { clientId, figure, rival } = rule;
  const facts = { workspaceId, clientId, figure, ...definedOnly({ rival }), ruleId, by };
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

const decideAlertRule = (command: AlertRuleCommand, state: AlertState): Decision<AlertRuleOrCallEvent> => {
  if (command.type === 'SetAlertRule') return set(command, state);
  if (command.type === 'SetAlertRules') return setMany(command, state);
  return changeRule(command, state);
};

export type AlertCommand = AlertRuleCommand | OneAlertCommand;

export const alertDecider: Decider<AlertCommand, AlertRuleOrCallEvent, AlertState> = {
  initial: { next: 0, rules: {}, alerts: {}, checkedAt: null },
  evolve: evolveAlerts,
  decide: (command, state) => {
    switch (command.type) {
      case 'SetAlertRule':
      case 'SetAlertRules':
      case 'RemoveAlertRule':
      case 'RestoreAlertRule':
      case 'MuteAlertRule':
        return decideAlertRule(command, state);
      default:
        return decideAlert(command, state);
    }
  },
};
