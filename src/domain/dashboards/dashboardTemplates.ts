/** Defines the templates of a new dashboard. */
import type { FigureName } from '../kpi/figureNames.ts';
import type { Channel } from '../metrics/channels.ts';
import { type Breakdown, type Widget, widgetSpecs } from './widget.ts';

export const templateNames = ['executive', 'ppc', 'seo', 'social', 'ecommerce'] as const;
export type TemplateName = (typeof templateNames)[number];

export const beginnings = [...templateNames, 'blank', 'copy'] as const;
export type Beginning = (typeof beginnings)[number];

export type Template = {
  readonly title: string;
  readonly about: string;
  readonly widgets: readonly Widget[];
};

type Parts = Pick<Widget, 'kind'> & Partial<Omit<Widget, 'place' | 'kind' | 'id'>>;

const at = (at: readonly [number, number, number, number], parts: Parts): Omit<Widget, 'id'> => ({
  title: '',
  figures: [],
  by: null,
  text: '',
  ...parts,
  place: { column: at[0], row: at[1], width: at[2], height: at[3] },
});

const figuresInRow = (names: readonly FigureName[]): readonly Omit<Widget, 'id'>[] =>
  names.map((name, index) => at([index * 3, 0, 3, 2], { kind: 'figure', figures: [name] }));

const numbered = (widgets: readonly Omit<Widget, 'id'>[]): readonly Widget[] =>
  widgets.map((widget, index) => ({ ...widget, id: `widget${index + 1}` }));

const ofChannels = (
  channel: readonly Channel[],
  widgets: readonly Omit<Widget, 'id'>[],
): readonly Widget[] => {
  const filters = `channel:${channel.join(',')}`;
  return numbered(
    widgets.map((widget) => (widgetSpecs[widget.kind].takesFilters ? { ...widget, filters } : widget)),
  );
};

const line = (figures: readonly FigureName[]): Parts => ({ kind: 'line', figures });
const bar = (figure: FigureName, by: Breakdown): Parts => ({ kind: 'bar', figures: [figure], by });
const table = (by: Breakdown, figures: readonly FigureName[]): Parts => ({ kind: 'table', by, figures });

export const templates: Readonly<Record<TemplateName, Template>> = {
  executive: {
    title: 'Executive summary',
    about: 'Revenue, spend and efficiency on one page, with the goal for revenue.',
    widgets: numbered([
      ...figuresInRow(['revenue_cents', 'spend_cents', 'mer', 'conversions']),
      at([0, 2, 8, 5], line(['revenue_cents', 'spend_cents'])),
      at([8, 2, 4, 3], { kind: 'goal', figures: ['revenue_cents'] }),
      at([8, 5, 4, 2], {
        kind: 'text',
        text: '## What matters\n- What went well\n- What we do next',
      }),
      at([0, 7, 6, 5], bar('revenue_cents', 'channel')),
      at([6, 7, 6, 5], { kind: 'funnel' }),
    ]),
  },
  ppc: {
    title: 'Paid search and paid social',
    about: 'What search and social ads cost and bring: clicks, cost per conversion and every campaign.',
    widgets: ofChannels(
      ['paid_search', 'paid_social'],
      [
        ...figuresInRow(['spend_cents', 'conversions', 'cpa_cents', 'roas']),
        at([0, 2, 6, 5], line(['spend_cents'])),
        at([6, 2, 6, 5], line(['conversions'])),
        at([0, 7, 6, 5], bar('spend_cents', 'channel')),
        at([6, 7, 6, 5], { kind: 'funnel' }),
        at(
          [0, 12, 12, 5],
          table('campaign', ['spend_cents', 'clicks', 'ctr', 'conversions', 'cpa_cents', 'roas']),
        ),
      ],
    ),
  },
  seo: {
    title: 'Search engine optimisation',
    about: 'Visits from organic search and what becomes of them, by country and device.',
    widgets: ofChannels(
      ['organic_search'],
      [
        ...figuresInRow(['sessions', 'users', 'cvr', 'conversions']),
        at([0, 2, 12, 5], line(['sessions', 'users'])),
        at([0, 7, 6, 5], bar('sessions', 'device')),
        at([6, 7, 6, 5], bar('sessions', 'country')),
        at([0, 12, 12, 5], table('country', ['sessions', 'users', 'conversions', 'cvr'])),
      ],
    ),
  },
  social: {
    title: 'Social media',
    about: 'Reach and response in social media, paid and organic: impressions, clicks and their price.',
    widgets: ofChannels(
      ['paid_social', 'organic_social'],
      [
        ...figuresInRow(['impressions', 'clicks', 'ctr', 'cpm_cents']),
        at([0, 2, 6, 5], line(['impressions'])),
        at([6, 2, 6, 5], line(['clicks'])),
        at([0, 7, 6, 5], bar('clicks', 'channel')),
        at([6, 7, 6, 5], bar('clicks', 'device')),
        at([0, 12, 12, 5], table('campaign', ['impressions', 'clicks', 'ctr', 'spend_cents', 'cpm_cents'])),
      ],
    ),
  },
  ecommerce: {
    title: 'E-commerce',
    about: 'Sales of a shop: revenue, orders and their value, and where buyers come from.',
    widgets: numbered([
      ...figuresInRow(['revenue_cents', 'orders', 'aov_cents', 'cvr']),
      at([0, 2, 8, 5], line(['revenue_cents'])),
      at([8, 2, 4, 5], { kind: 'funnel' }),
      at([0, 7, 6, 5], bar('revenue_cents', 'channel')),
      at([6, 7, 6, 5], bar('orders', 'country')),
      at([0, 12, 12, 5], table('channel', ['revenue_cents', 'orders', 'aov_cents', 'sessions', 'cvr'])),
    ]),
  },
};

export const basicTemplates: readonly TemplateName[] = ['executive'];

export const widgetsOf = (beginning: Exclude<Beginning, 'copy'>): readonly Widget[] =>
  beginning === 'blank' ? [] : templates[beginning].widgets;
