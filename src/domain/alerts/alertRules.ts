/** Defines the conditions and terms of alert rules. */
import { sensitivities } from '../analysis/figureAnomalies.ts';
import { type TargetFigure, targetFigureWords } from '../goals/targetFigures.ts';

/**
 * `above` and `below` compare the window's metric with the threshold, `change` with the previous window,
 * `pacing` month-to-date spend with budget. `no_data` fires without data, `unusual` on anomalous days, `rival`
 * when a competitor’s share of voice moves.
 */
export const alertConditions = ['above', 'below', 'change', 'pacing', 'no_data', 'unusual', 'rival'] as const;
export type AlertCondition = (typeof alertConditions)[number];

export const alertConditionWords: Readonly<Record<AlertCondition, string>> = {
  above: 'is above',
  below: 'is below',
  change: 'changes by more than',
  pacing: 'is off the month’s budget by more than',
  no_data: 'has no data',
  unusual: 'is unusual for a day',
  rival: 'has a competitor whose share of voice moves by',
};

export const alertDirections = ['either', 'up', 'down'] as const;
export type AlertDirection = (typeof alertDirections)[number];

export const alertDirectionLabels: Readonly<Record<AlertDirection, string>> = {
  either: 'Up or down',
  up: 'Up only',
  down: 'Down only',
};

export const hasDirection = (condition: AlertCondition): boolean =>
  condition === 'change' || condition === 'unusual' || condition === 'rival';

export const alertStatuses = ['open', 'acknowledged', 'resolved'] as const;
export type AlertStatus = (typeof alertStatuses)[number];

export const alertStatusLabels: Readonly<Record<AlertStatus, string>> = {
  open: 'Open',
  acknowledged: 'Acknowledged',
  resolved: 'Resolved',
};

export type RuleTerms = {
  readonly figure: TargetFigure;
  readonly condition: AlertCondition;
  /**
   * In the metric's unit. `change` and `pacing`: a fraction, 0.25 for a quarter. `rival`: 0.05 for 5 points. `unusual`: a number of
   * deviations. Ignored by `no_data`.
   */
  readonly threshold: number;
  /** The site of the competitor; for `rival` only. */
  readonly rival?: string | undefined;
  /** Default: either direction. Only `change` and `unusual` use it. */
  readonly direction?: AlertDirection | undefined;
  /** Ignored by `unusual`, which looks at one day. */
  readonly windowDays: number;
  readonly cooldownDays: number;
};

export const mostWindowDays = 90;
export const usualCooldownDays = 7;
export const mostClientsOfRule = 50;

const isDays = (days: number, least: number): boolean =>
  Number.isInteger(days) && days >= least && days <= mostWindowDays;

const sensitivityProblem = (threshold: number): string | null =>
  Object.values(sensitivities).some((one) => one === threshold)
    ? null
    : 'Must be 4 for a low, 3 for a medium or 2.5 for a high sensitivity';

const thresholdProblem = ({ figure, condition, threshold }: RuleTerms): string | null => {
  if (condition === 'no_data') return null;
  if (condition === 'unusual') return sensitivityProblem(threshold);
  if (!Number.isFinite(threshold) || threshold <= 0) return 'Must be more than 0';
  if (condition === 'rival') return threshold <= 1 ? null : 'Must be at most 100 points';
  if (condition === 'change' || condition === 'pacing')
    return threshold <= 10 ? null : 'Must be at most 1,000 percent';
  const isShare = targetFigureWords[figure].unit === 'share';
  return isShare && threshold > 1 ? 'Must be at most 100 percent' : null;
};

export const ruleErrors = (terms: RuleTerms): Readonly<Record<string, string>> => {
  const threshold = thresholdProblem(terms);
  return {
    ...(threshold === null ? {} : { threshold }),
    ...((terms.condition === 'rival') === (terms.rival !== undefined)
      ? {}
      : { rival: 'Must be a competitor, for a rule about its share of voice only' }),
    ...(isDays(terms.windowDays, 1) ? {} : { window_days: `Must be 1 to ${mostWindowDays} days` }),
    ...(isDays(terms.cooldownDays, 0) ? {} : { cooldown_days: `Must be 0 to ${mostWindowDays} days` }),
  };
};
