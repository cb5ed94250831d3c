/** Holds the state that the Lab's panels share: the selected frame, the moment and the panel. */
import { formatLabAddress, type LabPlace } from './labAddress.ts';

export type LabView = LabPlace & {
  readonly selected: number | null;
};

/** The last `rest` of each panel. */
type Rests = readonly (readonly [panel: string, rest: string])[];

export type LabViewStore = {
  readonly get: () => LabView;
  readonly subscribe: (listener: () => void) => () => void;
  readonly select: (frame: number | null) => void;
  /** Shows the moment right after that frame while the app goes on; null: follows the app again. */
  readonly look: (at: number | null) => void;
  /** `rest` omitted: the last place of that panel. */
  readonly show: (panel: string, rest?: string) => void;
  readonly open: (place: LabPlace) => void;
  /** `charts/checkout?at=312`. */
  readonly address: () => string;
  /** For `continueLabView`; `link`: the place that the page's address leads to. */
  readonly text: (link: string) => string;
};

export const createLabView = (
  place: LabPlace & Partial<LabView>,
  rests: Rests = [[place.panel, place.rest]],
): LabViewStore => {
  let view: LabView = { selected: place.at, ...place };
  const lastRests = new Map(rests);
  const listeners = new Set<() => void>();
  const change = (changes: Partial<LabView>) => {
    const next = { ...view, ...changes };
    if ((Object.keys(next) as (keyof LabView)[]).every((key) => next[key] === view[key])) return;
    view = next;
    lastRests.set(view.panel, view.rest);
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    select: (selected) => change({ selected }),
    look: (at) => change({ at }),
    show: (panel, rest = lastRests.get(panel) ?? '') => change({ panel, rest }),
    open: (next) => change({ ...next, selected: next.at }),
    address: () => formatLabAddress(view),
    text: (link) => JSON.stringify({ link, view, rests: [...lastRests] }),
  };
};

/** Null if the text is none of this build's, or if `link` leads elsewhere than before. */
export const continueLabView = (text: string | null, link: string): LabViewStore | null => {
  try {
    const stored = JSON.parse(text ?? '') as { link: string; view: LabView; rests: Rests };
    return stored.link === link ? createLabView({ ...stored.view }, stored.rests) : null;
  } catch {
    return null;
  }
};
