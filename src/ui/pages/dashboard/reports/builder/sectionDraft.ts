/** Adds, copies and validates the sections of a report draft. */
import type { ReportSectionItem } from '#domain/contract/reportSchemas.ts';
import { sectionErrors } from '#domain/reports/reportRules.ts';
import { mostKeyFigures, type SectionKind, sectionSpecs } from '#domain/reports/section.ts';
import { sectionName } from '#domain/reports/sectionName.ts';

export const newSection = (id: string, kind: SectionKind): ReportSectionItem => {
  const { figures, isBrokenDown } = sectionSpecs[kind];
  return {
    id,
    kind,
    title: '',
    figures: figures.least > 0 ? ['revenue_cents'] : [],
    by: isBrokenDown ? 'channel' : null,
    text: '',
    client_id: null,
    period: null,
    filters: '',
  };
};

export const withCopy = (
  sections: readonly ReportSectionItem[],
  id: string,
  copyId: string,
): ReportSectionItem[] =>
  sections.flatMap((section) => (section.id === id ? [section, { ...section, id: copyId }] : [section]));

export const withChange = (
  sections: readonly ReportSectionItem[],
  id: string,
  change: Partial<ReportSectionItem>,
): ReportSectionItem[] =>
  sections.map((section) => (section.id === id ? { ...section, ...change } : section));

export const nameOfSection = (section: ReportSectionItem): string => sectionName(section);

/** Keys are section and field, such as `problems[2].figures`. */
export const problemsOf = (
  sections: readonly ReportSectionItem[],
): readonly Readonly<Record<string, string>>[] => {
  const errors = sectionErrors(sections.map(({ client_id, ...rest }) => ({ ...rest, clientId: client_id })));
  return sections.map((_, index) => {
    const start = `sections.${index}.`;
    const own = Object.entries(errors).filter(([field]) => field.startsWith(start));
    return Object.fromEntries(own.map(([field, problem]) => [field.slice(start.length), problem]));
  });
};

/** Number of key metrics if it exceeds a readable amount; null otherwise. */
export const tooManyKeyFigures = (sections: readonly ReportSectionItem[]): number | null => {
  const all = sections.filter(({ kind }) => kind === 'figures').flatMap(({ figures }) => figures).length;
  return all > mostKeyFigures ? all : null;
};
