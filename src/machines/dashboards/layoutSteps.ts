/** Keeps the undo and redo stacks of a layout that is being edited. */
import { sameLayout, type Widget } from '#domain/dashboards/widget.ts';

export type KeptLayout = { readonly widgets: readonly Widget[]; readonly etag: string };

export type LayoutSteps = {
  /** The saved layout at the start of editing, whose version a save must name; null outside editing. */
  readonly base: KeptLayout | null;
  readonly draft: readonly Widget[];
  readonly past: readonly (readonly Widget[])[];
  readonly future: readonly (readonly Widget[])[];
};

export type LeftSteps = Omit<LayoutSteps, 'base'>;

export const noSteps: LayoutSteps = { base: null, draft: [], past: [], future: [] };

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

export const isDirty = ({ base, draft }: Pick<LayoutSteps, 'base' | 'draft'>): boolean =>
  base !== null && !sameLayout(base.widgets, draft);
