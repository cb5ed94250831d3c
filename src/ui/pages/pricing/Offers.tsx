/** Renders the three plans with their prices for the chosen cycle. */
import { checkoutAddress } from '#domain/checkout/checkoutChoice.ts';
import { formatDollars } from '#domain/plans/money.ts';
import { type BillingCycle, plans, priceOf, yearlySaving } from '#domain/plans/planCatalogue.ts';
import { mostPopular, type Offer, offers } from '../../content/pricing.ts';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { Icon } from '../../widgets/Icon.tsx';
import styles from './Offers.module.css';

const Price = ({ offer: { plan }, cycle }: { offer: Offer; cycle: BillingCycle }) => (
  <div className={styles.price}>
    <p>
      <strong>{formatDollars(priceOf(plan, cycle))}</strong>{' '}
      <span>{cycle === 'monthly' ? 'a month' : 'a year'}</span>
    </p>
    <p className={styles.saving}>
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
        <h2 id={`offer-${offer.plan}`}>{title}</h2>
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

export const Offers = ({ cycle }: { cycle: BillingCycle }) => (
  <div className={styles.offers}>
    {offers.map((offer) => (
      <OfferColumn key={offer.plan} offer={offer} cycle={cycle} />
    ))}
  </div>
);
