/** Records loading and interaction times of a page. */

/** Milliseconds since navigation start; 0 if it did not happen. */
export type Watched = {
  firstPaint: number;
  largestPaint: number;
  /** The loader that covered the page has left. */
  uncovered: number;
  /** Cumulative layout shift, without shifts after user input. */
  shift: number;
  /** Total blocking time: the part of each long task beyond 50 ms. */
  blocking: number;
  /** One frame after the last button or link was hydrated. */
  awake: number;
  pressed: number;
  /** One frame after the dashboard's greeting and key metrics appeared. */
  dashboard: number;
  /** The last paint, shift, long task or resource. */
  lastSign: number;
};

export const dashboardSeen = 'dashboard seen';

declare global {
  var watched: Watched | undefined;
}

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

  // The compositor runs this animation without the main thread, whose own event may come much later.
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
    // React sets its properties on every element that it renders or hydrates.
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

  // No event signals hydration, so each frame checks for it until it is found.
  const lookForLife = () => {
    if (isAwake()) {
      requestAnimationFrame(() => {
        watched.awake = performance.now();
      });
      return;
    }
    requestAnimationFrame(lookForLife);
  };
  // Polling would force extra frames; for the dashboard only its content counts.
  if (!location.pathname.endsWith('/dashboard')) requestAnimationFrame(lookForLife);

  const dashboard = new MutationObserver(() => {
    if (!hasDashboard()) return;
    dashboard.disconnect();
    requestAnimationFrame(() => {
      watched.dashboard = performance.now();
      console.debug('dashboard seen');
    });
  });
  dashboard.observe(document, { subtree: true, childList: true, characterData: true });
};
