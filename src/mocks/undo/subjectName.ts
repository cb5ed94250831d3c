/** Resolves the current name of an event's subject. */
import { dashboardOf } from '#events/dashboards/dashboardDecider.ts';
import { accountName } from '#events/projections/accountDirectory.ts';
import type { Answers } from '#events/projections/answers.ts';
import { dashboardsOf } from '#events/projections/dashboardDirectory.ts';

type Facts = Readonly<Partial<Record<string, unknown>>>;

const textIn = (facts: Facts, field: string): string | null => {
  const value = facts[field];
  return typeof value === 'string' ? value : null;
};

/** Null for subjects without a name, such as a workspace's look. */
export const subjectName = (
  { data }: { readonly data: object },
  { clientDirectory, competitorDirectory, accountDirectory, dashboardDirectory }: Answers,
): string | null => {
  const facts = data as Facts;
  const id = (field: string): string => textIn(facts, field) ?? '';
  const workspace = id('workspaceId');
  const competitor = competitorDirectory.byWorkspace[workspace]?.[id('competitorId')];
  if (competitor) return competitor.domain;
  const own = textIn(facts, 'externalName');
  if (own !== null) return own;
  const dashboard = dashboardOf(dashboardsOf(dashboardDirectory, workspace), id('dashboardId'));
  if (dashboard) return dashboard.name;
  if (id('shareLinkId') !== '') return textIn(facts, 'name');
  const client = clientDirectory.byWorkspace[workspace]?.[id('clientId')];
  const account = accountDirectory.byId[id('accountId')];
  return client?.name ?? textIn(facts, 'name') ?? (account ? accountName(account) : null);
};
