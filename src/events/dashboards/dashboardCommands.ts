/** Declares the commands of a workspace's dashboards. */
import type { Beginning } from '#domain/dashboards/dashboardTemplates.ts';
import type { Widget } from '#domain/dashboards/widget.ts';

type Asked<Type extends string> = {
  readonly type: Type;
  readonly workspaceId: string;
  readonly dashboardId: string;
  readonly by: string;
  readonly now: string;
};

/** Begins unshared. */
export type CreateDashboard = Asked<'CreateDashboard'> & {
  readonly clientId: string | null;
  readonly name: string;
  readonly beginning: Beginning;
  readonly copyOf: string | null;
  readonly widgets: readonly Widget[];
};
/** One copy per client, all or none; `dashboardId` is the source. */
export type CopyDashboard = Asked<'CopyDashboard'> & {
  readonly copies: readonly {
    readonly dashboardId: string;
    readonly clientId: string;
    readonly name: string;
  }[];
};
export type ChangeDashboard = Asked<'ChangeDashboard'> & {
  readonly name?: string | undefined;
  readonly shared?: boolean | undefined;
};
export type LayOutDashboard = Asked<'LayOutDashboard'> & { readonly widgets: readonly Widget[] };
export type RollBackDashboard = Asked<'RollBackDashboard'> & { readonly version: number };
export type ArchiveDashboard = Asked<'ArchiveDashboard'>;
export type RestoreDashboard = Asked<'RestoreDashboard'>;
export type MarkFavourite = Asked<'MarkFavourite'> & { readonly favourite: boolean };
/** Replaces the default; `isDefault` false leaves none. */
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
