/** The steps of a layout that is being edited: each is undone last first, and redone first first. */
import { sameLayout, type Widget } from '#domain/dashboards/widget.ts';

/** A layout and the version under which it is kept. */
export type KeptLayout = { readonly widgets: readonly Widget[]; readonly etag: string };

export type LayoutSteps = {
  /** What editing began with, and what a save must name; null while nobody edits. */
  readonly base: KeptLayout | null;
  readonly draft: readonly Widget[];
  readonly past: readonly (readonly Widget[])[];
  readonly future: readonly (readonly Widget[])[];
};

/** What was left unsaved: the draft with its steps. */
export type LeftSteps = Omit<LayoutSteps, 'base'>;

export const noSteps: LayoutSteps = { base: null, draft: [], past: [], future: [] };

/** More steps than anybody goes back. */
const mostSteps = 100;

export const stepTo = (steps: LayoutSteps, widgets: readonly Widget[]): LayoutSteps =>
  sameLayout(steps.draft, widgets)
    ? steps
    : { ...steps, draft: widgets, past: [...steps.past, steps.draft].slice(-mostSteps), future: [] };

export const stepBack = (steps: LayoutSteps): LayoutSteps => {
  const last = steps.past.at(-1);
  if (!last) return steps;
  return {
    ...steps,
    draft: last,
    past: steps.past.slice(0, -1),
    future: [steps.draft, ...steps.future],
  };
};

export const stepForth = (steps: LayoutSteps): LayoutSteps => {
  const [next, ...future] = steps.future;
  return next ? { ...steps, draft: next, past: [...steps.past, steps.draft], future } : steps;
};

/** Whether saving would change anything. */
export const isDirty = ({ base, draft }: Pick<LayoutSteps, 'base' | 'draft'>): boolean =>
  base !== null && !sameLayout(base.widgets, draft);
