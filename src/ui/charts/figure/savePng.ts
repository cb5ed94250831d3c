/** Exports the picture of a chart as a PNG file, with its context from the page. */
import { downloadText } from '../../widgets/downloadText.ts';
import type { ChartLook, LegendEntry } from '../chartModel.ts';
import type { ChartUnit } from '../chartUnit.ts';
import { toneColour } from '../drawing/chartLook.ts';
import { pictureCover } from './pictureCover.ts';
import {
  type Measure,
  type PictureLayout,
  pictureLayout,
  type Swatch,
  swatchSize,
  type TextKind,
  textSizes,
} from './pictureLayout.ts';

export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'font'
  | 'globalAlpha'
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'stroke'
  | 'setLineDash'
  | 'fillRect'
  | 'fillText'
  | 'measureText'
  | 'drawImage'
  | 'scale'
>;

const fontOf = (kind: TextKind, look: ChartLook): string =>
  `${kind === 'title' ? '600 ' : ''}${textSizes[kind]}px ${look.font}`;

export const measureWith =
  (pen: Pen, look: ChartLook): Measure =>
  (text, kind) => {
    pen.font = fontOf(kind, look);
    return pen.measureText(text).width;
  };

const drawSwatch = (pen: Pen, { tone, isDashed, x, y }: Swatch, look: ChartLook): void => {
  const { width, height } = swatchSize;
  const colour = toneColour(look, tone);
  if (!isDashed) {
    pen.globalAlpha = tone === 'usual' ? 0.3 : 1;
    pen.fillStyle = colour;
    pen.fillRect(x, y, width, height);
    pen.globalAlpha = 1;
    return;
  }
  pen.strokeStyle = colour;
  pen.lineWidth = 2;
  pen.setLineDash([4, 3]);
  pen.beginPath();
  pen.moveTo(x, y + height / 2);
  pen.lineTo(x + width, y + height / 2);
  pen.stroke();
  pen.setLineDash([]);
};

type Drawn = {
  readonly layout: PictureLayout;
  readonly image: CanvasImageSource;
  readonly look: ChartLook;
  /** Picture pixels for each pixel of the page. */
  readonly density: number;
};

/** Draws the exported picture of a chart: title, cover and legend around the rendered chart. */
export const drawPicture = (pen: Pen, { layout, image, look, density }: Drawn): void => {
  const { width, height, texts, swatches, chart } = layout;
  pen.scale(density, density);
  pen.fillStyle = look.ground;
  pen.fillRect(0, 0, width, height);
  pen.drawImage(image, chart.x, chart.y, chart.width, chart.height);
  for (const swatch of swatches) drawSwatch(pen, swatch, look);
  for (const { kind, text, x, y } of texts) {
    pen.font = fontOf(kind, look);
    pen.fillStyle = kind === 'about' ? look.label : look.ink;
    pen.fillText(text, x, y);
  }
};

type Shown = {
  readonly title: string;
  readonly unit: ChartUnit;
  readonly legend: readonly LegendEntry[];
  readonly look: ChartLook;
  readonly name: string;
};

type ChartImage = {
  readonly image: CanvasImageSource;
  readonly width: number;
  readonly height: number;
  readonly density: number;
};

const imageOfCanvas = (canvas: HTMLCanvasElement): ChartImage => {
  const { width, height, clientWidth } = canvas;
  const density = clientWidth > 0 ? width / clientWidth : 1;
  return { image: canvas, width: width / density, height: height / density, density };
};

/** Null until the chart is drawn. */
const imageOf = (figure: HTMLElement): ChartImage | null => {
  const canvas = figure.querySelector<HTMLCanvasElement>('[data-drawn="canvas"] canvas');
  return canvas && canvas.width > 0 ? imageOfCanvas(canvas) : null;
};

const pngOf = (picture: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => picture.toBlob(resolve, 'image/png'));

const made = async (figure: HTMLElement, { title, unit, legend, look }: Shown): Promise<Blob | null> => {
  const drawn = imageOf(figure);
  const picture = document.createElement('canvas');
  const pen = picture.getContext('2d');
  if (!drawn || !pen) return null;
  const parts = { title, unit, legend, cover: pictureCover(figure), chart: drawn };
  const layout = pictureLayout(parts, measureWith(pen, look));
  picture.width = Math.round(layout.width * drawn.density);
  picture.height = Math.round(layout.height * drawn.density);
  drawPicture(pen, { layout, image: drawn.image, look, density: drawn.density });
  return pngOf(picture);
};

export const savePng = async (figure: HTMLElement, shown: Shown): Promise<boolean> => {
  // A picture that fails to load is reported to the user, not to the error handler.
  const file = await made(figure, shown).catch(() => null);
  if (file) downloadText(`${shown.name}.png`, 'image/png', [file]);
  return file !== null;
};
