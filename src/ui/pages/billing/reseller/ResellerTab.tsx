/** Renders the reseller program: tenants, monthly revenue, share and payouts. */

import { useSelector } from '@xstate/react';
import { Button, Flex, Slider } from 'antd';
import { useState } from 'react';
import type { ResellerReply } from '#domain/contract/resellerSchemas.ts';
import { formatCents, formatLimit } from '#domain/plans/money.ts';
import { plans } from '#domain/plans/planCatalogue.ts';
import { payoutOf } from '#domain/reseller/payout.ts';
import { useReply } from '../../../data/useReply.ts';
import { ChangeNotice } from '../../../parts/ChangeNotice.tsx';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import { Paywall } from '../../../parts/Paywall.tsx';
import type { Reversible } from '../../../parts/useReversible.ts';
import { useReversible } from '../../../parts/useReversible.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { usePlan } from '../../../services/usePlan.ts';
import { Figures } from '../../../widgets/Figures.tsx';
import { TabSkeleton } from '../../../widgets/TabSkeleton.tsx';
import styles from '../Billing.module.css';
import { AddTenant } from './AddTenant.tsx';
import { Tenants } from './Tenants.tsx';

const Share = ({ reseller, changes }: { reseller: ResellerReply; changes: Reversible }) => {
  const { api } = useServices();
  const busy = useSelector(changes.actor, (snapshot) => snapshot.hasTag('busy'));
  const [moved, setMoved] = useState<number | null>(null);
  const saved = reseller.share_percent;
  const share = moved ?? saved;
  const running = reseller.items.filter(({ ended_at }) => ended_at === null);
  const { mrrCents, payoutCents } = payoutOf(
    running.map(({ plan_name: plan }) => ({ plan })),
    share,
  );
  const save = () => {
    changes.ask({
      make: (options) => api.call('changeShare', { body: { share_percent: share }, ...options }),
      made: `The share is ${share}% from now on.`,
      takenBack: `The share is ${saved}% again.`,
    });
    setMoved(null);
  };
  return (
    <section className={styles.part} aria-labelledby="payout">
      <h2 id="payout">Payout</h2>
      <Figures
        figures={[
          { value: formatLimit(running.length), label: running.length === 1 ? 'Tenant' : 'Tenants' },
          { value: formatCents(mrrCents), label: 'MRR' },
          { value: `${share}%`, label: 'Your share' },
          {
            value: formatCents(payoutCents),
            label: share === saved ? 'Payout a month' : 'Payout with this share',
          },
        ]}
      />
      <OnlyChangeable>
        <Flex vertical gap={12} className={styles.share ?? ''}>
          <p id="share">Share in per cent, {reseller.most_share_percent} at most</p>
          <Slider
            ariaLabelledByForHandle="share"
            ariaValueTextFormatterForHandle={(value) => `${value}%`}
            tooltip={{ formatter: (value) => `${value}%` }}
            min={0}
            max={reseller.most_share_percent}
            marks={{ 0: '0%', 35: '35%', [reseller.most_share_percent]: `${reseller.most_share_percent}%` }}
            value={share}
            onChange={setMoved}
          />
          <Flex wrap align="center" gap="12px 20px" className={styles.actions ?? ''}>
            <Button type="primary" disabled={busy || share === saved} onClick={save}>
              Save share
            </Button>
            {share !== saved && <Button onClick={() => setMoved(null)}>Keep {saved}%</Button>}
          </Flex>
        </Flex>
      </OnlyChangeable>
    </section>
  );
};

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
