/** Exports the picture of a chart as a PNG file, with its context from the page. */
import { downloadText } from '../../widgets/downloadText.ts';
import type { LegendEntry } from '../chartPlan.ts';
import type { ChartUnit } from '../chartUnit.ts';
import type { ChartLook } from '../drawing/chartLook.ts';
import { drawPicture, measureWith } from './drawPicture.ts';
import { pictureCover } from './pictureCover.ts';
import { pictureLayout } from './pictureLayout.ts';

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

const vectorDensity = 2;

const imageOfVectors = async (vectors: SVGSVGElement): Promise<ChartImage> => {
  const [, , width = 0, height = 0] = (vectors.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const copy = vectors.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const address = URL.createObjectURL(new Blob([copy.outerHTML], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return { image, width, height, density: vectorDensity };
  } finally {
    URL.revokeObjectURL(address);
  }
};

const imageOfCanvas = (canvas: HTMLCanvasElement): ChartImage => {
  const { width, height, clientWidth } = canvas;
  const density = clientWidth > 0 ? width / clientWidth : 1;
  return { image: canvas, width: width / density, height: height / density, density };
};

/** Takes the canvas once drawn, the vectors until then; null if neither exists. */
const imageOf = async (figure: HTMLElement): Promise<ChartImage | null> => {
  const surface = figure.querySelector('[data-drawn]');
  const canvas = surface?.querySelector('canvas');
  if (canvas && canvas.width > 0 && surface?.getAttribute('data-drawn') === 'canvas')
    return imageOfCanvas(canvas);
  const vectors = surface?.querySelector('svg');
  return vectors ? imageOfVectors(vectors) : null;
};

const pngOf = (picture: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => picture.toBlob(resolve, 'image/png'));

const made = async (figure: HTMLElement, { title, unit, legend, look }: Shown): Promise<Blob | null> => {
  const drawn = await imageOf(figure);
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
