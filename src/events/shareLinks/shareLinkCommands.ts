/** Declares the commands of a workspace's share links. */
import type { SharedKind, ShareSettings } from '#domain/sharing/shareSettings.ts';

type Asked<Type extends string> = {
  readonly type: Type;
  readonly workspaceId: string;
  readonly shareLinkId: string;
  readonly now: string;
};

type Done<Type extends string> = Asked<Type> & { readonly by: string };

export type CreateShareLink = Done<'CreateShareLink'> &
  ShareSettings & {
    readonly clientId: string;
    readonly kind: SharedKind;
    readonly shownId: string | null;
    readonly view: string;
  };
export type ChangeShareLink = Done<'ChangeShareLink'> & {
  readonly [Setting in keyof ShareSettings]?: ShareSettings[Setting] | undefined;
};
export type RevokeShareLink = Done<'RevokeShareLink'>;
export type RestoreShareLink = Done<'RestoreShareLink'>;
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
