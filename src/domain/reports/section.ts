/** Defines the kinds of report sections with their content and fields. */

import type { Breakdown } from '../dashboards/widget.ts';
import type { FigureName } from '../kpi/figureNames.ts';
import { tidyText } from '../text/visibleText.ts';
import type { ReportPeriod } from './reportPeriod.ts';

export const sectionKinds = [
  'cover',
  'summary',
  'goals',
  'figures',
  'line',
  'bar',
  'funnel',
  'table',
  'text',
  'actions',
  'next',
  'pageBreak',
] as const;
export type SectionKind = (typeof sectionKinds)[number];

export type Section = {
  readonly id: string;
  readonly kind: SectionKind;
  readonly title: string;
  readonly figures: readonly FigureName[];
  readonly by: Breakdown | null;
  /** Typed text; an empty summary is drafted from the metrics. */
  readonly text: string;
  readonly clientId: string | null;
  readonly period: ReportPeriod | null;
  /** As `filters` of `GET /api/metrics`; empty: none. */
  readonly filters: string;
};

/** A picture of a dashboard that is displayed as a report; not available in custom reports. */
export type PictureSection = Pick<Section, 'id' | 'title' | 'text'> & {
  readonly kind: 'image';
  readonly picture: string;
};

export type SectionSpec = {
  readonly label: string;
  readonly about: string;
  readonly figures: { readonly least: number; readonly most: number };
  readonly isBrokenDown: boolean;
  /** False for goals and actions, which are about the whole client. */
  readonly takesFilters: boolean;
  readonly hasText: boolean;
};

/** No one reads more than ten key metrics. */
export const mostKeyFigures = 10;

const none = { least: 0, most: 0 };
const shown = { figures: none, isBrokenDown: false, takesFilters: false, hasText: false };
const written = { ...shown, hasText: true };
const measured = { ...shown, takesFilters: true };

export const sectionSpecs: Readonly<Record<SectionKind, SectionSpec>> = {
  cover: { ...shown, label: 'Cover', about: 'The client, the period, the agency and its look.' },
  summary: {
    ...written,
    label: 'Summary',
    about: 'What happened in a few sentences, drafted from the figures until you write your own.',
  },
  goals: { ...shown, label: 'Goals', about: 'Each goal of the client: ahead, on track, behind or at risk.' },
  figures: {
    ...measured,
    label: 'Key figures',
    about: 'Up to ten figures and how each has changed.',
    figures: { least: 1, most: mostKeyFigures },
  },
  line: {
    ...measured,
    label: 'Line chart',
    about: 'Up to three figures of one unit over time.',
    figures: { least: 1, most: 3 },
  },
  bar: {
    ...measured,
    label: 'Bar chart',
    about: 'One figure by channel, campaign, device or country.',
    figures: { least: 1, most: 1 },
    isBrokenDown: true,
  },
  funnel: {
    ...measured,
    label: 'Funnel',
    about: 'From impressions to clicks, sessions and conversions.',
  },
  table: {
    ...measured,
    label: 'Table',
    about: 'Several figures by channel, campaign, device or country, with a row of totals.',
    figures: { least: 1, most: 8 },
    isBrokenDown: true,
  },
  text: { ...written, label: 'Text', about: 'Your own words: headings, lists and bold text.' },
  actions: { ...shown, label: 'What we did', about: 'Launches, pauses, budgets and goals of the period.' },
  next: { ...written, label: 'Next steps', about: 'What comes next, and what you need from the client.' },
  pageBreak: { ...shown, label: 'Page break', about: 'What follows begins on a new page.' },
};

export const tidySection = (section: Section): Section => {
  const { figures, isBrokenDown, hasText } = sectionSpecs[section.kind];
  const { id, kind, title, by, text, clientId, period, filters } = section;
  return {
    id,
    kind,
    title: tidyText(title),
    figures: figures.most === 0 ? [] : [...section.figures],
    by: isBrokenDown ? by : null,
    text: hasText ? tidyText(text) : '',
    clientId,
    period,
    filters,
  };
};
