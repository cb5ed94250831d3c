/** Checks for a new build on the host when code of this one is missing. */

type Page = Pick<EventTarget, 'addEventListener'> & {
  readonly navigator: Pick<Navigator, 'onLine'>;
  readonly document: Pick<Document, 'createElement'> & { readonly head: Pick<HTMLElement, 'append'> };
};

/**
 * Loads `public/newVersion.js`, whose name no build changes, on each failed import, and when the page comes
 * back from the back/forward cache, where it may have been for days.
 */
export const explainMissingCode = (page: Page, base: string): void => {
  const look = () => {
    const { document, navigator } = page;
    const script = Object.assign(document.createElement('script'), { src: `${base}newVersion.js` });
    if (navigator.onLine) document.head.append(script);
  };
  page.addEventListener('vite:preloadError', look);
  page.addEventListener('pageshow', (event) => {
    if ('persisted' in event && event.persisted === true) look();
  });
};
