/** Describes events of dashboards in sentences. */
import type { EventSentenceOf } from './eventSentence.ts';

type Data = Parameters<EventSentenceOf>[0];

const called = ({ name }: Data): string => `the dashboard “${name}”`;

export const dashboardSentences: Readonly<Record<string, EventSentenceOf>> = {
  DashboardCreated: (data) => `made ${called(data)}`,
  DashboardRenamed: ({ formerName, name }) => `renamed the dashboard “${formerName}” to “${name}”`,
  DashboardLayoutChanged: (data) =>
    data.restored === null
      ? `changed the layout of ${called(data)}`
      : `restored layout ${data.restored} of ${called(data)}`,
  DashboardVisibilityChanged: (data, _names, about) =>
    data.shared
      ? `showed ${called(data)} to ${about ?? 'its client'}`
      : `hid ${called(data)} from ${about ?? 'its client'}`,
  DashboardArchived: (data) => `archived ${called(data)}`,
  DashboardRestored: (data) => `restored ${called(data)}`,
  DashboardFavouriteChanged: (data) =>
    data.favourite
      ? `marked ${called(data)} as a favourite`
      : `removed ${called(data)} from their favourites`,
  DashboardDefaultChanged: (data) =>
    data.isDefault
      ? `made ${called(data)} the one that opens first`
      : `cleared the dashboard that opens first`,
};
