/** Compares a sent report with today's data, as platforms restate past days. */
import type { ReportContent, SectionContent } from '../contract/reportContentSchemas.ts';
import type { ThenAndNow } from '../contract/reportRunSchemas.ts';
import type { FigureName } from '../kpi/figureNames.ts';

type Told = {
  readonly figure: FigureName;
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

/** The metrics of a section; a line contributes only its total. */
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

/** Today's metrics in the sent layout, for readers who may not see unsent texts of the current definition. */
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
