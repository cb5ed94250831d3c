/** Lets an owner manage the subscription if their role cannot open the billing page (D5, S6.2). */

import { useSelector } from '@xstate/react';
import { billingMachine } from '#machines/billing/billingMachine.ts';
import { billingService } from '#machines/billing/billingService.ts';
import { standingText } from '../content/billing.ts';
import { useReply } from '../data/useReply.ts';
import { useServices } from '../services/servicesContext.ts';
import { useLifecycle } from '../services/useLifecycle.ts';
import { ProblemBox } from '../widgets/ProblemBox.tsx';
import { AppLink } from './AppLink.tsx';
import { CancelOrResume } from './CancelOrResume.tsx';
import { OnlyChangeable } from './OnlyChangeable.tsx';
import styles from './OwnerSubscription.module.css';

/** Only for the owner of the workspace: the API refuses everyone else whose role does not open billing. */
export const OwnerSubscription = () => {
  const { api } = useServices();
  const actor = useLifecycle(() => billingMachine.provide(billingService({ api })), {
    id: 'ownerSubscription',
    frameOf: api.frameOf,
  });
  const problem = useSelector(actor, ({ context }) => context.problem);
  const { data: billing } = useReply('readBilling');
  if (!billing) return null;
  return (
    <div className={styles.owner}>
      {billing.subscription && <p role="status">{standingText(billing)}</p>}
      <ProblemBox text={problem} />
      <div className={styles.actions}>
        <AppLink to="/pricing">
          {billing.subscription?.status === 'active' ? 'Change or keep the plan' : 'Choose a plan'}
        </AppLink>
        <OnlyChangeable>
          <CancelOrResume billing={billing} actor={actor} />
        </OnlyChangeable>
      </div>
    </div>
  );
};
