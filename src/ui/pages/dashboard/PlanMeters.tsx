/** Renders the used share of the plan's quotas. */
import type { Usage } from '#domain/contract/planSchemas.ts';
import { formatLimit } from '#domain/plans/money.ts';
import { type PlanLimits, unlimited } from '#domain/plans/planCatalogue.ts';
import { UsageMeter } from '../../parts/UsageMeter.tsx';
import styles from './PlanPart.module.css';

type MeterProps = { label: string; figure: string; used: number; limit: number };

const Meter = ({ label, figure, used, limit }: MeterProps) => (
  <div className={styles.meter}>
    <span>{label}</span>
    <span data-figure={figure}>
      {formatLimit(used)} {limit === unlimited ? 'in use, no limit' : `of ${formatLimit(limit)}`}
    </span>
    {limit !== unlimited && <UsageMeter label={label} used={used} limit={limit} />}
  </div>
);

export const PlanMeters = ({ usage, limits }: { usage: Usage; limits: PlanLimits }) => (
  <>
    <Meter label="Clients" figure="usage-clients" used={usage.clients} limit={limits.maxClients} />
    <Meter
      label="Team members"
      figure="usage-teamMembers"
      used={usage.teamMembers}
      limit={limits.maxTeamMembers}
    />
    <Meter
      label="Integrations"
      figure="usage-integrations"
      used={usage.integrations}
      limit={limits.maxIntegrations}
    />
    <Meter
      label="Dashboards"
      figure="usage-dashboards"
      used={usage.dashboards}
      limit={limits.maxDashboards}
    />
    <Meter
      label="Reports this month"
      figure="usage-reports"
      used={usage.reports}
      limit={limits.reportsPerMonth}
    />
  </>
);
