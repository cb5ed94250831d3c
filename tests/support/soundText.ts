/** Finds invalid numbers in the texts of a page with metrics. */

const unsound = /NaN|Infinity|∞|undefined|\[object|(?<![\d.,\w])[-−]0(?:[.,]0+)?(?![\d.,])/;

const textsOf = (part: Element): readonly string[] => {
  const texts = [...part.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent),
    element.getAttribute('aria-label'),
    element.getAttribute('aria-valuetext'),
    element.getAttribute('title'),
    element.getAttribute('data-hint'),
    element.getAttribute('d'),
  ]);
  return [...new Set(texts.filter((text) => text !== null && text.trim() !== ''))] as readonly string[];
};

export const unsoundTexts = (part: Element | null): readonly string[] => {
  if (!part) throw new Error('There is no page to look at');
  return textsOf(part).filter((text) => unsound.test(text));
};
