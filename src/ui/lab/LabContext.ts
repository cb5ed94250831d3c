/** What every part of the Lab shares: the app that it looks at, and what it shows of it. */
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Frame } from '#world/trace.ts';
import type { LabSource } from './labSource.ts';
import type { LabView, LabViewStore } from './labView.ts';

export type LabParts = { readonly source: LabSource; readonly view: LabViewStore };

/** A run that is looked at from its file instead of the app. */
export type OpenedTrace = {
  readonly source: LabSource;
  /** What the file says of itself, for people. */
  readonly title: string;
  /** Number of the frame to begin with. */
  readonly frame: number | null;
};

export type LabShared = LabParts & {
  readonly opened: OpenedTrace | null;
  /** Null goes back to the app. */
  readonly openTrace: (opened: OpenedTrace | null) => void;
  /** The last run that was watched on a stage to its end; null before the first. */
  readonly staged: OpenedTrace | null;
  readonly keepStaged: (run: OpenedTrace) => void;
  /** A Lab of the staged app, without the part that stages apps; `tools` as those of the Lab. */
  readonly ofStage: (parts: LabParts, tools: ReactNode) => ReactNode;
};

export const LabContext = createContext<LabShared | null>(null);

export type Lab = Omit<LabView, 'selected'> &
  Pick<LabViewStore, 'select' | 'look' | 'show' | 'address'> & {
    readonly source: LabSource;
    readonly opened: OpenedTrace | null;
    readonly openTrace: (opened: OpenedTrace | null) => void;
    readonly staged: LabShared['staged'];
    readonly keepStaged: LabShared['keepStaged'];
    readonly ofStage: LabShared['ofStage'];
    /** Null when nothing is selected, and when the ring has forgotten what was. */
    readonly selected: Frame | null;
  };

/** Throws outside of the Lab. */
export const useLab = (): Lab => {
  const parts = useContext(LabContext);
  if (parts === null) throw new Error('This part belongs into the Lab');
  const { source, view, opened, openTrace, staged, keepStaged, ofStage } = parts;
  const shown = useSyncExternalStore(view.subscribe, view.get);
  const selected = shown.selected === null ? null : (source.world.trace.frame(shown.selected) ?? null);
  const { select, look, show, address } = view;
  return {
    ...shown,
    selected,
    select,
    look,
    show,
    address,
    source,
    opened,
    openTrace,
    staged,
    keepStaged,
    ofStage,
  };
};
