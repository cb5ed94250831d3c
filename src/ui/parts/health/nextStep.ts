/** Links a reason for attention to its next step, if the role permits. */
import { mayOpen, type ProtectedPageName, protectedPages } from '#domain/access/protectedPages.ts';
import type { Role } from '#domain/access/role.ts';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import type { ReasonKind } from '#domain/portfolio/attentionReason.ts';
import { alertsAddress } from '../alertsAddress.ts';
import { reportAddress } from '../reports/reportAddress.ts';

type Reason = PortfolioClient['reasons'][number];
type Whose = Pick<PortfolioClient, 'id' | 'name'>;

export type NextStep = { readonly label: string; readonly to: string };

type Way = {
  readonly label: string;
  readonly page: ProtectedPageName;
  readonly to: (client: Whose, reason: Reason) => string;
};

const fileOf =
  (tab: 'goals' | 'revenue'): Way['to'] =>
  ({ id }) =>
    `${protectedPages.clients.path}/${encodeURIComponent(id)}/${tab}`;

/** The question covers the same 28 days as the reason. */
const why = (figure: string): Way => ({
  label: 'Ask why',
  page: 'aiChat',
  to: ({ name }) => {
    const question = `Why did ${figure} of ${name} change in the last 28 days?`;
    return `${protectedPages.aiChat.path}?${new URLSearchParams({ question })}`;
  },
});

const openReport: Way = {
  label: 'Open the report',
  page: 'clients',
  to: (_client, { report }) => reportAddress(report ?? ''),
};

const changeBudget: Way = { label: 'Change the budget', page: 'clients', to: fileOf('goals') };

const ways: Readonly<Record<ReasonKind, Way>> = {
  no_data: {
    label: 'Reconnect the source',
    page: 'integrations',
    to: ({ id }) => `${protectedPages.integrations.path}?${new URLSearchParams({ client: id })}`,
  },
  report_quota: { label: 'Change the plan', page: 'billing', to: () => protectedPages.billing.path },
  report_blocked: openReport,
  report_failed: openReport,
  conversions: why('conversions'),
  revenue: why('revenue'),
  cpa: why('CPA'),
  goal: { label: 'Change the goal', page: 'clients', to: fileOf('goals') },
  overspend: changeBudget,
  underspend: changeBudget,
  alerts: { label: 'Open the alerts', page: 'clients', to: ({ id }) => alertsAddress(id) },
  renewal: { label: 'Renew the contract', page: 'clients', to: fileOf('revenue') },
};

export const nextStepOf = (role: Role, client: Whose, reason: Reason): NextStep | null => {
  const { label, page, to } = ways[reason.kind];
  return mayOpen(role, page) ? { label, to: to(client, reason) } : null;
};
