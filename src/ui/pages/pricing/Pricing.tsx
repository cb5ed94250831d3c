/** Renders the pricing page (S2.14): three plans, enforced limits, and a plan finder. */
import { useState } from 'react';
import { checkoutAddress } from '#domain/checkout/checkoutChoice.ts';
import { formatDollars } from '#domain/plans/money.ts';
import { type BillingCycle, plans, priceOf, yearlySaving } from '#domain/plans/planCatalogue.ts';
import {
  allPlansInclude,
  limitsNote,
  mostPopular,
  type Offer,
  offers,
  pricingQuestions,
  trialPromises,
} from '../../content/pricing.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { PartBoundary } from '../../parts/errors/PartBoundary.tsx';
import { CycleSwitch } from '../../widgets/CycleSwitch.tsx';
import { Icon } from '../../widgets/Icon.tsx';
import { PlanComparison } from './PlanComparison.tsx';
import { PlanFinder } from './PlanFinder.tsx';
import styles from './Pricing.module.css';

const Price = ({ offer: { plan }, cycle }: { offer: Offer; cycle: BillingCycle }) => (
  <div className={styles.price}>
    <p>
      <strong>{formatDollars(priceOf(plan, cycle))}</strong>{' '}
      <span>{cycle === 'monthly' ? 'a month' : 'a year'}</span>
    </p>
    <p className="note">
      {cycle === 'monthly'
        ? `or ${formatDollars(priceOf(plan, 'yearly'))} a year`
        : `You save ${formatDollars(yearlySaving(plan))} a year`}
    </p>
  </div>
);

const OfferColumn = ({ offer, cycle }: { offer: Offer; cycle: BillingCycle }) => {
  const { title, popular } = plans[offer.plan];
  return (
    <section className={styles.offer} data-popular={popular} aria-labelledby={`offer-${offer.plan}`}>
      <div className={styles.name}>
        <h2 className="title" id={`offer-${offer.plan}`}>
          {title}
        </h2>
        {popular && <span className={styles.badge}>{mostPopular}</span>}
      </div>
      <p className={styles.about}>{offer.bestFor}</p>
      <Price offer={offer} cycle={cycle} />
      <ButtonLink
        to={checkoutAddress({ plan: offer.plan, cycle })}
        type={popular ? 'primary' : 'default'}
        size="large"
        block
      >
        Get Started<span className="visually-hidden"> with {title}</span>
      </ButtonLink>
      <ul className={styles.points}>
        {offer.points.map((point) => (
          <li key={point}>
            <Icon name="check" size={18} />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Renders the three plans with their prices for the chosen cycle. */
export const Offers = ({ cycle }: { cycle: BillingCycle }) => (
  <div className={styles.offers}>
    {offers.map((offer) => (
      <OfferColumn key={offer.plan} offer={offer} cycle={cycle} />
    ))}
  </div>
);

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
    <strong className="plain">Agency Plus</strong> is Enterprise with a reseller program and many tenants, for{' '}
    {formatDollars(priceOf('agency_plus', cycle))} {cycle === 'monthly' ? 'a month' : 'a year'}.{' '}
    <AppLink to={checkoutAddress({ plan: 'agency_plus', cycle })}>Choose {plans.agency_plus.title}</AppLink>
  </p>
);

const Questions = () => (
  <section className={styles.part} aria-labelledby="questions">
    <h2 id="questions">Questions</h2>
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
    <main className="public-page">
      <header className={styles.head}>
        <h1 className="public-heading">Pricing</h1>
        <p className="public-lead">
          Three plans, priced per workspace, not per seat. Compare every limit below.
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
        <h2 id="compare">Compare plans in detail</h2>
        <PartBoundary component="Comparison">
          <PlanComparison cycle={cycle} />
        </PartBoundary>
        <p className={styles.note}>{limitsNote}</p>
      </section>
      <Questions />
      <section className={styles.end}>
        <h2 className="display">Try Pro for 14 days</h2>
        <p>No credit card, no sales call. The trial ends by itself unless you subscribe.</p>
        <ButtonLink to={checkoutAddress({ plan: 'pro', cycle })} type="primary" size="large">
          Start with Pro
        </ButtonLink>
      </section>
    </main>
  );
};
