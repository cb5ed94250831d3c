/** Renders the plan tab: plan, usage, plan changes with preview, and the plan simulation. */
import { useSelector } from '@xstate/react';
import { Button, Card, Tag } from 'antd';
import { useRef, useState } from 'react';
import { formatDollars } from '#domain/plans/money.ts';
import { isPlanName, type PlanName, planNames, plans } from '#domain/plans/planCatalogue.ts';
import { billingMachine } from '#machines/billing/billingMachine.ts';
import { billingService } from '#machines/billing/billingService.ts';
import { doneText } from '../../../content/billing.ts';
import { useReply } from '../../../data/useReply.ts';
import { ChangeNotice } from '../../../parts/ChangeNotice.tsx';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { PartBoundary } from '../../../parts/errors/PartBoundary.tsx';
import { endSimulationAction, startSimulationAction } from '../../../parts/simulationActions.ts';
import type { Reversible } from '../../../parts/useReversible.ts';
import { useReversible } from '../../../parts/useReversible.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useAuth } from '../../../services/useAuth.ts';
import { useCanEdit } from '../../../services/useCanEdit.ts';
import { useLazyModule } from '../../../services/useLazyModule.ts';
import { useLifecycle } from '../../../services/useLifecycle.ts';
import { usePlan } from '../../../services/usePlan.ts';
import { useFocusWhenLost } from '../../../widgets/moveFocus.ts';
import { Skeleton } from '../../../widgets/Skeleton.tsx';
import styles from '../Billing.module.css';
import { ChangePlan } from './ChangePlan.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import { restingOf } from './restingPlan.ts';
import { UsagePart } from './UsagePart.tsx';

const closedWords = (status: string | undefined, mayChange: boolean): string | null => {
  if (!mayChange) return 'You are viewing the past. Return to live to try another plan.';
  if (status === 'active') return null;
  if (status === 'past_due') return 'The last renewal was not paid. Pay it to try another plan.';
  if (status === 'paused') return 'The plan is paused. Resume it to try another plan.';
  return 'There is no active plan to come back to. Start one, then you can try the others here.';
};

type SimulatorProps = {
  changes: Reversible;
  onChoose: (plan: PlanName) => void;
};

type ChoicesProps = SimulatorProps & { own: PlanName };

const Choices = ({ own, changes, onChoose }: ChoicesProps) => {
  const { api } = useServices();
  const { simulated } = usePlan();
  const busy = useSelector(changes.actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <ul className={styles.plans}>
      {planNames.map((plan) => (
        <li key={plan} data-current={plan === (simulated ?? own)}>
          <strong>{plans[plan].title}</strong>
          <span>
            {formatDollars(plans[plan].monthlyPrice)} a month{plan === own && ', your plan'}
          </span>
          {plan === own && simulated !== null && (
            <Button disabled={busy} onClick={() => changes.ask(endSimulationAction(api, own))}>
              Back to {plans[own].title}
            </Button>
          )}
          {plan === (simulated ?? own) && <Tag color="processing">Previewing</Tag>}
          {plan !== own && plan !== simulated && (
            <span className={styles.pair}>
              <Button type="text" disabled={busy} onClick={() => onChoose(plan)}>
                Keep list<span className="visually-hidden"> for {plans[plan].title}</span>
              </Button>
              <Button disabled={busy} onClick={() => changes.ask(startSimulationAction(api, { plan, own }))}>
                Preview<span className="visually-hidden"> the app as {plans[plan].title}</span>
              </Button>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
};

const Simulator = ({ changes, onChoose }: SimulatorProps) => {
  const { profile } = useAuth();
  const mayChange = useCanEdit();
  const billing = useReply('readBilling').data;
  if (billing === undefined || profile?.role !== 'admin') return null;
  const { subscription } = billing;
  const own = subscription?.plan_name;
  const closed = closedWords(isPlanName(own) ? subscription?.status : undefined, mayChange);
  return (
    <section className={styles.part} aria-labelledby="simulator">
      <h2 id="simulator">Plan simulator</h2>
      <p className={styles.quiet}>
        Try another plan for the whole workspace. Anything over its limits is set aside and returns when you
        switch back. Nothing is charged.
      </p>
      {closed !== null && <p role="note">{closed}</p>}
      {closed === null && isPlanName(own) && <Choices {...{ own, changes, onChoose }} />}
    </section>
  );
};

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
  fault: 'The keep list did not load',
  load: async () => (await import('./KeepList.tsx')).KeepList,
};

export const PlanTab = () => {
  const { api } = useServices();
  const actor = useLifecycle(() => billingMachine.provide(billingService({ api })), {
    id: 'billing',
    frameOf: api.frameOf,
  });
  const done = useSelector(actor, ({ context }) => context.done);
  const summary = useRef<HTMLParagraphElement>(null);
  useFocusWhenLost(summary, done);
  const { data: billing, error, refetch } = useReply('readBilling');
  const changes = useReversible();
  const [choosing, setChoosing] = useState<PlanName | null>(null);
  const Resolver = useLazyModule(choosing !== null, lateResolver);
  return (
    <>
      <p
        ref={summary}
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
