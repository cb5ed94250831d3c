/** What people do with dashboards, told as sentences. */
import type { Told } from './told.ts';

type Data = Parameters<Told>[0];

const called = ({ name }: Data): string => `the dashboard “${name}”`;

export const dashboardSentences: Readonly<Record<string, Told>> = {
  DashboardCreated: (data) => `made ${called(data)}`,
  DashboardRenamed: ({ formerName, name }) => `renamed the dashboard “${formerName}” to “${name}”`,
  DashboardLayoutChanged: (data) =>
    data.restored === null
      ? `changed the layout of ${called(data)}`
      : `brought layout ${data.restored} of ${called(data)} back`,
  DashboardVisibilityChanged: (data, _names, about) =>
    data.shared
      ? `showed ${called(data)} to ${about ?? 'its client'}`
      : `hid ${called(data)} from ${about ?? 'its client'}`,
  DashboardArchived: (data) => `archived ${called(data)}`,
  DashboardRestored: (data) => `restored ${called(data)}`,
  DashboardFavouriteChanged: (data) =>
    data.favourite ? `marked ${called(data)} as a favourite` : `took ${called(data)} off their favourites`,
  DashboardDefaultChanged: (data) =>
    data.isDefault ? `made ${called(data)} the one that opens first` : `let no dashboard open first`,
};
