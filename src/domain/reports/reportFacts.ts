/** Defines the editable fields of a report: content, recipients and delivery. */
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
  /** Title of the cover; empty: the report's name. */
  readonly title: string;
  readonly period: ReportPeriod;
  readonly compare: ReportComparison;
  /** As `filters` of `GET /api/metrics`; empty: none. */
  readonly filters: string;
  readonly sections: readonly Section[];
  readonly recipients: readonly string[];
  /** Empty: name and period. */
  readonly subject: string;
  readonly message: string;
  readonly needsReview: boolean;
  readonly requiresComment: boolean;
};
