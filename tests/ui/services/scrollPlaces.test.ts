// @vitest-environment happy-dom
/** Tests restoring the scroll position of each page in the tab's history. */
import { beforeEach, describe, expect, test } from 'vitest';
import { createScrollPlaces, scrollKey } from '#ui/services/scrollPlaces.ts';

type Entry = { readonly key?: string; readonly path: string };

const screen = 800;

/** A fake page with only the properties of scrolling. `tall` is the height of its content. */
const openPage = (entry: Entry, how: 'navigate' | 'reload' | 'back_forward' = 'navigate', scrollY = 0) => {
  const heights: (() => void)[] = [];
  const root = { scrollHeight: 3_000 };
  const page = Object.assign(new EventTarget(), {
    document: { documentElement: root, body: null },
    history: { state: entry.key === undefined ? null : { key: entry.key } },
    location: { pathname: entry.path },
    innerHeight: screen,
    scrollY,
    scrollTo: (_: number, top: number) => {
      page.scrollY = Math.min(top, root.scrollHeight - screen);
      page.dispatchEvent(new Event('scroll'));
    },
    performance: { getEntriesByType: () => [{ type: how }] },
    ResizeObserver: class {
      readonly #tell: () => void;
      constructor(tell: () => void) {
        this.#tell = tell;
      }
      observe() {
        heights.push(this.#tell);
      }
      disconnect() {
        heights.splice(heights.indexOf(this.#tell), 1);
      }
    },
  });
  const places = createScrollPlaces(page as unknown as Window & typeof globalThis, sessionStorage);
  /** Scrolls before the event, as a browser does: the event follows with the next frame. */
  const scrollUnheard = (top: number) => {
    page.scrollY = top;
  };
  const show = ({ key, path }: Entry) => {
    page.history.state = key === undefined ? null : { key };
    page.location.pathname = path;
  };
  const grow = (height: number) => {
    root.scrollHeight = height;
    for (const tell of heights) tell();
  };
  const leave = () => page.dispatchEvent(new Event('pagehide'));
  return { page, places, show, grow, leave, scrollUnheard, watching: () => heights.length };
};

const home = { path: '/' };
const clients = { key: 'a1', path: '/clients' };

beforeEach(() => sessionStorage.clear());

describe('the places of a tab', () => {
  test('are those where each page was left, found again by back and forward only', () => {
    const { places, show, page } = openPage(home);
    page.scrollTo(0, 1_200);
    show(clients);
    expect(places.arrive('anew')).toBe(null);
    page.scrollTo(0, 300);
    show(home);
    expect(places.arrive('back')).toBe(1_200);
    show(clients);
    expect(places.arrive('back')).toBe(300);
  });

  test('stay with a page that gives itself a new address', () => {
    const { places, show, page } = openPage(clients);
    page.scrollTo(0, 700);
    show({ key: 'a2', path: '/clients' });
    expect(places.arrive('same')).toBe(null);
    show({ key: 'b1', path: '/billing' });
    places.arrive('anew');
    show({ key: 'a2', path: '/clients' });
    expect(places.arrive('back')).toBe(700);
  });

  test('do not ask where a page is while it gives itself a new address: all that has changed would be laid out', () => {
    const { places, show, page } = openPage(clients);
    page.scrollTo(0, 700);
    const asked: string[] = [];
    Object.defineProperty(page, 'scrollY', { get: () => asked.push('scrollY') });
    show({ key: 'a2', path: '/clients' });
    places.arrive('same');
    expect(asked).toEqual([]);
  });

  test('are kept over a reload, and written when the page goes', () => {
    const before = openPage(clients);
    before.page.scrollTo(0, 900);
    expect(sessionStorage.length).toBe(0);
    before.leave();
    expect(sessionStorage.getItem(scrollKey)).toBe('{"a1 /clients":900}');
    expect(openPage(clients, 'reload').places.first()).toBe(900);
    expect(openPage(clients, 'back_forward').places.first()).toBe(900);
    expect(openPage(clients).places.first()).toBe(null);
  });

  test.each(['popstate', 'click', 'keydown'])('are known at once when a page is left by %s', (name) => {
    const { places, show, page, scrollUnheard } = openPage(home);
    scrollUnheard(120);
    page.dispatchEvent(new Event(name));
    show(clients);
    places.arrive('back');
    page.scrollTo(0, 0);
    show(home);
    expect(places.arrive('back')).toBe(120);
  });

  test('are known at once when the page is loaded anew', () => {
    const { leave, scrollUnheard } = openPage(clients);
    scrollUnheard(120);
    leave();
    expect(openPage(clients, 'reload').places.first()).toBe(120);
  });

  test('leave nothing in the store when all pages stand at their top', () => {
    const { page, leave } = openPage(clients);
    page.scrollTo(0, 900);
    page.scrollTo(0, 0);
    leave();
    expect(sessionStorage.length).toBe(0);
  });

  test('give way to a reader who has scrolled before the program ran', () => {
    sessionStorage.setItem(scrollKey, '{"a1 /clients":900}');
    expect(openPage(clients, 'reload', 40).places.first()).toBe(null);
    expect(openPage(clients, 'reload', 900).places.first()).toBe(900);
  });

  test('are not lost to a page that is still too short for them', () => {
    sessionStorage.setItem(scrollKey, '{"a1 /clients":900}');
    const { page, places, grow, leave } = openPage(clients, 'reload');
    grow(1_000);
    expect(places.first()).toBe(900);
    places.scrollTo(900);
    expect(page.scrollY).toBe(200);
    leave();
    expect(sessionStorage.getItem(scrollKey)).toBe('{"a1 /clients":900}');
  });

  test('are forgotten from the oldest on when there are more than fifty', () => {
    const { page, places, show, leave } = openPage(home);
    for (let count = 0; count < 60; count += 1) {
      show({ key: `k${count}`, path: '/clients' });
      places.arrive('anew');
      page.scrollTo(0, 100 + count);
    }
    leave();
    const kept = Object.keys(JSON.parse(sessionStorage.getItem(scrollKey) ?? '{}'));
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([50, 'k10 /clients', 'k59 /clients']);
  });

  test.each(['nonsense', '[]', '{"a1 /clients":"far"}', '{"a1 /clients":-4}'])(
    'are none where the store has %s',
    (text) => {
      sessionStorage.setItem(scrollKey, text);
      expect(openPage(clients, 'reload').places.first()).toBe(null);
    },
  );
});

describe('the watch for a page that grows', () => {
  test('reports when it reaches far enough, and nothing once it has ended', () => {
    const { places, grow, watching } = openPage(clients);
    const heard: string[] = [];
    const end = places.watch(2_500, (what) => heard.push(what));
    grow(3_200);
    expect(heard).toEqual([]);
    grow(3_300);
    expect(heard).toEqual(['content.tall']);
    end();
    expect(watching()).toBe(0);
  });

  test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('reports a reader who moves by %s', (name) => {
    const { page, places } = openPage(clients);
    const heard: string[] = [];
    const end = places.watch(2_500, (what) => heard.push(what));
    page.dispatchEvent(new Event('scroll'));
    expect(heard).toEqual([]);
    page.dispatchEvent(new Event(name));
    end();
    page.dispatchEvent(new Event(name));
    expect(heard).toEqual(['reader.move']);
  });
});
