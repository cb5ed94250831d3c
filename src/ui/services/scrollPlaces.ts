/** Stores the scroll position of each history entry, and restores it. */
import type { BrowserStore } from './browserStore.ts';

/** `back`: by back or forward; `same`: the same page at a new address. `anew`: another page. */
export type Arrived = 'back' | 'same' | 'anew';

export type ScrollPlaces = {
  readonly scrollTo: (top: number) => void;
  /** Position before a reload; null for any other first page. */
  readonly first: () => number | null;
  /** Call after a page is shown; returns its stored position, or null. */
  readonly arrive: (how: Arrived) => number | null;
  /** Reports when the page is tall enough for `top`, or the reader scrolls first; returns a stop function. */
  readonly watch: (top: number, hear: (what: 'content.tall' | 'reader.move') => void) => () => void;
};

/** The script in the head of `index.html` reads the same entry. */
export const scrollKey = 'agencylens.scroll';

const mostPlaces = 50;

const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

export const noScrollPlaces: ScrollPlaces = {
  scrollTo: () => {},
  first: () => null,
  arrive: () => null,
  watch: () => () => {},
};

const leaves = ['popstate', 'click', 'keydown'] as const;

const parse = (text: string | null): Map<string, number> => {
  try {
    const entries: [string, unknown][] = Object.entries(Object(JSON.parse(text ?? '{}')));
    return new Map(
      entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0),
    );
  } catch {
    return new Map();
  }
};

const watchPage =
  (page: Window & typeof globalThis, reach: () => number): ScrollPlaces['watch'] =>
  (top, hear) => {
    // ResizeObserver also fires initially, after the new page's layout.
    const height = new page.ResizeObserver(() => {
      if (reach() >= top) hear('content.tall');
    });
    height.observe(page.document.body);
    const move = () => hear('reader.move');
    for (const name of moves) page.addEventListener(name, move, { capture: true, passive: true });
    return () => {
      height.disconnect();
      for (const name of moves) page.removeEventListener(name, move, { capture: true });
    };
  };

/** `store` lives as long as the tab. */
export const createScrollPlaces = (
  page: Window & typeof globalThis,
  store: Pick<BrowserStore, 'getItem' | 'setItem' | 'removeItem'>,
): ScrollPlaces => {
  const places = parse(store.getItem(scrollKey));
  const { documentElement: root } = page.document;
  /** The router gives each entry a key, except for the first one of a visit. */
  const entryShown = (): string => `${page.history.state?.key ?? 'default'} ${page.location.pathname}`;
  const reach = (): number => root.scrollHeight - page.innerHeight;

  let entry = entryShown();
  /** While the page is too short for the target, its scroll position is meaningless. */
  let wanted = 0;
  const keep = (top: number): void => {
    places.delete(entry);
    if (top > 0) places.set(entry, top);
    for (const oldest of [...places.keys()].slice(0, -mostPlaces)) places.delete(oldest);
  };
  page.addEventListener(
    'scroll',
    () => {
      if (reach() < wanted) return;
      wanted = 0;
      keep(Math.round(page.scrollY));
    },
    { passive: true },
  );
  // Browsers report a scroll with the next frame, so the position is read before leaving.
  const keepBeforeLeaving = (): void => {
    if (wanted === 0) keep(Math.round(page.scrollY));
  };
  for (const name of leaves) page.addEventListener(name, keepBeforeLeaving, { capture: true });
  page.addEventListener('pagehide', () => {
    keepBeforeLeaving();
    if (places.size === 0) store.removeItem(scrollKey);
    else store.setItem(scrollKey, JSON.stringify(Object.fromEntries(places)));
  });

  /** Uses the last reported position where possible, because reading it would force a layout. */
  const scrollTop = (): number => (wanted === 0 ? (places.get(entry) ?? 0) : Math.round(page.scrollY));
  return {
    scrollTo: (top) => page.scrollTo(0, top),
    first: () => {
      const [how] = page.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const top = how === undefined || how.type === 'navigate' ? null : (places.get(entry) ?? null);
      // A reader who scrolled before the program ran stays there.
      const isElsewhere = page.scrollY > 0 && Math.abs(page.scrollY - Math.min(top ?? 0, reach())) > 1;
      wanted = isElsewhere ? 0 : (top ?? 0);
      return isElsewhere ? null : top;
    },
    arrive: (how) => {
      const here = how === 'same' ? scrollTop() : 0;
      entry = entryShown();
      const place = how === 'back' ? (places.get(entry) ?? null) : null;
      wanted = place ?? 0;
      keep(place ?? here);
      return place;
    },
    watch: watchPage(page, reach),
  };
};
