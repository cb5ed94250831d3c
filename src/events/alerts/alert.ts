/** Folds the events of an alert and of its rule. */
import {
  type AlertCondition,
  type AlertDirection,
  type AlertStatus,
  usualCooldownDays,
} from '#domain/alerts/alertRules.ts';
import type { TargetFigure } from '#domain/goals/targetFigures.ts';
import type { AlertEvent, AlertRuleEvent, AlertRuleOrCallEvent, AlertRuleSet } from './alertEvents.ts';

export type AlertRule = {
  readonly id: string;
  readonly clientId: string;
  readonly figure: TargetFigure;
  readonly condition: AlertCondition;
  readonly threshold: number;
  readonly direction: AlertDirection;
  readonly rival?: string | undefined;
  readonly windowDays: number;
  readonly cooldownDays: number;
  readonly by: string;
  readonly setAt: string;
  readonly mutedUntil: string | null;
  readonly removedAt: string | null;
  readonly revision: number;
};

export type Alert = {
  readonly id: string;
  readonly ruleId: string;
  readonly clientId: string;
  readonly figure: TargetFigure;
  readonly rival?: string | undefined;
  readonly value: number;
  readonly day: string;
  readonly status: AlertStatus;
  readonly raisedAt: string;
  readonly updatedAt: string;
  readonly by: string | null;
  readonly revision: number;
};

const ruleFrom = (before: AlertRule | undefined, { data }: AlertRuleSet, revision: number): AlertRule => {
  const { ruleId: id, clientId, figure, condition, threshold, windowDays, by, setAt } = data;
  const terms = { figure, condition, threshold, direction: data.direction ?? 'either', windowDays };
  const cooldownDays = data.cooldownDays ?? usualCooldownDays;
  const rival = data.rival === undefined ? {} : { rival: data.rival };
  const mutedUntil = before?.mutedUntil ?? null;
  return { id, clientId, ...terms, ...rival, cooldownDays, by, setAt, mutedUntil, removedAt: null, revision };
};

export const ruleAfter = (
  before: AlertRule | undefined,
  event: AlertRuleEvent,
  revision: number,
): AlertRule | undefined => {
  if (event.type === 'AlertRuleSet') return ruleFrom(before, event, revision);
  if (!before) return undefined;
  switch (event.type) {
    case 'AlertRuleRemoved':
      return { ...before, removedAt: event.data.removedAt, revision };
    case 'AlertRuleRestored':
      return { ...before, removedAt: null, revision };
    case 'AlertRuleMuted':
      return { ...before, mutedUntil: event.data.until, revision };
  }
};

export const alertAfter = (
  before: Alert | undefined,
  { type, data }: AlertEvent,
  revision: number,
): Alert | undefined => {
  if (type === 'AlertRaised') {
    const { alertId: id, workspaceId: _workspace, raisedAt, ...facts } = data;
    return { ...facts, id, status: 'open', raisedAt, updatedAt: raisedAt, by: null, revision };
  }
  if (!before) return undefined;
  const { by } = data;
  switch (type) {
    case 'AlertAcknowledged':
      return { ...before, status: 'acknowledged', by, updatedAt: data.acknowledgedAt, revision };
    case 'AlertResolved':
      return { ...before, status: 'resolved', by, updatedAt: data.resolvedAt, revision };
    case 'AlertReopened':
      return { ...before, status: data.status, by, updatedAt: data.reopenedAt, revision };
  }
};

export const isRuleEvent = (event: AlertRuleOrCallEvent): event is AlertRuleEvent =>
  event.type.startsWith('AlertRule');
