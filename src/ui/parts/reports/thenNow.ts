/** Finds today's value of a sent report's metric in the recomputed content. */
import type { ReportContent, SectionContent } from '#domain/contract/reportContentSchemas.ts';
import type { FigureName } from '#domain/kpi/figureNames.ts';
import { writtenFigure } from '../figures/figureWriting.ts';

type Kind = SectionContent['kind'];
export type SectionOf<K extends Kind> = Extract<SectionContent, { kind: K }>;

const isOf =
  <K extends Kind>(kind: K, id: string) =>
  (section: SectionContent): section is SectionOf<K> =>
    section.kind === kind && section.id === id;

export const sectionNow = <K extends Kind>(
  now: ReportContent | null,
  kind: K,
  id: string,
): SectionOf<K> | null => now?.sections.find(isOf(kind, id)) ?? null;

/** Formatted `before` and `now`; null if they look equal. */
export const restated = (
  figure: FigureName,
  values: { readonly before: number | null; readonly now: number | null | undefined },
  currency: string,
): { readonly before: string; readonly now: string } | null => {
  if (values.now === undefined) return null;
  const before = writtenFigure(figure, values.before, currency);
  const now = writtenFigure(figure, values.now, currency);
  return before === now ? null : { before, now };
};
