/** What can be asked of a workspace's share links. */
import type { SharedKind, ShareSettings } from '#domain/sharing/shareLink.ts';

type Asked<Type extends string> = {
  readonly type: Type;
  readonly workspaceId: string;
  readonly shareLinkId: string;
  readonly now: string;
};

/** `by`: account id of who asks. */
type Done<Type extends string> = Asked<Type> & { readonly by: string };

export type CreateShareLink = Done<'CreateShareLink'> &
  ShareSettings & {
    readonly clientId: string;
    readonly kind: SharedKind;
    /** Null of an overview. */
    readonly shownId: string | null;
    /** Range, comparison and filters as an address has them. */
    readonly view: string;
  };
/** What is left out stays. */
export type ChangeShareLink = Done<'ChangeShareLink'> & {
  readonly [Setting in keyof ShareSettings]?: ShareSettings[Setting] | undefined;
};
export type RevokeShareLink = Done<'RevokeShareLink'>;
export type RestoreShareLink = Done<'RestoreShareLink'>;
/** By a visitor. */
export type OpenShareLink = Asked<'OpenShareLink'> & { readonly visit: string };
export type RefusePassword = Asked<'RefusePassword'> & {
  readonly visit: string;
  readonly tries: number;
  readonly until: string;
};

export type ShareLinkCommand =
  | CreateShareLink
  | ChangeShareLink
  | RevokeShareLink
  | RestoreShareLink
  | OpenShareLink
  | RefusePassword;
