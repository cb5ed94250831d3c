/** Defines the kinds of dashboard widgets with their content, fields and sizes. */

import type { FigureName } from '../kpi/figureNames.ts';
import { tidyText } from '../text/visibleText.ts';
import type { Place, Size } from './grid.ts';

export const widgetKinds = [
  'figure',
  'line',
  'bar',
  'table',
  'funnel',
  'goal',
  'summary',
  'annotations',
  'text',
  'image',
] as const;
export type WidgetKind = (typeof widgetKinds)[number];

export const breakdowns = ['channel', 'campaign', 'device', 'country', 'client'] as const;
export type Breakdown = (typeof breakdowns)[number];

export const breakdownLabels: Readonly<Record<Breakdown, string>> = {
  channel: 'Channel',
  campaign: 'Campaign',
  device: 'Device',
  country: 'Country',
  client: 'Client',
};

export type Widget = {
  readonly id: string;
  readonly kind: WidgetKind;
  readonly title: string;
  readonly figures: readonly FigureName[];
  readonly by: Breakdown | null;
  /** The content of a text widget, or the alternative text of a picture; empty for other kinds. */
  readonly text: string;
  readonly picture?: string;
  /** Additional filters of the widget, as `filters` of `GET /api/metrics`; default: none. */
  readonly filters?: string;
  readonly place: Place;
};

export type WidgetSpec = {
  readonly label: string;
  readonly about: string;
  readonly figures: { readonly least: number; readonly most: number };
  readonly isBrokenDown: boolean;
  readonly takesFilters: boolean;
  readonly least: Size;
  readonly usual: Size;
};

const none = { least: 0, most: 0 };
const one = { least: 1, most: 1 };

export const widgetSpecs: Readonly<Record<WidgetKind, WidgetSpec>> = {
  figure: {
    label: 'Key figure',
    about: 'One figure, its change and its trend.',
    figures: one,
    isBrokenDown: false,
    takesFilters: true,
    least: { width: 2, height: 2 },
    usual: { width: 3, height: 2 },
  },
  line: {
    label: 'Line chart',
    about: 'Up to three figures of one unit over time, one of them against the time before.',
    figures: { least: 1, most: 3 },
    isBrokenDown: false,
    takesFilters: true,
    least: { width: 4, height: 4 },
    usual: { width: 6, height: 5 },
  },
  bar: {
    label: 'Bar chart',
    about: 'One figure by channel, campaign, device, country or client.',
    figures: one,
    isBrokenDown: true,
    takesFilters: true,
    least: { width: 4, height: 4 },
    usual: { width: 6, height: 5 },
  },
  table: {
    label: 'Table',
    about: 'Several figures by channel, campaign, device, country or client, with a row of totals.',
    figures: { least: 1, most: 8 },
    isBrokenDown: true,
    takesFilters: true,
    least: { width: 4, height: 3 },
    usual: { width: 12, height: 5 },
  },
  funnel: {
    label: 'Funnel',
    about: 'From impressions to clicks, sessions and conversions.',
    figures: none,
    isBrokenDown: false,
    takesFilters: true,
    least: { width: 4, height: 4 },
    usual: { width: 6, height: 5 },
  },
  goal: {
    label: 'Goal',
    about: 'How far a goal of the client has come. It is set on the widget or on the client’s overview.',
    figures: one,
    isBrokenDown: false,
    takesFilters: false,
    least: { width: 3, height: 3 },
    usual: { width: 4, height: 3 },
  },
  summary: {
    label: 'AI summary',
    about: 'The biggest change and where it came from, in one sentence. Written by fixed rules.',
    figures: none,
    isBrokenDown: false,
    takesFilters: false,
    least: { width: 4, height: 2 },
    usual: { width: 12, height: 2 },
  },
  annotations: {
    label: 'Annotations',
    about: 'The annotations of the days shown.',
    figures: none,
    isBrokenDown: false,
    takesFilters: false,
    least: { width: 3, height: 2 },
    usual: { width: 6, height: 4 },
  },
  text: {
    label: 'Text',
    about: 'Your own words: headings, lists and bold text.',
    figures: none,
    isBrokenDown: false,
    takesFilters: false,
    least: { width: 2, height: 1 },
    usual: { width: 4, height: 2 },
  },
  image: {
    label: 'Picture',
    about: 'A picture from a file, such as a logo or a photo, with a description.',
    figures: none,
    isBrokenDown: false,
    takesFilters: false,
    least: { width: 2, height: 2 },
    usual: { width: 4, height: 4 },
  },
};

export const tidyWidget = (widget: Widget): Widget => {
  const { figures, isBrokenDown, takesFilters } = widgetSpecs[widget.kind];
  const { id, kind, title, by, text, place } = widget;
  return {
    id,
    kind,
    title: tidyText(title),
    figures: figures.most === 0 ? [] : [...widget.figures],
    by: isBrokenDown ? by : null,
    text: kind === 'text' || kind === 'image' ? tidyText(text) : '',
    ...(kind === 'image' && widget.picture !== undefined ? { picture: widget.picture } : {}),
    ...(takesFilters && widget.filters ? { filters: widget.filters } : {}),
    place: { column: place.column, row: place.row, width: place.width, height: place.height },
  };
};

const shownBy = ({ kind, title, figures, by, text, picture, filters }: Widget): string =>
  JSON.stringify([kind, title, figures, by, text, picture, filters]);

const wholeOf = (widgets: readonly Widget[]): string =>
  JSON.stringify(
    widgets
      .map((widget) => ({ id: widget.id, shown: shownBy(widget), place: tidyWidget(widget).place }))
      .toSorted((one, other) => one.id.localeCompare(other.id)),
  );

export const sameLayout = (one: readonly Widget[], other: readonly Widget[]): boolean =>
  wholeOf(one) === wholeOf(other);
