/** How does each workspace look, and how did it before? */
import { type Look, productLook } from '#domain/branding/look.ts';
import type { Projection } from './projection.ts';

export type BrandVersion = {
  /** 1, 2, 3, ...; 0 is the product's own look and is not listed. */
  version: number;
  look: Look;
  rolledBackTo: number | null;
  at: string;
  /** Who did it, when it was an account. */
  accountId: string | null;
};

export type BrandingHistory = { byWorkspace: Record<string, BrandVersion[]> };

const add = (history: BrandingHistory, workspaceId: string, version: BrandVersion): void => {
  const versions = history.byWorkspace[workspaceId] ?? [];
  if (versions.length === version.version - 1) versions.push(version);
  history.byWorkspace[workspaceId] = versions;
};

const accountOf = ({ kind, id }: { kind: string; id: string }): string | null =>
  kind === 'account' ? id : null;

export const brandingHistory: Projection<BrandingHistory> = {
  name: 'brandingHistory',
  empty: () => ({ byWorkspace: {} }),
  on: {
    LookSaved: (history, { data, actor, revision }) =>
      add(history, data.workspaceId, {
        version: revision + 1,
        look: data.look,
        rolledBackTo: null,
        at: data.savedAt,
        accountId: accountOf(actor),
      }),
    LookRolledBack: (history, { data, actor, revision }) =>
      add(history, data.workspaceId, {
        version: revision + 1,
        look: lookOf(history, data.workspaceId, data.version),
        rolledBackTo: data.version,
        at: data.rolledBackAt,
        accountId: accountOf(actor),
      }),
  },
};

/** The versions of a workspace, the first one first. */
export const lookVersionsOf = (history: BrandingHistory, workspaceId: string): readonly BrandVersion[] =>
  history.byWorkspace[workspaceId] ?? [];

/** The look of a version; the product's own for 0 and for one that is not there. */
export const lookOf = (history: BrandingHistory, workspaceId: string, version: number): Look =>
  lookVersionsOf(history, workspaceId)[version - 1]?.look ?? productLook;
