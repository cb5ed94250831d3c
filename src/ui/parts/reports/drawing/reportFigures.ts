/** Prepares the charts of a report: drawing data, summary and table. */
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';
import { breakdownLabels } from '#domain/dashboards/widget.ts';
import { changeOf } from '#domain/kpi/change.ts';
import type { FigureName } from '#domain/kpi/figureNames.ts';
import { ratioOf } from '#domain/kpi/ratios.ts';
import type { ChartModel } from '../../../charts/chartModel.ts';
import { trendModel } from '../../../charts/models/trendModel.ts';
import { changeInWords, share } from '../../../content/formatMetric.ts';
import { figureSpecs } from '../../figures/figureSpecs.ts';
import { chartUnitOf, writtenFigure } from '../../figures/figureWriting.ts';
import { stepAxis } from '../../figures/stepAxis.ts';
import { stepEdges } from '../../figures/stepEdges.ts';
import { rangeText } from '../reportWords.ts';
import type { SectionOf } from '../thenNow.ts';
import type { RowBar } from './rowBars.ts';

/** The first row is the header; all rows have its length. */
export type FigureTable = {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

type FigureText = { readonly summary: string; readonly table: FigureTable };

export type LineFigure = FigureText & { readonly model: ChartModel };
export type BarsFigure = FigureText & { readonly bars: readonly RowBar[] };

const labelOf = (figure: FigureName): string => figureSpecs[figure].label;

/** `Revenue is $12,340, up 3.0% against 1 – 31 Oct 2026.` for each line, for sums and ratios alike. */
const totalWords = (section: SectionOf<'line'>, currency: string): string =>
  section.lines
    .flatMap(({ figure, total, total_previous }) => {
      if (total === null) return [];
      const totalText = `${labelOf(figure)}: ${writtenFigure(figure, total, currency)} in all`;
      const change = changeOf(total, total_previous);
      return section.compared_range === null || change === null
        ? [`${totalText}.`]
        : [`${totalText}, ${changeInWords(change)} against ${rangeText(section.compared_range)}.`];
    })
    .join(' ');

export const lineFigure = (section: SectionOf<'line'>, { currency }: ReportContent): LineFigure => {
  const [first] = section.lines;
  const axis = stepAxis(section.steps, section.interval);
  const series = section.lines.map(({ figure, values }) => ({ name: labelOf(figure), values }));
  const isAlone = section.lines.length === 1;
  const compare =
    isAlone && first?.previous
      ? {
          name: section.compared_range ? rangeText(section.compared_range) : 'Before',
          values: first.previous,
        }
      : undefined;
  const unit = chartUnitOf(first?.figure ?? 'sessions', currency);
  const isRatio = section.lines.some(({ figure }) => figureSpecs[figure].isRatio);
  const wish = { axis, series, unit, compare, isRatio, ...stepEdges(section) };
  const model = trendModel(wish, new Set());
  const { summary } = model;
  return {
    model,
    // Ratios cannot be summed over days, but the section's own total is right for both.
    summary: isAlone ? totalWords(section, currency) || summary : summary,
    table: {
      head: [axis.title, ...series.map(({ name }) => name), ...(compare ? [compare.name] : [])],
      rows: axis.places.map(({ long }, step) => [
        long,
        ...section.lines.map(({ figure, values }) => writtenFigure(figure, values[step] ?? null, currency)),
        ...(compare && first ? [writtenFigure(first.figure, compare.values[step] ?? null, currency)] : []),
      ]),
    },
  };
};

const barsSentence = (section: SectionOf<'bar'>, figure: FigureName, currency: string): string => {
  const known = section.rows.flatMap(({ label, values }) => {
    const value = values[0]?.value ?? null;
    return value === null ? [] : [{ label, value }];
  });
  const sorted = known.toSorted((one, other) => other.value - one.value);
  const [most, least] = [sorted[0], sorted.at(-1)];
  if (!most || !least) return `No ${breakdownLabels[section.by].toLowerCase()} has any ${labelOf(figure)}.`;
  const describe = (one: { label: string; value: number }) =>
    `${one.label} (${writtenFigure(figure, one.value, currency)})`;
  const all = section.totals[0]?.value ?? null;
  const whole = all === null ? '' : ` ${writtenFigure(figure, all, currency)} in all.`;
  if (most === least) return `${labelOf(figure)}: ${describe(most)}.`;
  return `${labelOf(figure)}: highest in ${describe(most)}, lowest in ${describe(least)}.${whole}`;
};

export const barFigure = (section: SectionOf<'bar'>, { currency }: ReportContent): BarsFigure => {
  const figure = section.figures[0] ?? 'sessions';
  const written = (value: number | null) => writtenFigure(figure, value, currency);
  return {
    bars: section.rows.map(({ label, values }) => {
      const value = values[0]?.value ?? null;
      return { name: label, value, text: written(value), tone: 0 };
    }),
    summary: barsSentence(section, figure, currency),
    table: {
      head: [breakdownLabels[section.by], labelOf(figure), 'Share'],
      rows: section.rows.map(({ label, values, share: part }) => [
        label,
        written(values[0]?.value ?? null),
        share(part),
      ]),
    },
  };
};

export const funnelFigure = (section: SectionOf<'funnel'>, { currency }: ReportContent): BarsFigure => {
  const steps = section.steps.flatMap(({ figure, value }) => (value === null ? [] : [{ figure, value }]));
  const [first, last] = [steps[0], steps.at(-1)];
  /** Sessions come from more than ads, so a step may exceed the one before and then has no conversion rate. */
  const kept = (index: number): string => {
    const [before, here] = [steps[index - 1], steps[index]];
    return before && here && here.value <= before.value ? share(ratioOf(here.value, before.value)) : '';
  };
  const said = ({ figure, value }: { figure: FigureName; value: number }) =>
    `${writtenFigure(figure, value, currency)} ${labelOf(figure).toLowerCase()}`;
  return {
    bars: steps.map(({ figure, value }, index) => ({
      name: labelOf(figure),
      value,
      text: [writtenFigure(figure, value, currency), kept(index)].filter((one) => one !== '').join(' · '),
      tone: 0,
    })),
    summary:
      !first || !last || first === last
        ? 'The sources report one step only.'
        : `${said(first)} led to ${said(last)} (${share(ratioOf(last.value, first.value))}).`,
    table: {
      head: ['Step', 'Reached', 'Of the step before'],
      rows: steps.map(({ figure, value }, index) => [
        labelOf(figure),
        writtenFigure(figure, value, currency),
        kept(index) || '—',
      ]),
    },
  };
};
