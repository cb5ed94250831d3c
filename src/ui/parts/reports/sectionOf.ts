/** Names the section of a report that a comment is about. */
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';
import { sectionTitle } from './reportWords.ts';

const unspoken: readonly string[] = ['cover', 'pageBreak'];

export const spokenSections = (content: ReportContent | null) =>
  (content?.sections ?? []).filter(({ kind }) => !unspoken.includes(kind));

/** `The whole report` for null, and for a removed section. */
export const sectionOf = (content: ReportContent | null, id: string | null): string => {
  const found = spokenSections(content).find((one) => one.id === id);
  return found ? sectionTitle(found) : 'The whole report';
};
