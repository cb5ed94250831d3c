/** What can be asked of a workspace's dashboards. */
import type { Beginning } from '#domain/dashboards/templates.ts';
import type { Widget } from '#domain/dashboards/widget.ts';

type Asked<Type extends string> = {
  readonly type: Type;
  readonly workspaceId: string;
  readonly dashboardId: string;
  /** Account id of who asks. */
  readonly by: string;
  readonly now: string;
};

/** Begins for the agency alone. */
export type CreateDashboard = Asked<'CreateDashboard'> & {
  readonly clientId: string | null;
  readonly name: string;
  readonly beginning: Beginning;
  readonly copyOf: string | null;
  readonly widgets: readonly Widget[];
};
/** One for each client, all of them or none; `dashboardId` is the one that is copied. */
export type CopyDashboard = Asked<'CopyDashboard'> & {
  readonly copies: readonly {
    readonly dashboardId: string;
    readonly clientId: string;
    readonly name: string;
  }[];
};
/** `shared`: with the people of its client. */
export type ChangeDashboard = Asked<'ChangeDashboard'> & {
  readonly name?: string | undefined;
  readonly shared?: boolean | undefined;
};
export type LayOutDashboard = Asked<'LayOutDashboard'> & { readonly widgets: readonly Widget[] };
/** Brings an earlier layout back, by its number. */
export type RollBackDashboard = Asked<'RollBackDashboard'> & { readonly version: number };
export type ArchiveDashboard = Asked<'ArchiveDashboard'>;
export type RestoreDashboard = Asked<'RestoreDashboard'>;
export type MarkFavourite = Asked<'MarkFavourite'> & { readonly favourite: boolean };
/** No other is the default any more; without `isDefault` none is. */
export type SetDefault = Asked<'SetDefault'> & { readonly isDefault: boolean };

export type DashboardCommand =
  | CreateDashboard
  | CopyDashboard
  | ChangeDashboard
  | LayOutDashboard
  | RollBackDashboard
  | ArchiveDashboard
  | RestoreDashboard
  | MarkFavourite
  | SetDefault;
