/** Defines the templates of a new report. */
import type { Breakdown } from '../dashboards/widget.ts';
import type { FigureName } from '../kpi/figureNames.ts';
import type { Channel } from '../metrics/channels.ts';
import type { RelativePeriod } from './reportPeriod.ts';
import { type Section, type SectionKind, sectionSpecs } from './section.ts';

export const reportTemplateNames = [
  'monthly',
  'executive',
  'ppc',
  'seo',
  'social',
  'ecommerce',
  'quarterly',
] as const;
export type ReportTemplateName = (typeof reportTemplateNames)[number];

export const reportBeginnings = [...reportTemplateNames, 'blank', 'copy'] as const;
export type ReportBeginning = (typeof reportBeginnings)[number];

/** The template of every plan (`monthly_reports`); all others need `custom_reports`. */
export const basicReportTemplate: ReportTemplateName = 'monthly';

export type ReportTemplate = {
  readonly title: string;
  readonly about: string;
  readonly period: RelativePeriod;
  readonly sections: readonly Section[];
};

type Parts = Partial<Pick<Section, 'title' | 'figures' | 'by' | 'text'>>;
type Unnumbered = Omit<Section, 'id'>;

export const emptySection = (kind: SectionKind, parts: Parts = {}): Unnumbered => ({
  kind,
  title: '',
  figures: [],
  by: null,
  text: '',
  clientId: null,
  period: null,
  filters: '',
  ...parts,
});

const numbered = (sections: readonly Unnumbered[]): readonly Section[] =>
  sections.map((section, index) => ({ ...section, id: `section${index + 1}` }));

const figures = (...names: readonly FigureName[]) => emptySection('figures', { figures: names });
const line = (...names: readonly FigureName[]) => emptySection('line', { figures: names });
const bar = (figure: FigureName, by: Breakdown) => emptySection('bar', { figures: [figure], by });
const table = (by: Breakdown, ...names: readonly FigureName[]) =>
  emptySection('table', { by, figures: names });

const opening = [emptySection('cover'), emptySection('summary')];
const closing = [emptySection('actions'), emptySection('next')];
const framed = (...sections: readonly Unnumbered[]): readonly Section[] =>
  numbered([...opening, ...sections, ...closing]);

/** Restricts metric sections to these channels, as in the dashboard template of that name. */
const ofChannels = (channel: readonly Channel[], ...sections: readonly Unnumbered[]): readonly Section[] => {
  const filters = `channel:${channel.join(',')}`;
  return framed(
    ...sections.map((section) =>
      sectionSpecs[section.kind].takesFilters ? { ...section, filters } : section,
    ),
  );
};

export const reportTemplates: Readonly<Record<ReportTemplateName, ReportTemplate>> = {
  monthly: {
    title: 'Monthly report',
    about: 'The month on two pages: what happened, goals, key figures and channels.',
    period: 'lastMonth',
    sections: framed(
      emptySection('goals'),
      figures('revenue_cents', 'spend_cents', 'conversions', 'mer'),
      line('revenue_cents', 'spend_cents'),
      table('channel', 'sessions', 'conversions', 'revenue_cents', 'spend_cents'),
    ),
  },
  executive: {
    title: 'Executive summary',
    about: 'One page for decision-makers: five figures, goals and next steps.',
    period: 'lastMonth',
    sections: framed(
      emptySection('goals'),
      figures('revenue_cents', 'spend_cents', 'mer', 'conversions', 'new_customers'),
      bar('revenue_cents', 'channel'),
    ),
  },
  ppc: {
    title: 'Paid search and paid social',
    about: 'What search and social ads cost and bring, down to every campaign.',
    period: 'lastMonth',
    sections: ofChannels(
      ['paid_search', 'paid_social'],
      figures('spend_cents', 'clicks', 'conversions', 'cpa_cents', 'roas'),
      line('spend_cents', 'cpa_cents'),
      table('campaign', 'spend_cents', 'clicks', 'ctr', 'conversions', 'cpa_cents', 'roas'),
      bar('spend_cents', 'device'),
    ),
  },
  seo: {
    title: 'Search engine optimisation',
    about: 'Visits from organic search and what becomes of them, by device and country.',
    period: 'lastMonth',
    sections: ofChannels(
      ['organic_search'],
      figures('sessions', 'users', 'cvr', 'conversions'),
      line('sessions', 'users'),
      bar('sessions', 'device'),
      table('country', 'sessions', 'users', 'conversions', 'cvr'),
    ),
  },
  social: {
    title: 'Social media',
    about: 'Reach and response in social media, paid and organic: impressions, clicks and their price.',
    period: 'lastMonth',
    sections: ofChannels(
      ['paid_social', 'organic_social'],
      figures('impressions', 'clicks', 'ctr', 'cpm_cents'),
      line('impressions'),
      table('campaign', 'impressions', 'clicks', 'ctr', 'spend_cents', 'cpm_cents'),
    ),
  },
  ecommerce: {
    title: 'E-commerce',
    about: 'Sales of a shop: revenue, orders and their value, and where buyers come from.',
    period: 'lastMonth',
    sections: framed(
      emptySection('goals'),
      figures('revenue_cents', 'orders', 'aov_cents', 'cvr'),
      line('revenue_cents'),
      emptySection('funnel'),
      table('channel', 'revenue_cents', 'orders', 'aov_cents', 'sessions', 'cvr'),
    ),
  },
  quarterly: {
    title: 'Quarterly review',
    about: 'A quarter in full: goals, trend, every channel and campaign, and the plan for the next one.',
    period: 'lastQuarter',
    sections: framed(
      emptySection('goals'),
      figures('revenue_cents', 'spend_cents', 'mer', 'conversions', 'cpa_cents', 'new_customers'),
      line('revenue_cents', 'spend_cents'),
      table('channel', 'revenue_cents', 'spend_cents', 'conversions', 'cpa_cents'),
      emptySection('pageBreak'),
      table('campaign', 'spend_cents', 'conversions', 'cpa_cents', 'roas'),
      emptySection('funnel'),
    ),
  },
};

export const sectionsOfBeginning = (beginning: Exclude<ReportBeginning, 'copy'>): readonly Section[] =>
  beginning === 'blank' ? [] : reportTemplates[beginning].sections;

const withoutWords = (sections: readonly Section[]): string =>
  JSON.stringify(
    sections.map(({ kind, figures, by, period, filters }) => [kind, figures, by, period, filters]),
  );

const basicShape = withoutWords(reportTemplates[basicReportTemplate].sections);

export const isBasicReport = (sections: readonly Section[]): boolean => withoutWords(sections) === basicShape;
