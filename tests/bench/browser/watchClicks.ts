/** What a board is watched for while somebody clicks on it: how long each click waits for its answer, and when charts are drawn. */

/** Milliseconds since the navigation began. */
export type WatchedClicks = {
  /** When the first and the latest picture of a chart was there; 0 before. */
  firstPicture: number;
  lastPicture: number;
  /** Of each click when it was made, and how long it took until the page was painted after it. */
  clicks: { at: number; duration: number }[];
};

declare global {
  var watchedClicks: WatchedClicks | undefined;
}

/** Runs inside the page before everything else, so it must not refer to anything outside itself. */
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
