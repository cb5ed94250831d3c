/** Lays out a report as slides: one for each section with texts and a table. */
import type { ReportContent, SectionContent } from '#domain/contract/reportContentSchemas.ts';
import type { FigureName } from '#domain/kpi/figureNames.ts';
import { figureText } from '#domain/kpi/figureText.ts';
import { figureOf } from '#domain/kpi/metricDictionary.ts';

export type Slide = {
  readonly title: string;
  readonly lines: readonly string[];
  /** The first row is the head; empty without a table. */
  readonly table: readonly (readonly string[])[];
};

/** More rows do not fit on a slide. */
const mostRows = 10;

const figureRows = (
  figures: readonly { figure: FigureName; value: number | null; previous: number | null }[],
): Slide['table'] => [
  ['', 'This period', 'Before'],
  ...figures.map(({ figure, value, previous }) => [
    figureOf(figure).label,
    figureText(figure, value),
    figureText(figure, previous),
  ]),
];

const partsOf = (section: SectionContent): Partial<Slide> | null => {
  switch (section.kind) {
    case 'summary':
    case 'text':
    case 'next':
      return { lines: section.text.split('\n').filter(Boolean) };
    case 'figures':
      return { table: figureRows(section.figures) };
    case 'funnel':
      return { table: figureRows(section.steps) };
    case 'line':
      return {
        table: figureRows(
          section.lines.map(({ figure, total, total_previous }) => ({
            figure,
            value: total,
            previous: total_previous,
          })),
        ),
      };
    case 'goals':
      return {
        table: [
          ['Goal', 'Target', 'Actual'],
          ...section.goals.map(({ figure, target, actual }) => [
            figureOf(figure).label,
            figureText(figure, target),
            figureText(figure, actual),
          ]),
        ],
      };
    case 'bar':
    case 'table':
      return {
        table: [
          ['', ...section.figures.map((figure) => figureOf(figure).label)],
          ...section.rows
            .slice(0, mostRows)
            .map(({ label, values }) => [
              label,
              ...section.figures.map((figure, at) => figureText(figure, values[at]?.value ?? null)),
            ]),
        ],
      };
    case 'actions':
      return { lines: section.actions.slice(0, mostRows).map(({ day, text }) => `${day} ${text}`) };
    default:
      return null;
  }
};

export const reportSlides = (content: ReportContent): readonly Slide[] => [
  {
    title: content.title,
    lines: [content.client.name, `${content.range.from} to ${content.range.to}`, content.brand.name],
    table: [],
  },
  ...content.sections.flatMap((section) => {
    const parts = partsOf(section);
    return parts === null ? [] : [{ title: section.title, lines: [], table: [], ...parts }];
  }),
];
