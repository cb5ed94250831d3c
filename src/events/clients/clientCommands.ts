/** What can be asked of a workspace's clients. */
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
  /** Left out: UTC. */
  readonly timeZone?: string;
};

/** Who looks after it, null for nobody, and its tags; left out: nobody and none. */
type Filing = { readonly ownerId?: string | null; readonly tags?: readonly string[] };

export type AddClient = About<'AddClient'> &
  Fields &
  Filing & { readonly workspaceId: string; readonly sample: boolean };

/** One client of an import; a fee is what it pays from its first day on. */
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

/** `clientId` is the one to copy: its industry, and of owner and tags what is taken over. */
export type CloneClient = About<'CloneClient'> & {
  readonly cloneId: string;
  readonly name: string;
  readonly domain: string;
  readonly takes: readonly ClonePart[];
};

/** What is left out stays as it is. */
export type UpdateClient = About<'UpdateClient'> & {
  readonly changes: ClientChanges;
  readonly ownerId?: string | null;
  readonly tags?: readonly string[];
  readonly lifetime?: CustomerLifetime | null;
  /** Id of a picture that is there. */
  readonly logoId?: string | null;
};
export type PauseClient = About<'PauseClient'>;
export type ResumeClient = About<'ResumeClient'>;
export type ArchiveClient = About<'ArchiveClient'>;
/** Active again, whether it was archived or deleted. */
export type RestoreClient = About<'RestoreClient'>;
/** `name` is typed by who deletes it; null where the undoing of a restoral deletes it again. */
export type DeleteClient = About<'DeleteClient'> & { readonly name: string | null };
/** Back into the archive: what takes the deletion of an archived client back. */
export type UndeleteClient = About<'UndeleteClient'>;
export type ChangeContract = About<'ChangeContract'> & {
  readonly changeId: string;
  readonly fee: ContractFee;
};
export type WithdrawContract = About<'WithdrawContract'> & { readonly changeId: string };

/** A command about one client that the workspace has. */
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
  /** Of the merged one, as it was seen; null where any will do. */
  readonly mergedRevision: number | null;
  readonly takes: readonly MergedField[];
};

/** What is done with many clients at once. */
export type BulkAct =
  | { readonly kind: 'archive' | 'restore' | 'pause' | 'resume' | 'delete' }
  | { readonly kind: 'assign'; readonly ownerId: string | null }
  | { readonly kind: 'tag' | 'untag'; readonly tag: string };

/** Each row by itself: what cannot be done to one does not keep the others from it. */
export type ChangeManyClients = {
  readonly type: 'ChangeManyClients';
  readonly act: BulkAct;
  /** With the revision that was seen; null where any will do. */
  readonly rows: readonly { readonly clientId: string; readonly revision: number | null }[];
  /** How many active clients there may be; null without a limit. */
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
