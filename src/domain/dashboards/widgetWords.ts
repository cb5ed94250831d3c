/** Describes a widget in one line for the comparison of two versions. */

import { filtersOnWire } from '../metrics/filtersOnWire.ts';
import { filtersInWords } from '../metrics/filterWords.ts';
import { type Widget, widgetSpecs } from './widget.ts';
import { figuresListed, inSentence, widgetName } from './widgetName.ts';

const mostText = 80;

const textOf = ({ text }: Widget): string =>
  text.length > mostText ? `${text.slice(0, mostText).trimEnd()}…` : text;

export const widgetInWords = (widget: Widget): string => {
  const { kind, title, figures, by, filters = '' } = widget;
  const plain = widgetName({ ...widget, title: '' });
  const head = title === '' ? plain : `${title} (${inSentence(plain)})`;
  const more = [
    by !== null && kind === 'table' ? figuresListed(figures) : '',
    textOf(widget),
    widget.picture === undefined ? '' : `picture ${widget.picture.slice(0, 8)}`,
    filters === '' ? '' : filtersInWords(filtersOnWire(filters)),
  ].filter((part) => part !== '');
  const { label } = widgetSpecs[kind];
  const named = plain.toLowerCase() === label.toLowerCase() ? head : `${head}, ${inSentence(label)}`;
  return more.length === 0 ? named : `${named}: ${more.join('; ')}`;
};
