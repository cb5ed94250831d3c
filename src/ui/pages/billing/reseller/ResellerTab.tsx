/** Renders the reseller program: tenants, monthly revenue, share and payouts. */

import { plans } from '#domain/plans/planCatalogue.ts';
import { useReply } from '../../../data/useReply.ts';
import { ChangeNotice } from '../../../parts/ChangeNotice.tsx';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import { Paywall } from '../../../parts/Paywall.tsx';
import { useReversible } from '../../../parts/useReversible.ts';
import { usePlan } from '../../../services/usePlan.ts';
import { TabSkeleton } from '../../../widgets/TabSkeleton.tsx';
import styles from '../Billing.module.css';
import { AddTenant } from './AddTenant.tsx';
import { Share } from './Share.tsx';
import { Tenants } from './Tenants.tsx';

const OpenReseller = () => {
  const { data, error, refetch } = useReply('readReseller');
  const changes = useReversible();
  if (error && !data) return <ListFailure what="The tenants" error={error} onRetry={refetch} />;
  if (!data) return <TabSkeleton figures={3} rows={4} />;
  return (
    <div className={styles.stack}>
      <ChangeNotice actor={changes.actor} words={changes.words} />
      <Share reseller={data} changes={changes} />
      <section className={styles.part} aria-labelledby="tenants">
        <h2 id="tenants">Tenants</h2>
        <p className={styles.quiet}>
          Agencies that you resell a plan to. Each brings the monthly price of its plan. In this demo nothing
          is charged or paid out.
        </p>
        <OnlyChangeable>
          <AddTenant changes={changes} />
        </OnlyChangeable>
        <Tenants tenants={data.items} changes={changes} />
      </section>
    </div>
  );
};

export const ResellerTab = () => {
  const { has, known } = usePlan();
  if (!known) return <TabSkeleton figures={3} rows={4} />;
  if (has('reseller')) return <OpenReseller />;
  return (
    <Paywall feature="reseller" title="Reseller program">
      <p>
        Resell {plans.starter.title}, {plans.pro.title} or {plans.enterprise.title} to tenants of your own,
        and keep up to 70% of what they bring.
      </p>
    </Paywall>
  );
};
