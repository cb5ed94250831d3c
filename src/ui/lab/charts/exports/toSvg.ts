/** Exports the map as a self-contained SVG with the page's colours and font. */
import { ownValue } from '#domain/ownValue.ts';

const drawn = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-size',
  'font-weight',
  'text-anchor',
  'paint-order',
] as const;

const usual: Readonly<Record<string, string>> = {
  'fill-opacity': '1',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  opacity: '1',
  'text-anchor': 'start',
  'paint-order': 'normal',
};

/** Few image programs understand the computed syntax of mixed colours. */
const plainColour = (value: string): string => {
  const [, red, green, blue, , alpha] =
    /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)( \/ ([\d.e-]+))?\)$/.exec(value) ?? [];
  if (red === undefined) return value;
  const [r, g, b] = [red, green, blue].map((part) => Math.round(Number(part) * 255));
  return alpha === undefined ? `rgb(${r}, ${g}, ${b})` : `rgba(${r}, ${g}, ${b}, ${alpha})`;
};

const inline = (from: Element, to: Element): void => {
  const style = getComputedStyle(from);
  for (const name of drawn) {
    const value = style.getPropertyValue(name);
    if (value !== '' && value !== ownValue(usual, name)) to.setAttribute(name, plainColour(value));
  }
};

const onlyOfPages = [
  'class',
  'style',
  'role',
  'tabindex',
  'aria-label',
  'aria-disabled',
  'aria-hidden',
  'focusable',
];

const strip = (element: Element): void => {
  for (const name of onlyOfPages) element.removeAttribute(name);
  for (const name of Object.keys((element as SVGElement).dataset))
    delete (element as SVGElement).dataset[name];
};

const isDrawn = (element: Element): boolean => !['g', 'svg', 'title', 'desc'].includes(element.tagName);

const withText = (name: 'title' | 'desc' | 'style', text: string): Element => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  element.textContent = text;
  return element;
};

export type SvgParts = {
  readonly size: readonly [width: number, height: number];
  readonly title: string;
  readonly description: string;
  readonly font: string | null;
};

const family = 'Geist Variable';

const fontRule = (address: string): string =>
  `@font-face{font-family:"${family}";font-weight:100 900;src:url(${address}) format("woff2")}`;

/** `map` as currently rendered, including active states, the last step and visits. */
export const toSvg = (map: SVGSVGElement, { size, title, description, font }: SvgParts): string => {
  const [width, height] = size;
  const copy = map.cloneNode(true) as SVGSVGElement;
  const originals = map.querySelectorAll('*');
  copy.querySelectorAll('*').forEach((element, index) => {
    const original = originals[index];
    if (original && isDrawn(element)) inline(original, element);
  });
  for (const element of [...copy.querySelectorAll('title, [data-flash]')]) element.remove();
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  ground.setAttribute('width', String(width));
  ground.setAttribute('height', String(height));
  ground.setAttribute('fill', plainColour(getComputedStyle(document.body).backgroundColor));
  for (const element of [copy, ...copy.querySelectorAll('*')]) strip(element);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  copy.setAttribute('font-family', `"${family}", sans-serif`);
  copy.prepend(
    withText('title', title),
    withText('desc', description),
    ...(font === null ? [] : [withText('style', fontRule(font))]),
    ground,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(copy)}`;
};
