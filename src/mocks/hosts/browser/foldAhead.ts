/** Folds the workspace that will be needed before a request asks for it. */
import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import type { WorkspaceFirstRead } from '#events/projections/scope.ts';

export type FoldAheadParts = {
  readonly first: Promise<WorkspaceFirstRead | null>;
  readonly seeded: Promise<void>;
  readonly prepare: (workspaceId: string) => Promise<void>;
  readonly whenIdle: (run: () => void) => void;
};

/**
 * Folds a returning person's workspace at once, and the demo's for a visitor. The typed address plays no
 * part, so that sign-in time reveals nothing. Never rejects.
 */
export const foldAhead = async ({ first, seeded, prepare, whenIdle }: FoldAheadParts): Promise<void> => {
  try {
    const found = await first;
    if (found !== null) return await prepare(found.workspaceId);
    await seeded;
    whenIdle(() => void prepare(demoWorkspaceId));
  } catch {
    // The request that needs the data reports the error.
  }
};
