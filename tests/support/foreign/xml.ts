/** A strict XML parser that others wrote, as programs for pictures have one. */
import { DOMParser, type Element, onWarningStopParsing } from '@xmldom/xmldom';

const attributesOf = (element: Element): readonly string[] =>
  Array.from({ length: element.attributes.length }, (_, index) => element.attributes.item(index)?.name ?? '');

/** Throws its first complaint about a text that is not well-formed. */
export const readXml = (text: string) => {
  const parser = new DOMParser({ onError: onWarningStopParsing });
  const document = parser.parseFromString(text, 'text/xml');
  const elements = (name: string) => [...document.getElementsByTagName(name)];
  return {
    root: document.documentElement?.tagName ?? null,
    /** What the elements of a name say. */
    texts: (name: string) => elements(name).map(({ textContent }) => textContent),
    /** The names of all attributes of all elements. */
    attributes: [...new Set(elements('*').flatMap(attributesOf))],
  };
};
