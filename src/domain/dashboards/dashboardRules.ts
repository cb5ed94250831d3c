/** Validates names and widgets of dashboards, with messages by field. */

import { isTargetFigure, targetFigureWords } from '../goals/targetFigures.ts';
import { isFigureName } from '../kpi/figureNames.ts';
import { figureOf } from '../kpi/metricDictionary.ts';
import { readFilters } from '../metrics/metricFilters.ts';
import { tidyText } from '../text/visibleText.ts';
import { isWithin, overlap, type Place } from './grid.ts';
import { type WidgetKind, widgetSpecs } from './widget.ts';

export const longestDashboardName = 80;
export const longestWidgetTitle = 80;
export const longestWidgetText = 2_000;
export const longestDescription = 300;
/** Length on the wire: enough for over a hundred campaigns. */
const longestFilters = 4_000;
export const mostWidgets = 40;

export const dashboardNameProblem = (name: string): string | null => {
  if (tidyText(name) === '') return 'Give the dashboard a name';
  return tidyText(name).length > longestDashboardName
    ? `The name must be at most ${longestDashboardName} characters long`
    : null;
};

const asCompared = (name: string): string => tidyText(name).toLowerCase();

export const isNameTaken = (name: string, taken: readonly string[]): boolean =>
  taken.some((other) => asCompared(other) === asCompared(name));

/** `Weekly (2)`: adds the first free number and truncates the name to the limit. */
export const freeName = (name: string, taken: readonly string[]): string => {
  const wanted = tidyText(name);
  if (!isNameTaken(wanted, taken)) return wanted;
  const stem = wanted.replace(/ \(\d+\)$/, '');
  for (let number = 2; ; number += 1) {
    const suffix = ` (${number})`;
    const candidate = `${stem.slice(0, longestDashboardName - suffix.length)}${suffix}`;
    if (!isNameTaken(candidate, taken)) return candidate;
  }
};

const longestOwner = 40;

/** `Weekly · Dune`: a name for the copy that is free among `taken`. */
export const copyName = (name: string, client: string, taken: readonly string[]): string => {
  const suffix = ` · ${client.slice(0, longestOwner)}`;
  return freeName(`${tidyText(name).slice(0, longestDashboardName - suffix.length)}${suffix}`, taken);
};

export type WidgetFields = {
  readonly id: string;
  readonly kind: WidgetKind;
  readonly title: string;
  readonly figures: readonly string[];
  readonly by: string | null;
  readonly text: string;
  readonly picture?: string;
  readonly filters?: string;
  readonly place: Place;
};

type Field = 'id' | 'title' | 'figures' | 'by' | 'text' | 'picture' | 'filters' | 'place';
type Problems = Partial<Record<Field, string>>;

const figuresProblem = ({ kind, figures }: WidgetFields): string | null => {
  const { least, most } = widgetSpecs[kind].figures;
  const unknown = figures.find((name) => !isFigureName(name));
  if (unknown !== undefined) return `There is no figure called “${unknown.slice(0, 40)}”`;
  if (most === 0) return null;
  if (figures.length < least) return 'Choose a figure';
  if (figures.length > most) return most === 1 ? 'Choose one figure' : `Choose at most ${most} figures`;
  if (new Set(figures).size < figures.length) return 'Choose each figure once';
  const known = figures.filter(isFigureName);
  if (kind === 'goal' && !known.every(isTargetFigure))
    return `There are goals for ${Object.values(targetFigureWords)
      .map(({ label }) => label)
      .slice(0, 3)
      .join(', ')} and others, not for this figure`;
  const units = new Set(known.map((name) => figureOf(name).unit));
  return kind === 'line' && units.size > 1 ? 'Choose figures of the same unit' : null;
};

const descriptionProblem = (text: string): string | null => {
  if (tidyText(text) === '') return 'Describe the picture for people who cannot see it';
  return text.length > longestDescription
    ? `The description must be at most ${longestDescription} characters long`
    : null;
};

const textProblem = ({ kind, text }: WidgetFields): string | null => {
  if (kind === 'image') return descriptionProblem(text);
  if (kind !== 'text') return null;
  if (tidyText(text) === '') return 'Write something';
  return text.length > longestWidgetText
    ? `The text must be at most ${longestWidgetText} characters long`
    : null;
};

const filtersProblem = ({ kind, filters = '' }: WidgetFields): string | null => {
  if (filters === '' || !widgetSpecs[kind].takesFilters) return null;
  if (filters.length > longestFilters) return 'Choose fewer filters';
  const read = readFilters(filters);
  return read.ok ? null : read.error;
};

const found = (problems: Readonly<Record<Field, string | null>>): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));

export const widgetProblems = (widget: WidgetFields): Problems => {
  const isBrokenDown = widgetSpecs[widget.kind].isBrokenDown;
  return found({
    id: /^[A-Za-z0-9_-]{1,40}$/.test(widget.id) ? null : 'Must be 1 to 40 letters, digits, - or _',
    title:
      tidyText(widget.title).length > longestWidgetTitle
        ? `The title must be at most ${longestWidgetTitle} characters long`
        : null,
    figures: figuresProblem(widget),
    by: isBrokenDown && widget.by === null ? 'Choose what it is broken down by' : null,
    text: textProblem(widget),
    picture: widget.kind === 'image' && !widget.picture ? 'Choose a picture' : null,
    filters: filtersProblem(widget),
    place: isWithin(widget.place) ? null : 'Must lie within the twelve columns',
  });
};

const together = (widgets: readonly WidgetFields[], index: number): Problems => {
  const before = widgets.slice(0, index);
  const widget = widgets[index];
  if (!widget) return {};
  return {
    ...(before.some(({ id }) => id === widget.id) ? { id: 'Another widget has this id' } : {}),
    ...(before.some(({ place }) => overlap(place, widget.place)) ? { place: 'Overlaps another widget' } : {}),
  };
};

export const layoutErrors = (widgets: readonly WidgetFields[]): Readonly<Record<string, string>> => {
  if (widgets.length > mostWidgets) return { widgets: `A dashboard has at most ${mostWidgets} widgets` };
  return Object.fromEntries(
    widgets.flatMap((widget, index) =>
      Object.entries({ ...together(widgets, index), ...widgetProblems(widget) }).map(([field, problem]) => [
        `widgets.${index}.${field}`,
        problem,
      ]),
    ),
  );
};
