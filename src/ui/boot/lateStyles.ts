/** The whole stylesheet of a prerendered page, which came with only the rules its first paint needs. */

let admitted: Promise<void> | undefined;

function admit(): Promise<void> {
  const template = document.querySelector<HTMLTemplateElement>('template[data-late-styles]');
  if (!template) return Promise.resolve();
  const links = [...template.content.querySelectorAll('link')];
  const settled = links.map(
    (link) =>
      new Promise<void>((resolve) => {
        link.addEventListener('load', () => resolve());
        // A page without some of its looks is better than none.
        link.addEventListener('error', () => resolve());
      }),
  );
  template.replaceWith(template.content);
  return Promise.all(settled).then(() => undefined);
}

/** Settles once every rule is in force; the first call sets it off. */
export function lateStyles(): Promise<void> {
  admitted ??= admit();
  return admitted;
}
