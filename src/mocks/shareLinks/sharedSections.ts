/** Builds the sections for a shared overview or dashboard, rendered like a report. */
import { inReadingOrder } from '#domain/dashboards/grid.ts';
import type { Widget } from '#domain/dashboards/widget.ts';
import { widgetName } from '#domain/dashboards/widgetName.ts';
import type { FigureName } from '#domain/kpi/figureNames.ts';
import { filtersOnWire, narrowedFilters } from '#domain/metrics/filtersOnWire.ts';
import { filtersInWords } from '#domain/metrics/filterWords.ts';
import type { FilterDimension } from '#domain/metrics/view.ts';
import { mostKeyFigures, type PictureSection, type Section } from '#domain/reports/section.ts';

const blank: Omit<Section, 'id' | 'kind'> = {
  title: '',
  figures: [],
  by: null,
  text: '',
  clientId: null,
  period: null,
  filters: '',
};

const keyFigures: readonly FigureName[] = ['revenue_cents', 'conversions', 'sessions', 'spend_cents', 'roas'];

export const overviewSections: readonly Section[] = [
  { ...blank, id: 'summary', kind: 'summary' },
  { ...blank, id: 'figures', kind: 'figures', figures: keyFigures },
  { ...blank, id: 'goals', kind: 'goals' },
  { ...blank, id: 'course', kind: 'line', figures: ['revenue_cents'] },
  {
    ...blank,
    id: 'channels',
    kind: 'table',
    figures: ['revenue_cents', 'conversions', 'sessions'],
    by: 'channel',
  },
  { ...blank, id: 'funnel', kind: 'funnel' },
];

type Shown = Section | PictureSection;

export type SharedLimit = {
  readonly filters: string;
  /** Undefined for a campaign or source that the link's client does not have. */
  readonly nameOf: (dimension: FilterDimension, value: string) => string | undefined;
};

const filtersOf = ({ filters = '' }: Widget, { filters: most, nameOf }: SharedLimit): string | null => {
  const own = filtersOnWire(filters);
  const isKnown = (['campaign', 'source'] as const).every((dimension) =>
    own[dimension].every((value) => nameOf(dimension, value) !== undefined),
  );
  return isKnown ? narrowedFilters(most, filters) : null;
};

const filterTitle = ({ filters = '' }: Widget, { nameOf }: SharedLimit): string =>
  filtersInWords(filtersOnWire(filters), nameOf);

const titleOf = (widget: Widget, limit: SharedLimit): string => {
  const words = filterTitle(widget, limit);
  return words === '' ? widget.title : `${widgetName(widget)} · ${words}`;
};

/** Annotations are internal to agency and client, so visitors without an account get none. */
const sectionsOf = (widget: Widget, limit: SharedLimit): readonly Shown[] => {
  const { id, kind, figures, by, text, picture } = widget;
  const filters = filtersOf(widget, limit);
  if (filters === null) return [];
  const title = titleOf(widget, limit);
  const shown = { ...blank, id, title, figures, filters };
  if (kind === 'image') return picture === undefined ? [] : [{ id, kind, title, text, picture }];
  if (kind === 'annotations') return [];
  if (kind === 'figure') return [{ ...shown, kind: 'figures', title: filterTitle(widget, limit) }];
  if (kind === 'goal') return [{ ...shown, kind: 'goals', figures: [] }];
  return [{ ...shown, kind, by, text }];
};

/** Adjacent key metrics with the same filters are merged into one section, and goals appear once because a section shows all. */
const joined = (sections: readonly Shown[]): readonly Shown[] => {
  const all: Shown[] = [];
  for (const section of sections) {
    const last = all.at(-1);
    if (section.kind === 'goals' && all.some(({ kind }) => kind === 'goals')) continue;
    const isAlike =
      last?.kind === 'figures' && section.kind === 'figures' && last.filters === section.filters;
    if (isAlike && last.figures.length < mostKeyFigures)
      all.splice(-1, 1, { ...last, figures: [...new Set([...last.figures, ...section.figures])] });
    else all.push(section);
  }
  return all;
};

/** A summary is generated from key metrics, so without any it is omitted. */
const withWords = (sections: readonly Shown[]): readonly Shown[] =>
  sections.some(({ kind }) => kind === 'figures')
    ? sections
    : sections.filter(({ kind }) => kind !== 'summary');

export const dashboardSections = (widgets: readonly Widget[], limit: SharedLimit): readonly Shown[] =>
  withWords(joined(inReadingOrder(widgets).flatMap((widget) => sectionsOf(widget, limit))));
