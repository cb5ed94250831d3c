/** Parses XML with a strict third-party parser, as image programs do. */
import { DOMParser, type Element, onWarningStopParsing } from '@xmldom/xmldom';

const attributesOf = (element: Element): readonly string[] =>
  Array.from({ length: element.attributes.length }, (_, index) => element.attributes.item(index)?.name ?? '');

export const readXml = (text: string) => {
  const parser = new DOMParser({ onError: onWarningStopParsing });
  const document = parser.parseFromString(text, 'text/xml');
  const elements = (name: string) => [...document.getElementsByTagName(name)];
  return {
    root: document.documentElement?.tagName ?? null,
    texts: (name: string) => elements(name).map(({ textContent }) => textContent),
    attributes: [...new Set(elements('*').flatMap(attributesOf))],
  };
};
