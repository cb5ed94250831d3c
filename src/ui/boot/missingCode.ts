/** Finds out why code of this build is missing: the host may have a new build by now. */

type Page = Pick<EventTarget, 'addEventListener'> & {
  readonly document: Pick<Document, 'createElement'> & { readonly head: Pick<HTMLElement, 'append'> };
};

/** What looks is a file whose name no build changes: `public/newVersion.js`. */
export const explainMissingCode = (page: Page, base: string): void =>
  page.addEventListener('vite:preloadError', () => {
    const { document } = page;
    document.head.append(Object.assign(document.createElement('script'), { src: `${base}newVersion.js` }));
  });
