/** What every section of a report is drawn from. */
import type { ReportContent, SectionContent } from '#domain/contract/reportContentSchemas.ts';
import type { HeadingLevel } from '../headingLevel.ts';
import type { SectionOf } from '../thenNow.ts';

export type SectionProps<Kind extends SectionContent['kind']> = {
  readonly section: SectionOf<Kind>;
  readonly content: ReportContent;
  /** The report as it would be computed today; null: not held against today. */
  readonly now: ReportContent | null;
  /** Of the section's own heading. */
  readonly level: HeadingLevel;
};
