/** Renders the plan tab: plan, usage, plan changes with preview, and the plan simulation. */
import { useSelector } from '@xstate/react';
import { Card } from 'antd';
import { useRef, useState } from 'react';
import { type PlanName, planNames } from '#domain/plans/planCatalogue.ts';
import { billingMachine } from '#machines/billing/billingMachine.ts';
import { billingService } from '#machines/billing/billingService.ts';
import { doneText } from '../../../content/billing.ts';
import { useReply } from '../../../data/useReply.ts';
import { ChangeNotice } from '../../../parts/ChangeNotice.tsx';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { PartBoundary } from '../../../parts/errors/PartBoundary.tsx';
import { useReversible } from '../../../parts/useReversible.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useLazyModule } from '../../../services/useLazyModule.ts';
import { useLifecycle } from '../../../services/useLifecycle.ts';
import { useFocusWhenLost } from '../../../widgets/moveFocus.ts';
import { Skeleton } from '../../../widgets/Skeleton.tsx';
import styles from '../Billing.module.css';
import { ChangePlan } from './ChangePlan.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import { restingOf } from './restingPlan.ts';
import { Simulator } from './Simulator.tsx';
import { UsagePart } from './UsagePart.tsx';

const Waiting = () => (
  <>
    <Card aria-busy="true" className={styles.panel ?? ''}>
      <Skeleton active paragraph={{ rows: 4 }} />
    </Card>
    <div aria-busy="true" className={styles.part}>
      <h2>Change plan</h2>
      <Skeleton active title={false} paragraph={{ rows: 2 * planNames.length, width: '100%' }} />
    </div>
  </>
);

const lateResolver = {
  fault: 'The choice of what stays did not load',
  load: async () => (await import('./KeepList.tsx')).KeepList,
};

export const PlanTab = () => {
  const { api } = useServices();
  const actor = useLifecycle(() => billingMachine.provide(billingService({ api })), {
    id: 'billing',
    frameOf: api.frameOf,
  });
  const done = useSelector(actor, ({ context }) => context.done);
  const told = useRef<HTMLParagraphElement>(null);
  useFocusWhenLost(told, done);
  const { data: billing, error, refetch } = useReply('readBilling');
  const changes = useReversible();
  const [choosing, setChoosing] = useState<PlanName | null>(null);
  const Resolver = useLazyModule(choosing !== null, lateResolver);
  return (
    <>
      <p
        ref={told}
        role="status"
        tabIndex={-1}
        className={styles.done}
        data-failed={done !== null && 'paid' in done && !done.paid}
      >
        {done && doneText(done)}
      </p>
      <ChangeNotice actor={changes.actor} words={changes.words} />
      {error && !billing && (
        <ListFailure what="The subscription" also="Nothing was changed." error={error} onRetry={refetch} />
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          {!billing && !error && <Waiting />}
          {billing && <PlanPanel billing={billing} actor={actor} changes={changes} onChoose={setChoosing} />}
          {billing && (
            <PartBoundary component="Change plan">
              <ChangePlan billing={billing} actor={actor} />
            </PartBoundary>
          )}
        </div>
        <div className={styles.side}>
          <PartBoundary component="Usage">
            <UsagePart resting={restingOf(billing)} />
          </PartBoundary>
          <PartBoundary component="Plan simulator">
            <Simulator changes={changes} onChoose={setChoosing} />
          </PartBoundary>
        </div>
      </div>
      {choosing && Resolver && (
        <Resolver
          plan={choosing}
          isScheduled={billing?.scheduled_change?.plan_name === choosing}
          changes={changes}
          onClose={() => setChoosing(null)}
        />
      )}
    </>
  );
};
