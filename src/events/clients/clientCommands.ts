/** Declares the commands of a workspace's clients. */
import type { ClonePart } from '#domain/clients/cloneParts.ts';
import type { ContractFee } from '#domain/clients/contractRules.ts';
import type { CustomerLifetime } from '#domain/clients/customerValue.ts';
import type { MergedField } from '#domain/clients/mergedFields.ts';
import type { ClientChanges } from './clientEvents.ts';

type About<Type extends string> = { readonly type: Type; readonly clientId: string; readonly now: string };

type Fields = {
  readonly name: string;
  readonly domain: string;
  readonly industry: string;
  /** Default: UTC. */
  readonly timeZone?: string;
};

/** `ownerId` omitted or null: no one; `tags` omitted: none. */
type Filing = { readonly ownerId?: string | null; readonly tags?: readonly string[] };

export type AddClient = About<'AddClient'> &
  Fields &
  Filing & { readonly workspaceId: string; readonly sample: boolean };

/** A row of an import; its fee applies from the client's first day. */
export type ImportedClient = Fields &
  Filing & {
    readonly clientId: string;
    readonly fee: (ContractFee & { readonly changeId: string }) | null;
  };

/** All of them or none. */
export type ImportClients = {
  readonly type: 'ImportClients';
  readonly workspaceId: string;
  readonly clients: readonly ImportedClient[];
  readonly now: string;
};

/** `clientId` is the client to copy: industry, and the chosen ones of owner and tags. */
export type CloneClient = About<'CloneClient'> & {
  readonly cloneId: string;
  readonly name: string;
  readonly domain: string;
  readonly takes: readonly ClonePart[];
};

export type UpdateClient = About<'UpdateClient'> & {
  readonly changes: ClientChanges;
  readonly ownerId?: string | null;
  readonly tags?: readonly string[];
  readonly lifetime?: CustomerLifetime | null;
  readonly logoId?: string | null;
};
export type PauseClient = About<'PauseClient'>;
export type ResumeClient = About<'ResumeClient'>;
export type ArchiveClient = About<'ArchiveClient'>;
/** Active again, whether it was archived or deleted. */
export type RestoreClient = About<'RestoreClient'>;
/** The user types `name` to confirm; null when the undo of a restoral deletes it again. */
export type DeleteClient = About<'DeleteClient'> & { readonly name: string | null };
/** Back into the archive: undoes the deletion of an archived client. */
export type UndeleteClient = About<'UndeleteClient'>;
export type ChangeContract = About<'ChangeContract'> & {
  readonly changeId: string;
  readonly fee: ContractFee;
};
export type WithdrawContract = About<'WithdrawContract'> & { readonly changeId: string };

export type OneClientCommand =
  | UpdateClient
  | PauseClient
  | ResumeClient
  | ArchiveClient
  | RestoreClient
  | DeleteClient
  | UndeleteClient
  | ChangeContract
  | WithdrawContract;

/** Merges two clients into `clientId`. `takes`: the fields whose values come from the merged one. */
export type MergeClients = About<'MergeClients'> & {
  readonly mergedId: string;
  /** The merged client's revision as seen by the user; null for any. */
  readonly mergedRevision: number | null;
  readonly takes: readonly MergedField[];
};

export type BulkAct =
  | { readonly kind: 'archive' | 'restore' | 'pause' | 'resume' | 'delete' }
  | { readonly kind: 'assign'; readonly ownerId: string | null }
  | { readonly kind: 'tag' | 'untag'; readonly tag: string };

/** Rows are independent: a refused row does not stop the others. */
export type ChangeManyClients = {
  readonly type: 'ChangeManyClients';
  readonly act: BulkAct;
  /** `revision` as seen by the user; null for any. */
  readonly rows: readonly { readonly clientId: string; readonly revision: number | null }[];
  readonly most: number | null;
  readonly now: string;
};

export type ClientCommand =
  | AddClient
  | ImportClients
  | CloneClient
  | MergeClients
  | OneClientCommand
  | ChangeManyClients;
