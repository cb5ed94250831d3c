/** A reason for attention: of which kind, how urgent, and its sentence. */
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
  /** The figure that the sentence tells: a change (-0.34), a part of what should be (0.71), days, alerts, reports. */
  readonly figure: number;
  /** Id of the report that it tells of; null for all other kinds. */
  readonly report: string | null;
};
