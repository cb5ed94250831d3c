/** Draws a chart as a self-contained SVG in the colours of the light theme, without a browser. */
import type { Chart } from '../../src/machines/chart.ts';
import { measures } from '../../src/ui/lab/charts/boxMeasures.ts';
import type { ChartLayout } from '../../src/ui/lab/charts/chartLayout.ts';
import { type DrawnState, type DrawnWay, drawnChart } from '../../src/ui/lab/charts/drawnChart.ts';

const ink = '#16181d';
const quiet = '#5d6470';
const accent = '#0f766e';
const line = '#8a909b';
const ground = '#faf9f7';
const box = '#ffffff';
const container = '#f3f1ed';

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

type Attributes = Readonly<Record<string, string | number>>;

const tag = (name: string, attributes: Attributes, text = ''): string => {
  const told = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`);
  return `<${name}${told.join('')}>${text}</${name}>`;
};

const words = (x: number, y: number, text: string, attributes: Attributes = {}): string =>
  tag('text', { x, y, fill: quiet, 'font-size': measures.textSize, ...attributes }, escapeXml(text));

const boxOf = ({ state, box: [x, y, width, height], outline, isContainer, isRegion }: DrawnState): string => {
  if (state.kind === 'history' || state.kind === 'deepHistory') {
    const mark = state.kind === 'history' ? 'H' : 'H*';
    const [cx, cy] = [x + width / 2, y + height / 2];
    return (
      tag('circle', { cx, cy, r: width / 2, fill: box, stroke: line }) +
      words(cx, cy + 4, mark, { 'text-anchor': 'middle' })
    );
  }
  const dashes: Attributes = isRegion ? { 'stroke-dasharray': '5 4' } : {};
  const isEnd = state.kind === 'final';
  return (
    tag('path', { d: outline, fill: isContainer ? container : box, stroke: line, ...dashes }) +
    (isEnd
      ? tag('rect', {
          x: x + 3,
          y: y + 3,
          width: width - 6,
          height: height - 6,
          rx: 6,
          fill: 'none',
          stroke: line,
        })
      : '')
  );
};

const linesOf = ({ lines }: DrawnState): string =>
  lines
    .map(({ kind, x, y, text }) => {
      if (kind === 'title') {
        return words(x, y, text, { fill: ink, 'font-size': measures.titleSize, 'font-weight': 560 });
      }
      if (kind === 'tags') return words(x, y, text.replaceAll(/(^| )/g, '$1#'), { fill: accent });
      const mark = `M${x - measures.invokeIcon} ${y - 8}v8l7 -4z`;
      return (kind === 'invoke' ? tag('path', { d: mark, fill: line }) : '') + words(x, y, text);
    })
    .join('');

const wayOf = ({ kind, outline, texts, ring }: DrawnWay): string =>
  (kind === 'label' ? tag('path', { d: outline, fill: ground, 'fill-opacity': 0.92 }) : '') +
  texts.map(({ x, y, text }, index) => words(x, y, text, index === 0 ? { fill: ink } : {})).join('') +
  (ring === null ? '' : tag('circle', { cx: ring[0], cy: ring[1], r: 5, fill: 'none', stroke: line }));

export type ChartSvgParts = {
  readonly chart: Chart;
  readonly layout: ChartLayout;
  readonly title: string;
  readonly about: string;
};

export const chartSvg = ({ chart, layout, title, about }: ChartSvgParts): string => {
  const [width, height] = layout.size;
  const drawn = drawnChart(chart, layout);
  const arrow = (shaft: string, head: string) =>
    tag('path', { d: shaft, fill: 'none', stroke: line, 'stroke-width': 1.2 }) +
    tag('path', { d: head, fill: line });
  const parts = [
    tag('title', {}, escapeXml(`State chart of ${title}`)),
    tag('desc', {}, escapeXml(about)),
    tag('rect', { width, height, fill: ground }),
    ...drawn.containers.map(boxOf),
    ...drawn.dots.map(([cx, cy]) => tag('circle', { cx, cy, r: measures.dot / 2, fill: quiet })),
    arrow(drawn.initials.shaft, drawn.initials.head),
    ...drawn.arrows.map(({ shaft, head }) => arrow(shaft, head)),
    ...drawn.leaves.map(boxOf),
    ...drawn.states.map(linesOf),
    ...drawn.ways.map(wayOf),
  ];
  const size = { width, height, viewBox: `0 0 ${width} ${height}` };
  const font = { 'font-family': "'Geist Variable', Arial, sans-serif" };
  return tag('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size, ...font }, `\n${parts.join('\n')}\n`);
};
