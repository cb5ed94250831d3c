/** Compares a sent report with today's data, as platforms restate past days. */
import type { ReportContent, SectionContent } from '../contract/reportContentSchemas.ts';
import type { ThenAndNow } from '../contract/reportRunSchemas.ts';
import type { FigureName } from '../kpi/figureNames.ts';

type ComparedValue = {
  readonly figure: FigureName;
  readonly place: string | null;
  readonly value: number | null;
};

const rowsOf = ({
  figures,
  rows,
  totals,
}: Pick<
  Extract<SectionContent, { kind: 'table' }>,
  'figures' | 'rows' | 'totals'
>): readonly ComparedValue[] =>
  figures.flatMap((figure, column) => [
    { figure, place: null, value: totals[column]?.value ?? null },
    ...rows.map(({ label, values }) => ({ figure, place: label, value: values[column]?.value ?? null })),
  ]);

/** The metrics of a section; a line contributes only its total. */
const comparedValues = (section: SectionContent): readonly ComparedValue[] => {
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

const keyOf = ({ figure, place }: ComparedValue): string => `${figure}|${place ?? ''}`;

export const differences = (
  { sections }: Pick<ReportContent, 'sections'>,
  today: Pick<ReportContent, 'sections'>,
): ThenAndNow[] =>
  sections.flatMap((section) => {
    const other = today.sections.find(({ id, kind }) => id === section.id && kind === section.kind);
    if (!other) return [];
    const now = new Map(comparedValues(other).map((item) => [keyOf(item), item.value]));
    return comparedValues(section).flatMap((item) => {
      const value = now.get(keyOf(item)) ?? null;
      if (value === item.value) return [];
      return [
        { section: section.id, figure: item.figure, place: item.place, before: item.value, now: value },
      ];
    });
  });

/** Today's metrics in the sent layout, for readers who may not see unsent texts of the current definition. */
export const sentWithFiguresOf = (sent: ReportContent, today: ReportContent): ReportContent => ({
  ...sent,
  made_at: today.made_at,
  position: today.position,
  sections: sent.sections.map((section) =>
    comparedValues(section).length === 0
      ? section
      : (today.sections.find(({ id, kind }) => id === section.id && kind === section.kind) ?? section),
  ),
});
