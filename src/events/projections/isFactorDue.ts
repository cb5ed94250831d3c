/** True while an agency requires a second factor of a person who has not set it up. */
import type { MembershipKind } from '#domain/access/membership.ts';
import type { AccountDirectory } from './accountDirectory.ts';
import type { WorkspaceDirectory } from './workspaceDirectory.ts';

export type FactorDirectories = {
  readonly workspaceDirectory: WorkspaceDirectory;
  readonly accountDirectory: AccountDirectory;
};

type Person = { readonly accountId: string; readonly workspaceId: string; readonly kind: MembershipKind };

export const isFactorDue = (
  { accountId, workspaceId, kind }: Person,
  { workspaceDirectory, accountDirectory }: FactorDirectories,
): boolean =>
  kind !== 'client' &&
  workspaceDirectory.byId[workspaceId]?.requiresSecondFactor === true &&
  accountDirectory.byId[accountId]?.hasSecondFactor === false;
