/** Reports when a page is left or looked at again; a host without a page reports nothing. */

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

/** Calls `hear` whenever the page may be about to close: possibly the last chance to act. Returns the unsubscribe function. */
export const onPageLeft = (hear: () => void): (() => void) => listen(['pagehide', 'visibilitychange'], hear);

/** Calls `hear` whenever someone may look at the page again. Returns the unsubscribe function. */
export const onPageSeen = (hear: () => void): (() => void) =>
  listen(['pageshow', 'focus', 'visibilitychange'], hear);
