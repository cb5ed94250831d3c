/** Keeps the undo and redo stacks of a report that is being edited. */
import type { ReportSectionItem } from '#domain/contract/reportSchemas.ts';
import { type ReportDraft, sameDraft } from './reportDraft.ts';

export type DraftSteps = {
  readonly draft: ReportDraft;
  readonly past: readonly ReportDraft[];
  readonly future: readonly ReportDraft[];
  readonly about: string | null;
};

const mostSteps = 100;

export const stepTo = (steps: DraftSteps, draft: ReportDraft, about: string | null): DraftSteps => {
  if (sameDraft(steps.draft, draft)) return steps;
  if (about !== null && about === steps.about) return { ...steps, draft, future: [] };
  return { draft, past: [...steps.past, steps.draft].slice(-mostSteps), future: [], about };
};

export const stepBack = (steps: DraftSteps): DraftSteps => {
  const last = steps.past.at(-1);
  if (!last) return steps;
  return { draft: last, past: steps.past.slice(0, -1), future: [steps.draft, ...steps.future], about: null };
};

export const stepForth = (steps: DraftSteps): DraftSteps => {
  const [next, ...future] = steps.future;
  return next ? { draft: next, past: [...steps.past, steps.draft], future, about: null } : steps;
};

export const movedSection = (
  sections: readonly ReportSectionItem[],
  id: string,
  by: number,
): readonly ReportSectionItem[] => {
  const from = sections.findIndex((section) => section.id === id);
  const section = sections[from];
  if (!section) return sections;
  const rest = sections.toSpliced(from, 1);
  return rest.toSpliced(Math.min(Math.max(0, from + by), rest.length), 0, section);
};
