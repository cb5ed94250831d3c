/** Names a widget by its title or its content. */

import type { FigureName } from '../kpi/figureNames.ts';
import { figureOf } from '../kpi/metricDictionary.ts';
import type { Widget } from './widget.ts';

const labelOf = (name: FigureName | undefined): string => (name === undefined ? '' : figureOf(name).label);

/** Only abbreviations keep capitals: `revenue`, `CPA`. */
export const inSentence = (label: string): string =>
  /^[A-Z]{2}/.test(label) ? label : `${label.slice(0, 1).toLowerCase()}${label.slice(1)}`;

export const figuresListed = (names: readonly FigureName[]): string =>
  names
    .map(labelOf)
    .map((label, index) => (index === 0 ? label : inSentence(label)))
    .join(', ');

/** `Revenue by channel`; an unfinished widget is named by its kind. */
export const widgetName = ({ kind, title, figures, by }: Widget): string => {
  if (title !== '') return title;
  switch (kind) {
    case 'figure':
      return labelOf(figures[0]) || 'Key figure';
    case 'line':
      return figures.length === 0 ? 'Line chart' : `${figuresListed(figures)} over time`;
    case 'bar':
      return figures.length === 0 ? 'Bar chart' : `${figuresListed(figures)} by ${by ?? 'channel'}`;
    case 'table':
      return `Table by ${by ?? 'channel'}`;
    case 'funnel':
      return 'Funnel';
    case 'goal':
      return figures.length === 0 ? 'Goal' : `Goal for ${inSentence(labelOf(figures[0]))}`;
    case 'summary':
      return 'Summary';
    case 'annotations':
      return 'Annotations';
    case 'text':
      return 'Text';
    case 'image':
      return 'Picture';
  }
};

/** `column 1, row 3, 4 wide, 2 high`, counted from 1. */
export const placeInWords = ({ place: { column, row, width, height } }: Pick<Widget, 'place'>): string =>
  `column ${column + 1}, row ${row + 1}, ${width} wide, ${height} high`;
