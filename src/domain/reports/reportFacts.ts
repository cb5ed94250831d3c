/** What people decide about a report: what it shows, and to whom and how it goes. */
import type { ReportPeriod } from './reportPeriod.ts';
import type { Section } from './section.ts';

export type ReportComparison = 'none' | 'previous' | 'year';

export const comparisonLabels: Readonly<Record<ReportComparison, string>> = {
  previous: 'The period before',
  year: 'The year before',
  none: 'Nothing',
};

export type ReportFacts = {
  readonly name: string;
  /** On the cover; empty: the name. */
  readonly title: string;
  readonly period: ReportPeriod;
  readonly compare: ReportComparison;
  /** As `filters` of `GET /api/metrics`; empty: none. */
  readonly filters: string;
  readonly sections: readonly Section[];
  /** Email addresses, each once. */
  readonly recipients: readonly string[];
  /** Empty: the name and the period. */
  readonly subject: string;
  readonly message: string;
  /** Whether somebody has to approve each run. */
  readonly needsReview: boolean;
  /** Whether nobody approves a run before somebody has written in it. */
  readonly requiresComment: boolean;
};
