/** Draws the exported picture of a chart: title, cover and legend around the rendered chart. */
import { type ChartLook, toneColour } from '../drawing/chartLook.ts';
import {
  type Measure,
  type PictureLayout,
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
