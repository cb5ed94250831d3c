/** Defines a reason for attention with kind, severity and sentence. */
export const reasonKinds = [
  'no_data',
  'report_quota',
  'report_blocked',
  'report_failed',
  'conversions',
  'revenue',
  'cpa',
  'goal',
  'overspend',
  'underspend',
  'alerts',
  'renewal',
] as const;

export type ReasonKind = (typeof reasonKinds)[number];

export type AttentionReason = {
  readonly kind: ReasonKind;
  /** `high`: today; `medium`: this week. */
  readonly severity: 'high' | 'medium';
  readonly text: string;
  /** The value in the sentence: a change (-0.34), a fraction of the target (0.71), or a count of days, alerts or reports. */
  readonly figure: number;
  readonly report: string | null;
};
