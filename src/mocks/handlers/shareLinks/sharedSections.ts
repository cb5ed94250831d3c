/** The sections in which a share link shows a client's overview or a dashboard: drawn as a report is. */
import { inReadingOrder } from '#domain/dashboards/grid.ts';
import type { Widget } from '#domain/dashboards/widget.ts';
import type { FigureName } from '#domain/kpi/figureNames.ts';
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

/** The overview in short: how it went, the goals, the key figures and what they are made of. */
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

/** Notes stay among the people of the agency and of the client: who has no account gets none. */
const sectionsOf = ({ id, kind, title, figures, by, text, picture }: Widget): readonly Shown[] => {
  const shown = { ...blank, id, title, figures };
  if (kind === 'image') return picture === undefined ? [] : [{ id, kind, title, text, picture }];
  if (kind === 'annotations') return [];
  if (kind === 'figure') return [{ ...shown, kind: 'figures', title: '' }];
  if (kind === 'goal') return [{ ...shown, kind: 'goals', figures: [] }];
  return [{ ...shown, kind, by, text }];
};

/** Key figures that stand together become one section, and goals are told once: a section shows all of them. */
const joined = (sections: readonly Shown[]): readonly Shown[] => {
  const all: Shown[] = [];
  for (const section of sections) {
    const last = all.at(-1);
    if (section.kind === 'goals' && all.some(({ kind }) => kind === 'goals')) continue;
    if (section.kind === 'figures' && last?.kind === 'figures' && last.figures.length < mostKeyFigures)
      all.splice(-1, 1, { ...last, figures: [...new Set([...last.figures, ...section.figures])] });
    else all.push(section);
  }
  return all;
};

/** A summary is drafted from key figures: without any it would be a title alone. */
const withWords = (sections: readonly Shown[]): readonly Shown[] =>
  sections.some(({ kind }) => kind === 'figures')
    ? sections
    : sections.filter(({ kind }) => kind !== 'summary');

/** In reading order. */
export const dashboardSections = (widgets: readonly Widget[]): readonly Shown[] =>
  withWords(joined(inReadingOrder(widgets).flatMap(sectionsOf)));
