/** Lets the user choose another plan or cycle, preview its price, and confirm it. */

import { useSelector } from '@xstate/react';
import { Button, Descriptions, Flex, Tag } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import type { BillingReply } from '#domain/contract/checkoutSchemas.ts';
import { formatCents, formatDollars } from '#domain/plans/money.ts';
import {
  billingCycles,
  isPlanName,
  planNames,
  plans,
  priceOf,
  yearlySaving,
} from '#domain/plans/planCatalogue.ts';
import { type ChangeQuote, centsOf, type PlanTerms, quoteChange } from '#domain/plans/planChange.ts';
import { isoNow } from '#world/clock.ts';
import { day } from '../../../content/dates.ts';
import { agencyPlusExtras } from '../../../content/pricing.ts';
import type { BillingActor } from '../../../parts/BillingActor.ts';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import { useServices } from '../../../services/servicesContext.ts';
import { usePlan } from '../../../services/usePlan.ts';
import { rememberFocus } from '../../../widgets/focusTrap.ts';
import { KitSegmented } from '../../../widgets/KitSegmented.tsx';
import { useFocusOnArrival } from '../../../widgets/moveFocus.ts';
import { ProblemBox } from '../../../widgets/ProblemBox.tsx';
import { useEscape } from '../../../widgets/useEscape.ts';
import styles from '../Billing.module.css';
import { Losses } from './Losses.tsx';
import { PlanDifferences } from './PlanDifferences.tsx';

const resellerLine = `Adds a reseller program, ${agencyPlusExtras[0].value}, and many tenants.`;

type Current = { readonly terms: PlanTerms; readonly quote: (to: PlanTerms) => ChangeQuote | null };

const named = ({ plan, cycle }: PlanTerms): string => `${plans[plan].title}, billed ${cycle}`;

const nextLabel = (quote: ChangeQuote, to: PlanTerms, onTrial: boolean): string => {
  if (onTrial) return `A ${to.cycle === 'monthly' ? 'month' : 'year'}, if you keep it after the trial`;
  return quote.when === 'now' ? `Then, on ${day(quote.period.end)}` : `From ${day(quote.effectiveAt)}`;
};

const linesOf = (quote: ChangeQuote, to: PlanTerms, onTrial: boolean) => {
  const now = quote.when === 'now';
  return [
    ...(now && quote.creditCents > 0
      ? [{ key: 'credit', label: 'Credit for unused days', children: `−${formatCents(quote.creditCents)}` }]
      : []),
    ...(now && quote.chargeCents > 0
      ? [
          {
            key: 'charge',
            label: `${named(to)}, until ${day(quote.period.end)}`,
            children: formatCents(quote.chargeCents),
          },
        ]
      : []),
    {
      key: 'due',
      label: quote.dueCents < 0 ? 'Credit you keep' : 'Due today',
      children: <strong>{formatCents(Math.abs(quote.dueCents))}</strong>,
    },
    ...(to.cycle === 'yearly'
      ? [
          {
            key: 'saving',
            label: 'Saved in a year, against monthly',
            children: formatDollars(yearlySaving(to.plan)),
          },
        ]
      : []),
    {
      key: 'next',
      label: nextLabel(quote, to, onTrial),
      children: formatCents(centsOf(to)),
    },
  ];
};

type PreviewProps = {
  quote: ChangeQuote | null;
  from: PlanTerms;
  to: PlanTerms;
  onTrial: boolean;
  actor: BillingActor;
};

const Preview = ({ quote, from, to, onTrial, actor }: PreviewProps) => {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const problem = useSelector(actor, ({ context }) => context.problem);
  // Runs before the preview takes the focus.
  useEffect(() => {
    const giveBack = rememberFocus(document);
    return () => {
      // After a plan change, the notice at the top of the page has the focus instead.
      if (actor.getSnapshot().context.done === null) giveBack();
    };
  }, [actor]);
  const region = useFocusOnArrival<HTMLElement>(to);
  const dismiss = useCallback(() => actor.send({ type: 'question.dismiss' }), [actor]);
  useEscape(region, dismiss);
  return (
    <Flex
      component="section"
      ref={region}
      tabIndex={-1}
      vertical
      gap={14}
      className={styles.preview ?? ''}
      aria-label="Preview of the change"
    >
      <h3>{named(to)}</h3>
      {quote === null && <p>You keep the plan that you have; what was scheduled will not happen.</p>}
      {quote?.when === 'now' && <p>Takes effect immediately. In this demo nothing is charged.</p>}
      {quote?.when === 'periodEnd' && (
        <p>Starts on {day(quote.effectiveAt)}. Until then you keep what you have paid for.</p>
      )}
      <PlanDifferences from={from.plan} to={to.plan} />
      <Losses from={from.plan} to={to.plan} isNow={quote?.when === 'now'} />
      {quote && (
        <Descriptions
          colon={false}
          className={styles.facts ?? ''}
          column={1}
          items={linesOf(quote, to, onTrial)}
        />
      )}
      <ProblemBox text={problem} />
      <Flex wrap align="center" gap="12px 20px" className={styles.actions ?? ''}>
        <Button type="primary" disabled={busy} onClick={() => actor.send({ type: 'change.confirm' })}>
          {quote === null ? 'Keep the plan' : quote.when === 'now' ? 'Change now' : 'Schedule the change'}
        </Button>
        <Button disabled={busy} onClick={dismiss}>
          Keep it as it is
        </Button>
      </Flex>
    </Flex>
  );
};

const cycleOptions = billingCycles.map((value) => ({
  value,
  label: { monthly: 'Monthly', yearly: 'Yearly' }[value],
}));

const Choices = ({
  current,
  actor,
  billing,
}: {
  current: Current;
  actor: BillingActor;
  billing: BillingReply;
}) => {
  const [cycle, setCycle] = useState(current.terms.cycle);
  const choice = useSelector(actor, ({ context }) => context.choice);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <>
      <KitSegmented
        aria-label="Billing cycle"
        className={styles.cycle ?? ''}
        options={cycleOptions}
        value={cycle}
        disabled={busy}
        onChange={setCycle}
      />
      <ul className={styles.plans}>
        {planNames.map((plan) => {
          const to = { plan, cycle };
          const same = current.quote(to) === null;
          const chosen = choice?.plan === plan && choice.cycle === cycle;
          return (
            <li key={plan} data-current={same} data-chosen={chosen}>
              <strong>{plans[plan].title}</strong>
              <span>
                {formatDollars(priceOf(plan, cycle))} a {cycle === 'monthly' ? 'month' : 'year'}
                {cycle === 'yearly' && `, ${formatDollars(yearlySaving(plan))} less than monthly`}
                {plan === 'agency_plus' && <small>{resellerLine}</small>}
              </span>
              {same && billing.scheduled_change === null ? (
                <Tag color="processing">Your plan</Tag>
              ) : (
                <OnlyChangeable>
                  <Button disabled={busy} onClick={() => actor.send({ type: 'plan.choose', choice: to })}>
                    {same ? 'Keep' : 'Preview'}
                    <span className="visually-hidden"> {plans[plan].title}</span>
                  </Button>
                </OnlyChangeable>
              )}
            </li>
          );
        })}
      </ul>
      {choice && (
        <Preview
          quote={current.quote(choice)}
          from={current.terms}
          to={choice}
          onTrial={billing.subscription?.trial_end !== null}
          actor={actor}
        />
      )}
    </>
  );
};

export const ChangePlan = ({ billing, actor }: { billing: BillingReply; actor: BillingActor }) => {
  const { world } = useServices();
  const { simulated } = usePlan();
  const { subscription, billing_cycle, ends_at, pause, free_until: freeUntil } = billing;
  const plan = subscription?.plan_name;
  if (subscription?.status !== 'active' || !isPlanName(plan) || billing_cycle === null) return null;
  const from = { plan, cycle: billing_cycle };
  const period = { start: subscription.current_period_start, end: subscription.current_period_end };
  const onTrial = subscription.trial_end !== null;
  const quote = (to: PlanTerms) =>
    quoteChange({ from, to, period, onTrial, freeUntil, now: isoNow(world.clock) });
  return (
    <section className={styles.part} aria-labelledby="change">
      <h2 id="change">Change plan</h2>
      {simulated !== null && (
        <p className={styles.quiet}>
          You look at the app as {plans[simulated].title}. Go back to {plans[plan].title} to change the plan
          itself.
        </p>
      )}
      {simulated === null && ends_at !== null && (
        <p className={styles.quiet}>The subscription is canceled. Resume it first, then it can be changed.</p>
      )}
      {simulated === null && ends_at === null && pause !== null && (
        <p className={styles.quiet}>
          A pause is agreed on. Resume without it first, then the plan can be changed.
        </p>
      )}
      {simulated === null && ends_at === null && pause === null && (
        <Choices current={{ terms: from, quote }} actor={actor} billing={billing} />
      )}
    </section>
  );
};
