/** Finds out why code of this build is missing: the host may have a new build by now. */

type Page = Pick<EventTarget, 'addEventListener'> & {
  readonly navigator: Pick<Navigator, 'onLine'>;
  readonly document: Pick<Document, 'createElement'> & { readonly head: Pick<HTMLElement, 'append'> };
};

/** What looks is a file whose name no build changes: `public/newVersion.js`. */
export const explainMissingCode = (page: Page, base: string): void =>
  page.addEventListener('vite:preloadError', () => {
    const { document, navigator } = page;
    const script = Object.assign(document.createElement('script'), { src: `${base}newVersion.js` });
    if (navigator.onLine) document.head.append(script);
  });
