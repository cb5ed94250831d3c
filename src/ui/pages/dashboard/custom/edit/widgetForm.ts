/** Converts between a widget and the fields of its form. */

import { within } from '#domain/dashboards/grid.ts';
import { type Breakdown, type Widget, type WidgetKind, widgetSpecs } from '#domain/dashboards/widget.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { type FigureName, isFigureName } from '#domain/kpi/figureNames.ts';
import { readTypedNumber } from '#domain/numbers/readTypedNumber.ts';
import { tidyText } from '#domain/text/visibleText.ts';

/** Columns and rows are 1-based. */
export type WidgetForm = {
  readonly kind: WidgetKind;
  readonly title: string;
  readonly figures?: FigureName | readonly FigureName[];
  readonly by?: Breakdown;
  readonly text?: string;
  readonly picture?: string | null;
  readonly filters?: string;
  readonly column?: string;
  readonly row?: string;
  readonly width?: string;
  readonly height?: string;
};

export const fieldsOf = ({
  kind,
  title,
  figures,
  by,
  text,
  picture,
  filters = '',
  place,
}: Widget): WidgetForm => {
  const [first] = figures;
  const isOne = widgetSpecs[kind].figures.most === 1;
  return {
    kind,
    title,
    ...(isOne ? definedOnly({ figures: first }) : { figures }),
    ...(by === null ? {} : { by }),
    text,
    picture: picture ?? null,
    filters,
    column: String(place.column + 1),
    row: String(place.row + 1),
    width: String(place.width),
    height: String(place.height),
  };
};

const figuresIn = (figures: WidgetForm['figures']): readonly FigureName[] =>
  [figures ?? []].flat().filter(isFigureName);

export const figuresFor = (kind: WidgetKind, figures: WidgetForm['figures']): Pick<WidgetForm, 'figures'> => {
  const chosen = figuresIn(figures);
  const [first] = chosen;
  if (widgetSpecs[kind].figures.most > 1) return { figures: chosen };
  return definedOnly({ figures: first });
};

const wholeIn = (text: string | undefined): number | null =>
  readTypedNumber(text ?? '', { decimals: 0 }).value;

export const widgetOf = (before: Widget, fields: WidgetForm): Widget => {
  const { kind, title, by = null, text = '', column, row, width, height } = fields;
  const { least, usual } = widgetSpecs[kind];
  const { filters: former = '', ...kept } = before;
  const { filters = former } = fields;
  const { place } = before;
  const asked = {
    column: (wholeIn(column) ?? place.column + 1) - 1,
    row: (wholeIn(row) ?? place.row + 1) - 1,
    width: wholeIn(width) ?? usual.width,
    height: wholeIn(height) ?? usual.height,
  };
  return {
    ...kept,
    kind,
    title: tidyText(title),
    figures: figuresIn(fields.figures),
    by,
    text,
    ...(fields.picture ? { picture: fields.picture } : {}),
    ...(filters === '' ? {} : { filters }),
    place: within(asked, least),
  };
};

export const newWidget = (id: string): Widget => ({
  id,
  kind: 'figure',
  title: '',
  figures: [],
  by: null,
  text: '',
  place: { column: 0, row: 0, ...widgetSpecs.figure.usual },
});
