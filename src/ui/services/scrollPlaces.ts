/** Remembers where the reader left each page of the tab's history, and brings the page there again. */
import type { BrowserStore } from './browserStore.ts';

/** How a page came to be shown: by back or forward, as the same page at a new address, or as another page. */
export type Arrived = 'back' | 'same' | 'anew';

export type ScrollPlaces = {
  readonly scrollTo: (top: number) => void;
  /** Where the reader left the page that was reloaded; null for any other first page. */
  readonly first: () => number | null;
  /** Call once a page is shown: gives where its reader left it, or null. */
  readonly arrive: (how: Arrived) => number | null;
  /** Tells when the page reaches far enough to stand at `top`, or the reader moves before; gives the function that ends the watch. */
  readonly watch: (top: number, hear: (what: 'content.tall' | 'reader.move') => void) => () => void;
};

/** The script in the head of `index.html` reads the same entry. */
export const scrollKey = 'agencylens.scroll';

const mostPlaces = 50;

const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** For a stage and for the build, where nobody scrolls. */
export const noScrollPlaces: ScrollPlaces = {
  scrollTo: () => {},
  first: () => null,
  arrive: () => null,
  watch: () => () => {},
};

/** What comes before another page is shown. */
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
    // It also tells once at the beginning, when the new page is laid out.
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
  /** The router gives each entry a key, and the first one of a visit none. */
  const entryShown = (): string => `${page.history.state?.key ?? 'default'} ${page.location.pathname}`;
  const reach = (): number => root.scrollHeight - page.innerHeight;

  let entry = entryShown();
  /** A page that is still too short for its place says nothing of where its reader is. */
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
  // A browser tells of a scroll with its next frame: whoever leaves before that has moved unheard.
  const keepBeforeLeaving = (): void => {
    if (wanted === 0) keep(Math.round(page.scrollY));
  };
  for (const name of leaves) page.addEventListener(name, keepBeforeLeaving, { capture: true });
  page.addEventListener('pagehide', () => {
    keepBeforeLeaving();
    if (places.size === 0) store.removeItem(scrollKey);
    else store.setItem(scrollKey, JSON.stringify(Object.fromEntries(places)));
  });

  /** The scroll position, as last reported where possible: reading it from the page would force a layout. */
  const standing = (): number => (wanted === 0 ? (places.get(entry) ?? 0) : Math.round(page.scrollY));
  return {
    scrollTo: (top) => page.scrollTo(0, top),
    first: () => {
      const [how] = page.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const top = how === undefined || how.type === 'navigate' ? null : (places.get(entry) ?? null);
      // Whoever has scrolled before the program ran is where they want to be.
      const isElsewhere = page.scrollY > 0 && Math.abs(page.scrollY - Math.min(top ?? 0, reach())) > 1;
      wanted = isElsewhere ? 0 : (top ?? 0);
      return isElsewhere ? null : top;
    },
    arrive: (how) => {
      const here = how === 'same' ? standing() : 0;
      entry = entryShown();
      const kept = how === 'back' ? (places.get(entry) ?? null) : null;
      wanted = kept ?? 0;
      keep(kept ?? here);
      return kept;
    },
    watch: watchPage(page, reach),
  };
};
