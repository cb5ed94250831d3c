/** Names the fields and values of a report draft in an edit conflict. */
import type { FieldValue } from '#domain/editing/threeWayMerge.ts';
import { periodOf, sectionsOf } from '#machines/reports/reportDraft.ts';
import type { FieldWords } from '../../../../parts/conflict/fieldWords.ts';
import { periodText } from '../../../../parts/reports/list/reportStanding.ts';
import { nameOfSection } from './sectionDraft.ts';

const wordOf = (field: string, value: FieldValue): string | undefined => {
  if (field === 'period') return periodText(periodOf(String(value)));
  if (field === 'sections') {
    const names = sectionsOf(String(value)).map(nameOfSection);
    return names.length === 0 ? 'None' : names.join(', ');
  }
  if (field === 'recipients') return String(value).replaceAll('\n', ', ');
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : undefined;
};

export const draftWords: FieldWords = {
  labels: {
    name: 'Name',
    title: 'Title on the cover',
    period: 'Period',
    compare: 'Compared with',
    filters: 'Filters',
    sections: 'Sections',
    recipients: 'Recipients',
    subject: 'Subject',
    message: 'Message',
    needs_review: 'Require approval before sending',
    requires_comment: 'Require a comment before approval',
  },
  wordOf,
};
