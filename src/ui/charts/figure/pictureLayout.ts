/** Computes the layout of a chart's exported picture, in pixels: title, cover, chart, legend and foot. */
import type { LegendEntry, Tone } from '../chartModel.ts';
import type { ChartUnit } from '../chartUnit.ts';
import type { PictureCover } from './pictureCover.ts';

export type PictureParts = {
  readonly title: string;
  readonly unit: ChartUnit;
  readonly legend: readonly LegendEntry[];
  readonly cover: PictureCover;
  readonly chart: { readonly width: number; readonly height: number };
};

export type TextKind = 'title' | 'about' | 'legend';

export const textSizes: Readonly<Record<TextKind, number>> = { title: 16, about: 12, legend: 12 };

export type PictureText = {
  readonly kind: TextKind;
  readonly text: string;
  readonly x: number;
  /** Baseline. */
  readonly y: number;
};

export type Swatch = {
  readonly tone: Tone;
  readonly isDashed: boolean;
  readonly x: number;
  readonly y: number;
};

export type PictureLayout = {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PictureText[];
  readonly swatches: readonly Swatch[];
  readonly chart: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
};

export type Measure = (text: string, kind: TextKind) => number;

const edge = 20;
const leastWidth = 320;
const lineHeights: Readonly<Record<TextKind, number>> = { title: 22, about: 18, legend: 22 };
export const swatchSize = { width: 16, height: 10 } as const;
const gap = 8;

const linesOf = (text: string, fits: (line: string) => boolean): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(word);
  }
  return lines;
};

const unitWords = (unit: ChartUnit): string => {
  if (unit.kind === 'money') return `In ${unit.currency}`;
  return unit.kind === 'duration' ? 'In minutes and seconds' : '';
};

const joined = (parts: readonly string[], by: string): string => parts.filter((part) => part !== '').join(by);

const aboutOf = ({ cover, legend, unit }: PictureParts): readonly string[] => {
  const isCompared = legend.some(({ isDashed }) => isDashed) && cover.comparedWith !== '';
  return [
    joined([cover.whose, cover.days], ', '),
    isCompared ? `Compared with: ${cover.comparedWith}` : '',
    cover.filters === '' ? '' : `Filtered to ${cover.filters}`,
    unitWords(unit),
  ].filter((line) => line !== '');
};

type Placed = {
  readonly texts: readonly PictureText[];
  readonly swatches: readonly Swatch[];
  readonly height: number;
};

const placedLegend = (
  entries: readonly LegendEntry[],
  { top, width, measure }: { top: number; width: number; measure: Measure },
): Placed => {
  const texts: PictureText[] = [];
  const swatches: Swatch[] = [];
  let [x, row] = [edge, 0];
  for (const { name, tone, isDashed = false } of entries) {
    const wide = swatchSize.width + gap + measure(name, 'legend');
    if (x > edge && x + wide > width - edge) [x, row] = [edge, row + 1];
    const y = top + row * lineHeights.legend;
    swatches.push({ tone, isDashed, x, y: y + 4 });
    texts.push({ kind: 'legend', text: name, x: x + swatchSize.width + gap, y: y + 13 });
    x += wide + 2 * gap;
  }
  return { texts, swatches, height: entries.length === 0 ? 0 : (row + 1) * lineHeights.legend };
};

export const pictureLayout = (parts: PictureParts, measure: Measure): PictureLayout => {
  const { title, legend, cover, chart } = parts;
  const width = Math.max(leastWidth, chart.width + 2 * edge);
  let y = edge;
  const written = (text: string, kind: TextKind): readonly PictureText[] =>
    linesOf(text, (line) => measure(line, kind) <= width - 2 * edge).map((line) => {
      y += lineHeights[kind];
      return { kind, text: line, x: edge, y: y - 5 };
    });
  const head = [...written(title, 'title'), ...aboutOf(parts).flatMap((line) => written(line, 'about'))];
  y += gap;
  const at = { x: edge, y, width: chart.width, height: chart.height };
  y += chart.height + gap;
  // A single entry would repeat the title.
  const below = placedLegend(legend.length > 1 ? legend : [], { top: y, width, measure });
  y += below.height;
  const foot = written(cover.asOf === '' ? '' : `As of ${cover.asOf}`, 'about');
  return {
    width,
    height: Math.ceil(y + edge),
    texts: [...head, ...below.texts, ...foot],
    swatches: below.swatches,
    chart: at,
  };
};
