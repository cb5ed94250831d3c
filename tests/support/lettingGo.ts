/** Releases Ant Design's references to closed pages: test files share a process, where thirty stages took 600 MB. */
import { createRequire } from 'node:module';
import { afterAll, afterEach } from 'vitest';

type Kept = { readonly channels: Set<MessageChannel>; readonly maps: readonly Map<unknown, unknown>[] };

/** The channels opened from now on, one per deferred task. Node keeps a listening port alive until closed. */
const openedChannels = (): Set<MessageChannel> => {
  const channels = new Set<MessageChannel>();
  globalThis.MessageChannel = class extends MessageChannel {
    constructor() {
      super();
      channels.add(this);
    }
  };
  return channels;
};

/** Maps of the drawers' focus module, which never releases the last focused element of a drawer without a focus lock. */
const mapsOfFocus = (): readonly Map<unknown, unknown>[] => {
  const maps: Map<unknown, unknown>[] = [];
  const PlainMap = Map;
  globalThis.Map = class<Key, Value> extends PlainMap<Key, Value> {
    constructor(entries?: Iterable<readonly [Key, Value]> | null) {
      super(entries);
      maps.push(this as Map<unknown, unknown>);
    }
  } as MapConstructor;
  try {
    createRequire(import.meta.url)('@rc-component/util/lib/Dom/focus');
  } finally {
    globalThis.Map = PlainMap;
  }
  if (maps.length === 0)
    throw new Error('The module of the focus was loaded before, or keeps no map any more');
  return maps;
};

const shared = globalThis as { keptOfPages?: Kept };
// Each test file loads this module again, but the patches persist.
shared.keptOfPages ??= { channels: openedChannels(), maps: mapsOfFocus() };
const kept = shared.keptOfPages;

afterEach(() => {
  for (const { port1 } of kept.channels) port1.close();
  kept.channels.clear();
  for (const map of kept.maps) map.clear();
});

// Without prebuilt sheets, Ant Design adds up to 380 kB of styles to the head. Every later style lookup
// searches their rules, which made axe ten times slower.
afterAll(() => {
  if (typeof document === 'undefined') return;
  for (const style of document.head.querySelectorAll('style[data-css-hash]')) style.remove();
});
