/** Exports a chart as a file in formats of other tools. */
import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';
import type { Chart } from '#machines/chart.ts';
import { stateText } from '#machines/inspectToTrace.ts';
import type { ChartMoment } from '../chartMoment.ts';
import { toConfig } from './toConfig.ts';
import { toMermaid } from './toMermaid.ts';
import { toSvg } from './toSvg.ts';

/** A parsed guard: `isPaid`, `and(isPaid, not(isOld))`. */
type Guard = { readonly name: string; readonly asks: readonly Guard[] };

const combiners = ['and', 'or', 'not'];

const partsOf = (text: string): readonly string[] => {
  const parts: string[] = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
};

const guardOf = (text: string): Guard => {
  const [, name, inner] = /^(and|or|not)\((.*)\)$/.exec(text) ?? [];
  if (name === undefined || inner === undefined) return { name: text, asks: [] };
  return { name, asks: partsOf(inner).map(guardOf) };
};

const namesIn = ({ name, asks }: Guard): readonly string[] =>
  asks.length === 0 ? [name] : asks.flatMap(namesIn);

const guardText = ({ name, asks }: Guard): string => {
  if (asks.length === 0) return JSON.stringify(name);
  const inner = asks.map(guardText).join(', ');
  return name === 'not' ? `not(${inner})` : `${name}([${inner}])`;
};

const isCombined = (text: string): boolean => combiners.some((name) => text.startsWith(`${name}(`));

const configText = (chart: Chart): string =>
  JSON.stringify(toConfig(chart), null, 2).replaceAll(/"guard": ("(?:[^"\\]|\\.)*")/g, (told, quoted) => {
    const guard: unknown = JSON.parse(quoted);
    return typeof guard === 'string' && isCombined(guard) ? `"guard": ${guardText(guardOf(guard))}` : told;
  });

const stubs = (kind: string, names: Iterable<string>, stub: string): readonly string[] => {
  const sorted = [...new Set(names)].sort();
  if (sorted.length === 0) return [];
  return [`  ${kind}: {`, ...sorted.map((name) => `    ${JSON.stringify(name)}: ${stub},`), '  },'];
};

/** Converts a chart to a runnable XState 5 module with named stubs for injected functions. */
export const toModule = (chart: Chart): string => {
  const { states, transitions } = chart;
  const guards = transitions.flatMap(({ guard }) => (guard === null ? [] : namesIn(guardOf(guard))));
  const config = configText(chart);
  const named = [
    ...stubs(
      'actors',
      states.flatMap(({ invokes }) => invokes.map(({ src }) => src)),
      'fromPromise(() => new Promise(() => {}))',
    ),
    ...stubs('guards', guards, '() => false'),
    ...stubs(
      'actions',
      [...states, ...transitions].flatMap((part) =>
        'actions' in part ? part.actions : [...part.entry, ...part.exit],
      ),
      '() => {}',
    ),
    ...stubs(
      'delays',
      transitions.flatMap(({ trigger }) =>
        trigger.kind === 'delay' && trigger.milliseconds === null ? [trigger.name] : [],
      ),
      '1000',
    ),
  ];
  const imports = [
    ...combiners.filter((name) => new RegExp(`"guard": .*\\b${name}\\(`).test(config)),
    ...(config.includes('"invoke"') ? ['fromPromise'] : []),
    'setup',
  ];
  return [
    `// The state chart “${chart.id}” of AgencyLens, for XState 5. Stubs stand for what the product injects: an actor never answers,`,
    '// a guard says no, an action does nothing, a delay that depends on the context is a second.',
    `import { ${imports.join(', ')} } from 'xstate';`,
    '',
    'export const machine = setup({',
    ...named,
    `}).createMachine(${config});`,
    '',
  ].join('\n');
};

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
