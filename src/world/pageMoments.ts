/** Moments in which a page is left, or looked at again. A host without a page has none. */

type Moment = 'pagehide' | 'pageshow' | 'focus' | 'visibilitychange';

const listen = (moments: readonly Moment[], hear: () => void): (() => void) => {
  if (typeof document === 'undefined') return () => {};
  const ending = new AbortController();
  for (const moment of moments) {
    const target = moment === 'visibilitychange' ? document : globalThis;
    target.addEventListener(moment, hear, { signal: ending.signal });
  }
  return () => ending.abort();
};

/** Calls `hear` whenever the page may be about to close: this may be the last chance to act. Returns the function that ends it. */
export const onPageLeft = (hear: () => void): (() => void) => listen(['pagehide', 'visibilitychange'], hear);

/** Calls `hear` whenever somebody may look at the page again. Returns the function that ends it. */
export const onPageSeen = (hear: () => void): (() => void) =>
  listen(['pageshow', 'focus', 'visibilitychange'], hear);
