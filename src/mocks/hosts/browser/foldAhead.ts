/** Folds the workspace that will be asked about before anybody asks. */
import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import type { WorkspaceFirstRead } from '#events/projections/scope.ts';

export type FoldAheadParts = {
  /** What was read for the session of a person who comes back; null without one. */
  readonly first: Promise<WorkspaceFirstRead | null>;
  /** Resolves once the demo is in the log. */
  readonly seeded: Promise<void>;
  readonly prepare: (workspaceId: string) => Promise<void>;
  readonly whenIdle: (run: () => void) => void;
};

/**
 * That of a person who comes back is folded at once. A visitor has none; most sign in to the demo, which is folded while they fill in
 * the form, so that the sign-in does not wait for it. Whose account is typed plays no part: the time of a sign-in tells nothing of it.
 * Never rejects.
 */
export const foldAhead = async ({ first, seeded, prepare, whenIdle }: FoldAheadParts): Promise<void> => {
  try {
    const found = await first;
    if (found !== null) return await prepare(found.workspaceId);
    await seeded;
    whenIdle(() => void prepare(demoWorkspaceId));
  } catch {
    // Who asks hears of what is wrong.
  }
};
