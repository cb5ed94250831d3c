/** Simulates the app on another plan, with its quotas and features and without payment, or explains why not. */
import { useSelector } from '@xstate/react';
import { Button, Tag } from 'antd';
import { formatDollars } from '#domain/plans/money.ts';
import { isPlanName, type PlanName, planNames, plans } from '#domain/plans/planCatalogue.ts';
import { useReply } from '../../../data/useReply.ts';
import { endSimulationAction, startSimulationAction } from '../../../parts/simulationActions.ts';
import type { Reversible } from '../../../parts/useReversible.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useAuth } from '../../../services/useAuth.ts';
import { useCanEdit } from '../../../services/useCanEdit.ts';
import { usePlan } from '../../../services/usePlan.ts';
import styles from '../Billing.module.css';

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
          {plan === (simulated ?? own) && <Tag color="processing">Seen now</Tag>}
          {plan !== own && plan !== simulated && (
            <span className={styles.pair}>
              <Button type="text" disabled={busy} onClick={() => onChoose(plan)}>
                Choose what stays<span className="visually-hidden"> as {plans[plan].title}</span>
              </Button>
              <Button disabled={busy} onClick={() => changes.ask(startSimulationAction(api, { plan, own }))}>
                See as<span className="visually-hidden"> {plans[plan].title}</span>
              </Button>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
};

export const Simulator = ({ changes, onChoose }: SimulatorProps) => {
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
