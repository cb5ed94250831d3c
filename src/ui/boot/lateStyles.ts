/** Loads the full stylesheet of a prerendered page, which starts with its critical rules only. */

let admitted: Promise<void> | undefined;

function admit(): Promise<void> {
  const template = document.querySelector<HTMLTemplateElement>('template[data-late-styles]');
  if (!template) return Promise.resolve();
  const links = [...template.content.querySelectorAll('link')];
  const settled = links.map(
    (link) =>
      new Promise<void>((resolve) => {
        link.addEventListener('load', () => resolve());
        // A page without some of its styles is better than none.
        link.addEventListener('error', () => resolve());
      }),
  );
  template.replaceWith(template.content);
  return Promise.all(settled).then(() => undefined);
}

/** Resolves once every rule is applied; the first call starts loading. */
export function lateStyles(): Promise<void> {
  admitted ??= admit();
  return admitted;
}
