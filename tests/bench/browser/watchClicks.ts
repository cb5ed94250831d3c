/** Records how long clicks on a board wait for their answer, and when charts are drawn. */

/** Milliseconds since navigation start. */
export type WatchedClicks = {
  /** Times of the first and the latest chart picture; 0 before. */
  firstPicture: number;
  lastPicture: number;
  /** Time of each click, and the duration until the next paint. */
  clicks: { at: number; duration: number }[];
};

declare global {
  var watchedClicks: WatchedClicks | undefined;
}

export const watchClicks = (): void => {
  const watched: WatchedClicks = { firstPicture: 0, lastPicture: 0, clicks: [] };
  globalThis.watchedClicks = watched;
  const pictures = (): string =>
    [...document.querySelectorAll('[data-drawn]')]
      .map((surface) => `${surface.getAttribute('data-drawn')}${surface.getAttribute('data-pictures')}`)
      .join();
  let before = '';
  new MutationObserver(() => {
    const now = pictures();
    if (now === before) return;
    before = now;
    watched.lastPicture = performance.now();
    watched.firstPicture ||= watched.lastPicture;
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-drawn', 'data-pictures'],
  });
  new PerformanceObserver((list) => {
    for (const { name, startTime: at, duration } of list.getEntries()) {
      if (name === 'pointerdown' || name === 'pointerup' || name === 'click')
        watched.clicks.push({ at, duration });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};
