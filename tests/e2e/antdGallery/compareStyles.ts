/** Runs in the page: compares the computed styles of two frames with the same elements, one by one. */

export type Difference = { readonly element: string; readonly properties: readonly string[] };

/** `allowed`: known differences, as a regular expression source over `element property: ours / antd's`. */
export const compareStyles = (allowed: string): readonly Difference[] => {
  const known = new RegExp(allowed);
  const [ours, antds] = [...document.querySelectorAll('iframe')].map(
    ({ contentDocument }) => contentDocument,
  );
  if (!ours || !antds) throw new Error('Two frames are compared');
  const elementsOf = (page: Document) => [...page.body.querySelectorAll('*:not(script, style, svg *)')];
  const nameOf = (element: Element | undefined): string =>
    element
      ? `${element.localName}.${(element.getAttribute('class') ?? '').split(/\s+/).slice(0, 3).join('.')}`
      : '';
  // Other properties repeat these values.
  const told =
    /^(?!-|--|scroll|perspective|transform-origin|caret|column-rule|text-emphasis|text-decoration)(?!.*(inline|block))/;
  const names = [...getComputedStyle(document.body)].filter((name) => told.test(name));
  const styleOf = (element: Element, part: string): readonly string[] => {
    const style = element.ownerDocument.defaultView?.getComputedStyle(element, part);
    if (!style || (part !== '' && style.content === 'none')) return [];
    return names.map((name) => style.getPropertyValue(name));
  };
  const parts = ['', '::before', '::after'];
  const [mine, theirs] = [elementsOf(ours), elementsOf(antds)];
  const looks = [mine, theirs].map((elements) =>
    elements.map((one) => parts.map((part) => styleOf(one, part))),
  );
  const differing = (at: number, element: string): string[] =>
    parts.flatMap((part, which) => {
      const [left = [], right = []] = looks.map((look) => look[at]?.[which]);
      if (left.join() === right.join()) return [];
      return names
        .map((name, index) => `${part}${name}: ${left[index]} / ${right[index]}`)
        .filter((line, index) => left[index] !== right[index] && !known.test(`${element} ${line}`));
    });
  const found = mine.flatMap((one, at): Difference[] => {
    const [element, other] = [nameOf(one), theirs[at]];
    if (other?.localName !== one.localName) return [{ element, properties: [`is ${nameOf(other)}`] }];
    const properties = differing(at, element);
    return properties.length === 0 ? [] : [{ element, properties }];
  });
  const counts = `${mine.length} / ${theirs.length}`;
  return mine.length === theirs.length && mine.length > 1_000
    ? found
    : [{ element: 'count', properties: [counts] }, ...found];
};
