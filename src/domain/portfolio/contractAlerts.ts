/** Derives reasons for attention apart from metrics: overdue reports and contracts due for renewal. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { englishDay } from '../english/englishDay.ts';
import type { BlockedReason } from '../reports/blockedReasons.ts';
import type { AttentionReason } from './attentionReason.ts';

export type StuckReport = {
  readonly id: string;
  readonly name: string;
  readonly block: BlockedReason | null;
  readonly retries: boolean;
};

export type RenewalState = {
  readonly lastDay: EpochDay;
  readonly today: EpochDay;
};

const blockWords: Readonly<Record<BlockedReason, string>> = {
  source: 'a source is behind',
  noData: 'no data',
  quota: 'this month’s reports are used up',
  plan: 'the plan does not include it',
  retention: 'its dates are older than the plan keeps',
  client: 'the client is paused',
  comment: 'waiting for a comment',
};

const reportReason = ({ id, name, block, retries }: StuckReport): AttentionReason => {
  if (block === null) {
    const text = `Report “${name}” failed${retries ? ', retrying' : ''}`;
    return { kind: 'report_failed', severity: retries ? 'medium' : 'high', text, figure: 1, report: id };
  }
  return {
    kind: block === 'quota' ? 'report_quota' : 'report_blocked',
    severity: block === 'comment' ? 'medium' : 'high',
    text: `Report “${name}” is blocked: ${blockWords[block]}`,
    figure: 1,
    report: id,
  };
};

export const reportReasons = (reports: readonly StuckReport[]): readonly AttentionReason[] =>
  reports.map(reportReason);

/** `figure`: days until the last day, negative after it. */
export const renewalReasons = (renewal: RenewalState | null): readonly AttentionReason[] => {
  if (renewal === null) return [];
  const left = renewal.lastDay - renewal.today;
  const verb = left < 0 ? 'ended' : 'ends';
  const text = `Contract ${verb} on ${englishDay(renewal.lastDay)}: renewal is due`;
  return [{ kind: 'renewal', severity: 'medium', text, figure: left, report: null }];
};
