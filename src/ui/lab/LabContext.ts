/** Provides the app under inspection and the selection to every part of the Lab. */
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Frame } from '#world/trace.ts';
import type { LabSource } from './labSource.ts';
import type { LabView, LabViewStore } from './labView.ts';

export type LabParts = { readonly source: LabSource; readonly view: LabViewStore };

export type OpenedTrace = {
  readonly source: LabSource;
  readonly title: string;
  readonly frame: number | null;
};

export type LabShared = LabParts & {
  readonly opened: OpenedTrace | null;
  /** Null returns to the app. */
  readonly openTrace: (opened: OpenedTrace | null) => void;
  readonly staged: OpenedTrace | null;
  readonly keepStaged: (run: OpenedTrace) => void;
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
    /** Null without a selection, or if the ring buffer has dropped the frame. */
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
