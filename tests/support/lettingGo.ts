/** Lets go of what Ant Design keeps of a page that is over: files share a process, where thirty stages came to 600 MB. */
import { createRequire } from 'node:module';
import { afterAll, afterEach } from 'vitest';

type Kept = { readonly channels: Set<MessageChannel>; readonly maps: readonly Map<unknown, unknown>[] };

/** The channels opened from now on: one for each thing that is put off. Node keeps a port that listens until it is closed. */
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

/** Those of the module that holds the focus in drawers: it never forgets what had the focus in one that does not hold it. */
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
// Each file loads this anew, and what is replaced stays.
shared.keptOfPages ??= { channels: openedChannels(), maps: mapsOfFocus() };
const kept = shared.keptOfPages;

afterEach(() => {
  for (const { port1 } of kept.channels) port1.close();
  kept.channels.clear();
  for (const map of kept.maps) map.clear();
});

// Where no sheet made beforehand is known, Ant Design writes its styles into the head, up to 380 kB in 48 elements.
// With them all that comes later in the process looks through their rules: a page that axe judges took ten times as long.
afterAll(() => {
  if (typeof document === 'undefined') return;
  for (const style of document.head.querySelectorAll('style[data-css-hash]')) style.remove();
});
