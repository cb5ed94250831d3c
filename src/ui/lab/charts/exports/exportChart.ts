/** Exports a chart as a file in formats of other tools. */
import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';
import { stateText } from '#machines/inspectToTrace.ts';
import type { ChartMoment } from '../chartMoment.ts';
import { toConfig } from './toConfig.ts';
import { toMermaid } from './toMermaid.ts';
import { toModule } from './toModule.ts';
import { toSvg } from './toSvg.ts';

const loaded = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The browser could not read the drawing.'));
    image.src = address;
  });

/** `scale` pixels for each CSS pixel. Rejects if the picture is too large for the browser. */
const toPng = async (
  svg: string,
  [width, height]: readonly [number, number],
  scale: number,
): Promise<Blob> => {
  const image = await loaded(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`);
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no room for a picture of that size.');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The browser has no room for a picture of that size.'));
      else resolve(blob);
    }, 'image/png');
  });
};

export type ExportForm = 'svg' | 'png' | 'mermaid' | 'config' | 'module';

export type Exported = {
  readonly name: string;
  readonly content: Blob;
  readonly lost: readonly string[];
};

const asData = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** The font is cached by the page; without it the picture falls back to another sans serif. */
const fontData = async (): Promise<string | null> => {
  try {
    const reply = await fetch(geist);
    return reply.ok ? await asData(await reply.blob()) : null;
  } catch {
    return null;
  }
};

const svgOf = async ({ subject, step }: ChartMoment, map: SVGSVGElement | null) => {
  if (map === null || subject.layout === null)
    throw new Error('Only the map can be drawn: choose that view first.');
  const { size } = subject.layout;
  const state = step === null ? 'It has not run.' : `Its state is ${stateText(step.value)}.`;
  const svg = toSvg(map, {
    size,
    title: `State chart of ${subject.title}`,
    description: `${subject.about} ${state}`,
    font: await fontData(),
  });
  return { svg, size };
};

const file = (name: string, type: string, text: string, lost: readonly string[] = []): Exported => ({
  name,
  content: new Blob([text], { type: `${type};charset=utf-8` }),
  lost,
});

/** `map` is the SVG on the page, null in another view. Rejects with a message for people. */
export const exportChart = async (
  form: ExportForm,
  moment: ChartMoment,
  map: SVGSVGElement | null,
): Promise<Exported> => {
  const { id, index } = moment.subject;
  if (form === 'mermaid') {
    const { text, lost } = toMermaid(index.chart);
    return file(`${id}.mmd`, 'text/vnd.mermaid', text, lost);
  }
  if (form === 'config') {
    return file(`${id}.json`, 'application/json', `${JSON.stringify(toConfig(index.chart), null, 2)}\n`);
  }
  if (form === 'module') return file(`${id}.machine.mjs`, 'text/javascript', toModule(index.chart));
  const { svg, size } = await svgOf(moment, map);
  return form === 'svg'
    ? file(`${id}.svg`, 'image/svg+xml', svg)
    : { name: `${id}.png`, content: await toPng(svg, size, 2), lost: [] };
};
