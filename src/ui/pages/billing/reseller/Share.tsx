/** Renders the slider of the reseller's share, which previews the payout before saving. */

import { useSelector } from '@xstate/react';
import { Button, Slider } from 'antd';
import { useState } from 'react';
import type { ResellerReply } from '#domain/contract/resellerSchemas.ts';
import { formatCents, formatLimit } from '#domain/plans/money.ts';
import { payoutOf } from '#domain/reseller/payout.ts';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import type { Reversible } from '../../../parts/useReversible.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { Figures } from '../../../widgets/Figures.tsx';
import styles from '../Billing.module.css';

export const Share = ({ reseller, changes }: { reseller: ResellerReply; changes: Reversible }) => {
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
      make: (told) => api.call('changeShare', { body: { share_percent: share }, ...told }),
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
        <div className={styles.share}>
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
          <div className={styles.actions}>
            <Button type="primary" disabled={busy || share === saved} onClick={save}>
              Save share
            </Button>
            {share !== saved && <Button onClick={() => setMoved(null)}>Keep {saved}%</Button>}
          </div>
        </div>
      </OnlyChangeable>
    </section>
  );
};
