/** Renders written text, or a draft generated from the metrics. */

import { below } from '../headingLevel.ts';
import { ReportText } from '../ReportText.tsx';
import type { SectionProps } from './sectionProps.ts';

export const WrittenSection = ({ section, level }: SectionProps<'summary' | 'text' | 'next'>) => (
  <div className={section.kind === 'text' ? 'report-words' : `report-words report-${section.kind}`}>
    <ReportText text={section.text} level={below(level)} />
    {section.kind === 'summary' && section.drafted && (
      <p className="report-mark">Draft, written from the figures</p>
    )}
  </div>
);
