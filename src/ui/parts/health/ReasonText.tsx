/** Renders why a client needs attention, with a next step unless the past is shown. */

import { mayOpen, type ProtectedPageName, protectedPages } from '#domain/access/protectedPages.ts';
import type { Role } from '#domain/access/role.ts';
import { roleOf } from '#domain/access/role.ts';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import type { ReasonKind } from '#domain/portfolio/attentionReason.ts';
import { useAsOf } from '../../services/useAsOf.ts';
import { useAuth } from '../../services/useAuth.ts';
import { AppLink } from '../AppLink.tsx';
import { alertsAddress } from '../alertsAddress.ts';
import { reportAddress } from '../reports/reportAddress.ts';
import styles from './ReasonText.module.css';

type Reason = PortfolioClient['reasons'][number];
type Whose = Pick<PortfolioClient, 'id' | 'name'>;

type NextStep = { readonly label: string; readonly to: string };

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
  goal: { label: 'See why', page: 'clients', to: fileOf('goals') },
  overspend: changeBudget,
  underspend: changeBudget,
  alerts: { label: 'Open the alerts', page: 'clients', to: ({ id }) => alertsAddress(id) },
  renewal: { label: 'Renew the contract', page: 'clients', to: fileOf('revenue') },
};

export const nextStepOf = (role: Role, client: Whose, reason: Reason): NextStep | null => {
  const { label, page, to } = ways[reason.kind];
  return mayOpen(role, page) ? { label, to: to(client, reason) } : null;
};

type ReasonTextProps = {
  client: Pick<PortfolioClient, 'id' | 'name'>;
  reason: PortfolioClient['reasons'][number];
  /** Inside a text, it always ends with a full stop. */
  isInText?: boolean;
};

type WhoseReason = Pick<ReasonTextProps, 'client' | 'reason'>;

/** The past has no next step. */
const useNextStep = ({ client, reason }: WhoseReason): NextStep | null => {
  const role = roleOf(useAuth().profile?.role);
  return useAsOf() === null ? nextStepOf(role, client, reason) : null;
};

export const ReasonStep = ({ client, reason }: WhoseReason) => {
  const step = useNextStep({ client, reason });
  if (step === null) return null;
  return (
    <AppLink
      to={step.to}
      markCurrent={false}
      className={styles.step}
      aria-label={`${step.label}, ${client.name}`}
    >
      {step.label}
    </AppLink>
  );
};

export const ReasonText = ({ client, reason, isInText = false }: ReasonTextProps) => {
  const step = useNextStep({ client, reason });
  return (
    <span>
      {reason.text}
      {(step || isInText) && '.'}
      {step && (
        <>
          {' '}
          <ReasonStep client={client} reason={reason} />
        </>
      )}
    </span>
  );
};
