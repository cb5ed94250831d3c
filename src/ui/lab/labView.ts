/** Holds the state that the Lab's panels share: the selected frame, the moment and the panel. */
import { formatLabAddress, type LabPlace } from './labAddress.ts';

export type LabView = LabPlace & {
  readonly selected: number | null;
};

export type LabViewStore = {
  readonly get: () => LabView;
  readonly subscribe: (listener: () => void) => () => void;
  readonly select: (frame: number | null) => void;
  /** Shows the moment right after that frame while the app goes on; null: follows the app again. */
  readonly look: (at: number | null) => void;
  /** `rest` left out: the last place of that panel. */
  readonly show: (panel: string, rest?: string) => void;
  readonly open: (place: LabPlace) => void;
  /** `charts/checkout?at=312`. */
  readonly address: () => string;
};

export const createLabView = (place: LabPlace): LabViewStore => {
  let view: LabView = { ...place, selected: place.at };
  const lastRests = new Map<string, string>();
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
  };
};
