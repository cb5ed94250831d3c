/** Renders eight industries with their reporting needs, expandable in place (ruling D22). */
import { englishList } from '#domain/english/englishList.ts';
import {
  claimBasis,
  type Industry,
  type IndustryClaim,
  industries,
  industryClaims,
} from '../../content/industries.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { Icon } from '../../widgets/Icon.tsx';
import styles from './Industries.module.css';

const Claims = ({ claims }: { claims: readonly IndustryClaim[] }) => (
  <dl className={styles.claims}>
    {claims.map(({ value, label }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const IndustryCard = ({ industry, first }: { industry: Industry; first: boolean }) => {
  const { id, name, question, features, measures } = industry;
  return (
    <details id={id} className={styles.card} open={first}>
      <summary>
        <h2 className={styles.name}>{name}</h2>
        <span className={styles.question}>{question}</span>
        <span className={styles.mark}>
          <Icon name="plus" size={24} />
        </span>
      </summary>
      <div className={styles.inside}>
        <div>
          <Claims claims={industryClaims(industry)} />
          <p className={styles.basis}>{claimBasis(industry)}</p>
        </div>
        <div>
          <ul className={styles.features} aria-label={`Features for ${name}`}>
            {features.map((feature) => (
              <li key={feature}>
                <span className={styles.tick}>
                  <Icon name="check" size={18} />
                </span>
                {feature}
              </li>
            ))}
          </ul>
          <p className={styles.measures}>
            Key metrics: <strong className="strong plain">{englishList(measures)}</strong>.
          </p>
          {id === 'ecommerce' && (
            <p className={styles.more}>
              <AppLink to="/industries/ecommerce">More for e-commerce</AppLink>
            </p>
          )}
        </div>
      </div>
    </details>
  );
};

export const Industries = () => (
  <main className="public-page">
    <header>
      <h1 className="public-heading">Reporting for your industry</h1>
      <p className="public-lead">
        A clinic and a shop track different things. Pick an industry to see its key metrics and what manual
        reporting costs.
      </p>
      <p className="public-actions">
        <ButtonLink to="/register" type="primary" size="large">
          Start Free Trial
        </ButtonLink>
        <ButtonLink to="/pricing" size="large">
          View Pricing
        </ButtonLink>
      </p>
    </header>
    <div className={styles.cards}>
      {industries.map((industry, index) => (
        <IndustryCard key={industry.id} industry={industry} first={index === 0} />
      ))}
    </div>
    <section className={styles.closing} aria-labelledby="not-listed">
      <div>
        <h2 className="display" id="not-listed">
          Don’t see your industry?
        </h2>
        <p className={styles.closingText}>
          With 50+ data sources, most questions can be asked. Tell us yours; the trial is free for 14 days and
          needs no credit card.
        </p>
      </div>
      <p>
        <ButtonLink to="/about" type="primary" size="large">
          Contact Sales
        </ButtonLink>
      </p>
    </section>
  </main>
);
