/** Builds the configuration that every chart shares: axes, tooltip, brush, theme and motion. */

import type { ChartAxis } from '../chartAxis.ts';
import type { ChartContent, ChartLook, Part, Picture, Size } from '../chartModel.ts';
import { axisFigure } from '../chartUnit.ts';
import styles from '../figure/ChartFigure.module.css';
import { type CursorText, textAt } from '../figure/cursorMoves.ts';
import { labelSize, toneColour } from './chartLook.ts';

const element = (tag: string, text = ''): HTMLElement => {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
};

export const tooltipContent = ({ title, lines }: CursorText, look: ChartLook): HTMLElement => {
  const content = element('div');
  content.className = styles.told ?? '';
  content.append(element('strong', title));
  for (const { name, figure, tone } of lines) {
    const mark = element('i');
    const line = element('p');
    if (tone === undefined) line.dataset.words = '';
    else mark.style.background = toneColour(look, tone);
    line.append(mark, element('span', name), element('b', figure));
    content.append(line);
  }
  return content;
};

export type Drawn = {
  readonly picture: Picture;
  readonly told: ChartContent;
  readonly look: ChartLook;
  readonly size: Size;
};

const mostLabels = 62;

/** First days of months, and midnights. */
const starts = [/^\d{4}-\d{2}-01$/, /T00:00$/];

/** Long ranges label the first days of months or midnights, other long axes even steps that include the last place. */
export const isLabelled = ({ places }: ChartAxis): ((place: number) => boolean) => {
  if (places.length <= mostLabels) return () => true;
  const start = starts.find((one) => places.filter(({ key }) => one.test(key)).length > 1);
  if (start !== undefined) return (place) => start.test(places[place]?.key ?? '');
  const step = Math.ceil(places.length / (mostLabels / 2));
  return (place) => (places.length - 1 - place) % step === 0;
};

/** Width of the value axis and the gap between labels. */
const [besidePlaces, gap] = [64, 8];

/** Shows each place, each second one, and so on, as many as have room: the library hides none in a chart that lives. */
const hasRoom = ({ places, isTime }: ChartAxis, { width }: Size): ((place: number) => boolean) => {
  if (!isTime || places.length > mostLabels) return () => true;
  const longest = Math.max(0, ...places.map(({ short }) => short.length));
  const each = longest * labelSize * 0.55 + gap;
  const step = Math.max(1, Math.ceil((places.length * each) / Math.max(1, width - besidePlaces)));
  return (place) => place % step === 0;
};

const labels = (look: ChartLook): Part => ({
  title: false,
  line: false,
  tick: false,
  labelFill: look.label,
  labelFillOpacity: 1,
  labelOpacity: 1,
  labelFontSize: labelSize,
  labelFontFamily: look.font,
  labelAutoRotate: false,
  labelAutoEllipsis: false,
  labelSpacing: 8,
  animate: false,
});

const placeAxis = ({ picture: { axis }, look, size }: Drawn): Part => {
  const [isShown, isFree] = [isLabelled(axis), hasRoom(axis, size)];
  return {
    ...labels(look),
    grid: false,
    labelFormatter: (place: number) => axis.places[place]?.short ?? '',
    tickFilter: (place: number) => isShown(place) && isFree(place),
    ...(axis.isTime
      ? { labelAutoHide: { type: 'hide', keepTail: true, margin: [0, 8, 0, 8] }, labelAutoWrap: false }
      : {
          labelAutoHide: false,
          labelAutoWrap: { type: 'wrap', wordWrapWidth: Math.round(size.width * 0.34), maxLines: 2 },
        }),
  };
};

const valueAxis = ({ picture: { unit }, look }: Drawn): Part => ({
  ...labels(look),
  labelFormatter: (value: number) => axisFigure(value, unit),
  labelAutoHide: true,
  ...(unit.kind === 'count' ? { tickFilter: (value: number) => Number.isInteger(value) } : {}),
  grid: true,
  gridStroke: look.grid,
  gridStrokeOpacity: 1,
  gridLineDash: [0, 0],
  gridLineWidth: 1,
});

type Datum = { readonly at: number; readonly row?: number };

/** The library finds the place; the words are those of the table and of the live region. */
const tooltip = ({ picture, told, look }: Drawn): Part => ({
  wait: 0,
  shared: picture.rows === null && picture.kind !== 'Scatter',
  css: { '.g2-tooltip': { padding: 0, background: 'none', 'box-shadow': 'none', transition: 'none' } },
  crosshairsStroke: look.label,
  crosshairsStrokeOpacity: 1,
  markerStroke: look.ground,
  markerR: 4,
  render: (_: unknown, { title }: { readonly title: string }) => {
    const [place = 0, row] = title.split(' ').map(Number);
    return tooltipContent(textAt(told, { place, row: row ?? null }), look);
  },
});

/** In milliseconds. */
const moving = 180;

const hasSamePlaces = (one: ChartAxis, other: ChartAxis): boolean =>
  one.places.length === other.places.length &&
  one.places.every(({ key }, place) => key === other.places[place]?.key);

/** Only changes on the same axis animate: a line of other days would pass through values that never existed. */
const animation = ({ picture: { axis }, look }: Drawn, before: Picture | undefined): Part | false =>
  look.isStill || before === undefined || !hasSamePlaces(axis, before.axis)
    ? false
    : { enter: false, update: { duration: moving }, exit: false };

export const chartConfig = (drawn: Drawn, before?: Picture): Part => {
  const { picture, look, size } = drawn;
  const { axis, interaction, ...own } = picture.options(look, size);
  return {
    autoFit: false,
    ...size,
    margin: 0,
    inset: 0,
    // Half of the outermost labels lies beyond the axes.
    paddingTop: 10,
    paddingRight: 24,
    theme: { type: look.theme },
    animate: animation(drawn, before),
    legend: false,
    tooltip: {
      title: ({ at, row }: Datum) => (row === undefined ? `${at}` : `${at} ${row}`),
      items: [{ channel: 'y' }],
    },
    axis: {
      x: { ...placeAxis(drawn), ...axis?.x },
      y: axis?.y === false ? false : { ...valueAxis(drawn), ...axis?.y },
    },
    interaction: {
      tooltip: { ...tooltip(drawn), ...interaction?.tooltip },
      ...(picture.axis.isTime && picture.rows === null
        ? { brushXHighlight: { maskFill: look.series[0], maskFillOpacity: 0.12, maskStroke: 'none' } }
        : {}),
    },
    ...own,
  };
};
