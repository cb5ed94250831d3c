/** What a page is watched for while it loads and is used. */

/** All times in milliseconds since the navigation began; 0 for what did not happen. */
export type Watched = {
  firstPaint: number;
  largestPaint: number;
  /** When the loader that lay over the page had left. */
  uncovered: number;
  /** Cumulative layout shift, of shifts without a person's input. */
  shift: number;
  /** Sum of what the main thread's long tasks took beyond 50 ms each. */
  blocking: number;
  /** One frame after the last button or link of the page had become usable. */
  awake: number;
  /** When a button of type submit was last pressed. */
  pressed: number;
  /** One frame after the dashboard's greeting and key figures were there. */
  dashboard: number;
  /** When a paint, a shift, a long task or a resource was last seen. */
  lastSign: number;
};

/** What the page writes to its console when the dashboard has come. */
export const dashboardSeen = 'dashboard seen';

declare global {
  var watched: Watched | undefined;
}

/** Runs inside the page before everything else, so it must not refer to anything outside itself. */
export const watchPage = (wakes: boolean): void => {
  const watched: Watched = {
    firstPaint: 0,
    largestPaint: 0,
    uncovered: 0,
    shift: 0,
    blocking: 0,
    awake: 0,
    pressed: 0,
    dashboard: 0,
    lastSign: 0,
  };
  globalThis.watched = watched;

  const observe = (type: string, take: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
      watched.lastSign = performance.now();
    }).observe({ type, buffered: true });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watched.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    watched.largestPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    const { hadRecentInput, value } = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
    if (!hadRecentInput) watched.shift += value;
  });
  observe('longtask', ({ duration }) => {
    watched.blocking += Math.max(0, duration - 50);
  });
  observe('resource', () => undefined);

  // The browser paints the end of this animation without the page's thread, whose own event of it may come much later.
  document.addEventListener('animationstart', ({ target }) => {
    if (!(target instanceof Element && target.matches('main > [role=status]'))) return;
    for (const { startTime, effect } of target.getAnimations())
      watched.uncovered = Number(startTime) + Number(effect?.getComputedTiming().endTime);
  });

  document.addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if (target instanceof Element && target.closest('button[type=submit]')) watched.pressed = timeStamp;
    },
    true,
  );

  const isAwake = (): boolean => {
    const last = [...document.querySelectorAll('form button, #root a, #root button')].at(-1);
    if (last === undefined || document.readyState === 'loading') return false;
    // React leaves its properties on every element that it has made or taken over.
    return !wakes || Object.keys(last).some((key) => key.startsWith('__reactProps'));
  };
  const hasFigures = (): boolean => {
    const cards = [...document.querySelectorAll('[data-key-figure]')];
    return cards.length > 0 && cards.every((card) => card.querySelector('.ant-skeleton') === null);
  };
  const hasDashboard = (): boolean =>
    location.pathname.endsWith('/dashboard') &&
    Boolean(document.querySelector('main h1')?.textContent) &&
    hasFigures();

  // Nothing tells when React has taken an element over, so it is looked for frame by frame, and no longer than that.
  const lookForLife = () => {
    if (isAwake()) {
      requestAnimationFrame(() => {
        watched.awake = performance.now();
      });
      return;
    }
    requestAnimationFrame(lookForLife);
  };
  // Frames would be painted for the looking alone; who opens the dashboard waits for its content.
  if (!location.pathname.endsWith('/dashboard')) requestAnimationFrame(lookForLife);

  const dashboard = new MutationObserver(() => {
    if (!hasDashboard()) return;
    dashboard.disconnect();
    requestAnimationFrame(() => {
      watched.dashboard = performance.now();
      // It tells so itself: to be asked would cost the page more.
      console.debug('dashboard seen');
    });
  });
  dashboard.observe(document, { subtree: true, childList: true, characterData: true });
};
