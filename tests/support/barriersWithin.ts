/** Finds axe violations of structure and names in a part without rendering. Browser tests check colours and sizes. */
import axe from 'axe-core';

/** Rules that need rendering, and landmark rules, which apply to whole pages only. */
const notJudged = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
  'region',
];

/** Label references to missing elements, which axe only reports as incomplete. */
const nameless = (part: Element): readonly string[] =>
  [part, ...part.querySelectorAll('[aria-labelledby]')]
    .filter((element) =>
      element
        .getAttribute('aria-labelledby')
        ?.split(/\s+/)
        .some((id) => element.ownerDocument.getElementById(id) === null),
    )
    .map(({ outerHTML }) => `a name that is not there: ${outerHTML.slice(0, 120)}`);

export const barriersWithin = async (
  ...parts: readonly (Element | null | undefined)[]
): Promise<readonly string[]> => {
  const found = parts.filter((part) => part != null);
  if (found.length === 0) throw new Error('There is nothing to judge');
  const { violations, passes } = await axe.run([...found] as unknown as axe.ElementContext, {
    rules: Object.fromEntries(notJudged.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  });
  if (violations.length + passes.length === 0) throw new Error('axe-core found nothing to judge');
  return [
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`)),
    ...found.flatMap(nameless),
  ];
};
