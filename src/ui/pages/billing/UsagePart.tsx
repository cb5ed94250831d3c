/** What of the plan's limits is used, counted from the log, and the limits of what cannot be counted yet. */
import type { Usage } from '#domain/contract/planSchemas.ts';
import { type LimitedResource, limitOf } from '#domain/plans/checkLimit.ts';
import { formatLimit } from '#domain/plans/money.ts';
import type { PlanName } from '#domain/plans/planCatalogue.ts';
import { type Room, usePlan } from '../../app/usePlan.ts';
import { limitReached, uncountedLimits } from '../../content/limits.ts';
import { PlanWaiting } from '../../widgets/PlanWaiting.tsx';
import styles from './Billing.module.css';

const counted: readonly { readonly resource: keyof Usage; readonly label: string }[] = [
  { resource: 'clients', label: 'Clients' },
  { resource: 'teamMembers', label: 'Team members' },
  { resource: 'integrations', label: 'Integrations' },
];

const others: readonly { readonly resource: LimitedResource; readonly label: string }[] = [
  { resource: 'dashboards', label: 'Dashboards' },
  { resource: 'reports', label: 'Custom reports a month' },
  { resource: 'apiCalls', label: 'API calls a month' },
];

const Meter = ({ resource, label, room }: { resource: keyof Usage; label: string; room: Room }) => {
  const { used, limit, problem } = room;
  return (
    <div className={styles.meter} data-full={problem !== null}>
      <span>{label}</span>
      <span data-figure={`usage-${resource}`}>
        {formatLimit(used)} {limit === -1 ? 'in use, no limit' : `of ${formatLimit(limit)}`}
      </span>
      {limit !== -1 && (
        <meter
          min={0}
          max={Math.max(limit, 1)}
          high={0.8 * limit}
          optimum={0}
          value={used}
          aria-label={`${label} used`}
        />
      )}
      {problem && <p>{limitReached(problem, resource)}</p>}
    </div>
  );
};

const Others = ({ plan }: { plan: PlanName | null }) => (
  <dl className={styles.facts}>
    {others.map(({ resource, label }) => {
      const limit = limitOf(plan, resource);
      return (
        <div key={resource}>
          <dt>{label}</dt>
          <dd>{limit === -1 ? 'No limit' : `${formatLimit(limit)} allowed`}</dd>
        </div>
      );
    })}
  </dl>
);

export const UsagePart = () => {
  const { plan, known, room } = usePlan();
  return (
    <section className={styles.part} aria-labelledby="usage">
      <h2 id="usage">Usage</h2>
      {!known && <PlanWaiting />}
      <div className={styles.meters}>
        {counted.map(({ resource, label }) => {
          const found = room(resource);
          return found && <Meter key={resource} resource={resource} label={label} room={found} />;
        })}
      </div>
      {known && (
        <>
          <Others plan={plan} />
          <p className={styles.quiet}>{uncountedLimits}</p>
        </>
      )}
    </section>
  );
};
