/** Types the props of every section of a report. */
import type { ReportContent, SectionContent } from '#domain/contract/reportContentSchemas.ts';
import type { HeadingLevel } from '../headingLevel.ts';
import type { SectionOf } from '../thenNow.ts';

export type SectionProps<Kind extends SectionContent['kind']> = {
  readonly section: SectionOf<Kind>;
  readonly content: ReportContent;
  readonly now: ReportContent | null;
  readonly level: HeadingLevel;
};
