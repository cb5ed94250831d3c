/** Renders the pricing page (S2.14): three plans, enforced limits, and a plan finder. */
import { useState } from 'react';
import { checkoutAddress } from '#domain/checkout/checkoutChoice.ts';
import { formatDollars } from '#domain/plans/money.ts';
import { type BillingCycle, plans, priceOf } from '#domain/plans/planCatalogue.ts';
import { allPlansInclude, limitsNote, pricingQuestions, trialPromises } from '../../content/pricing.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { PartBoundary } from '../../parts/errors/PartBoundary.tsx';
import { CycleSwitch } from '../../widgets/CycleSwitch.tsx';
import { Comparison } from './Comparison.tsx';
import { Offers } from './Offers.tsx';
import { PlanFinder } from './PlanFinder.tsx';
import styles from './Pricing.module.css';

const AllInclude = () => (
  <section className={styles.include} aria-labelledby="all-include">
    <h2 id="all-include">All plans include</h2>
    <ul>
      {allPlansInclude.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  </section>
);

const AgencyPlusLine = ({ cycle }: { cycle: BillingCycle }) => (
  <p className={styles.plus}>
    <strong>Agency Plus</strong> is Enterprise with a reseller program and many tenants, for{' '}
    {formatDollars(priceOf('agency_plus', cycle))} {cycle === 'monthly' ? 'a month' : 'a year'}.{' '}
    <AppLink to={checkoutAddress({ plan: 'agency_plus', cycle })}>Choose {plans.agency_plus.title}</AppLink>
  </p>
);

const Questions = () => (
  <section className={styles.part} aria-labelledby="questions">
    <h2 id="questions">Before you decide</h2>
    <dl className={styles.questions}>
      {pricingQuestions.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  </section>
);

export const Pricing = () => {
  const [cycle, setCycle] = useState<BillingCycle>('monthly');
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>One price for the whole agency</h1>
        <p className={styles.lead}>
          Three plans, one bill for everyone in your workspace. Every limit and feature stands in the table
          below.
        </p>
        <ul className={styles.promises}>
          {trialPromises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
        <div className={styles.cycle}>
          <CycleSwitch name="pricing-cycle" cycle={cycle} onChange={setCycle} />
          <span>Two months are free when you pay yearly</span>
        </div>
      </header>
      <Offers cycle={cycle} />
      <AgencyPlusLine cycle={cycle} />
      <AllInclude />
      <section className={styles.part} aria-labelledby="fits">
        <h2 id="fits">Which plan fits?</h2>
        <PartBoundary component="Plan finder">
          <PlanFinder cycle={cycle} />
        </PartBoundary>
      </section>
      <section className={styles.part}>
        <h2 id="compare">Every limit, side by side</h2>
        <PartBoundary component="Comparison">
          <Comparison cycle={cycle} />
        </PartBoundary>
        <p className={styles.note}>{limitsNote}</p>
      </section>
      <Questions />
      <section className={styles.end}>
        <h2>Try Pro for 14 days</h2>
        <p>No card, no call. If it does not earn its price by then, it ends on its own.</p>
        <ButtonLink to={checkoutAddress({ plan: 'pro', cycle })} type="primary" size="large">
          Start with Pro
        </ButtonLink>
      </section>
    </main>
  );
};
