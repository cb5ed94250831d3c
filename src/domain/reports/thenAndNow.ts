/** What of a sent report would be told otherwise today: the figures of a platform that has revised its days. */
import type { ReportContent, SectionContent } from '../contract/reportContentSchemas.ts';
import type { ThenAndNow } from '../contract/reportRunSchemas.ts';
import type { FigureName } from '../kpi/figureNames.ts';

type Told = {
  readonly figure: FigureName;
  /** The row or step that it is of; null for a total. */
  readonly place: string | null;
  readonly value: number | null;
};

const rowsOf = ({
  figures,
  rows,
  totals,
}: Pick<Extract<SectionContent, { kind: 'table' }>, 'figures' | 'rows' | 'totals'>): readonly Told[] =>
  figures.flatMap((figure, column) => [
    { figure, place: null, value: totals[column]?.value ?? null },
    ...rows.map(({ label, values }) => ({ figure, place: label, value: values[column]?.value ?? null })),
  ]);

/** The figures that a section tells; steps of a line only by their total. */
const toldBy = (section: SectionContent): readonly Told[] => {
  switch (section.kind) {
    case 'figures':
      return section.figures.map(({ figure, value }) => ({ figure, place: null, value }));
    case 'funnel':
      return section.steps.map(({ figure, value }) => ({ figure, place: null, value }));
    case 'line':
      return section.lines.map(({ figure, total }) => ({ figure, place: null, value: total }));
    case 'bar':
    case 'table':
      return rowsOf(section);
    case 'goals':
      return section.goals.map(({ figure, actual }) => ({ figure, place: null, value: actual }));
    default:
      return [];
  }
};

const keyOf = ({ figure, place }: Told): string => `${figure}|${place ?? ''}`;

/** In the order of the report; empty when today tells the same. */
export const differences = (
  { sections }: Pick<ReportContent, 'sections'>,
  today: Pick<ReportContent, 'sections'>,
): ThenAndNow[] =>
  sections.flatMap((section) => {
    const other = today.sections.find(({ id, kind }) => id === section.id && kind === section.kind);
    if (!other) return [];
    const now = new Map(toldBy(other).map((told) => [keyOf(told), told.value]));
    return toldBy(section).flatMap((told) => {
      const value = now.get(keyOf(told)) ?? null;
      if (value === told.value) return [];
      return [
        { section: section.id, figure: told.figure, place: told.place, before: told.value, now: value },
      ];
    });
  });

/** The figures of today in what was sent, for who may read no words that were not sent: a report of today has those of its definition. */
export const sentWithFiguresOf = (sent: ReportContent, today: ReportContent): ReportContent => ({
  ...sent,
  made_at: today.made_at,
  position: today.position,
  sections: sent.sections.map((section) =>
    toldBy(section).length === 0
      ? section
      : (today.sections.find(({ id, kind }) => id === section.id && kind === section.kind) ?? section),
  ),
});
