/** Renders the five categories of features, all or those of one plan (S2.13). */
import { useState } from 'react';
import { protectedPages } from '#domain/access/protectedPages.ts';
import { plans } from '#domain/plans/planCatalogue.ts';
import type { FeatureCategory, FeatureItem } from '../../content/featureItem.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { FeatureIcon } from './FeatureIcon.tsx';
import styles from './FeatureList.module.css';

const tiers = ['starter', 'pro', 'enterprise'] as const;
type Tier = (typeof tiers)[number];

/** Larger plans include the features of smaller ones. */
const comesWith = ({ availableFrom }: FeatureItem, tier: Tier): boolean =>
  tiers.indexOf(availableFrom) <= tiers.indexOf(tier);

const FeatureCard = ({ feature }: { feature: FeatureItem }) => {
  const { icon, title, description, highlight, availableFrom, planBadge, systems, page } = feature;
  const { pages } = useServices();
  return (
    <li className={styles.card} data-available-from={availableFrom}>
      <p className={styles.top}>
        <FeatureIcon name={icon} />
        <span className={styles.badge}>{planBadge}</span>
      </p>
      <h3>{title}</h3>
      <p>{description}</p>
      <p className={styles.highlight}>{highlight}</p>
      {systems && (
        <ul className={styles.systems} aria-label={`Included in ${title}`}>
          {systems.map((system) => (
            <li key={system}>{system}</li>
          ))}
        </ul>
      )}
      {page && pages.has(page) && (
        <AppLink to={protectedPages[page].path} className={styles.trial}>
          Try it in the demo<span className="visually-hidden">: {title}</span>
        </AppLink>
      )}
    </li>
  );
};

const TierChoice = ({ tier, onChange }: { tier: Tier; onChange: (tier: Tier) => void }) => (
  <fieldset className={styles.choice}>
    <legend>Show what comes with</legend>
    {tiers.map((one) => (
      <label key={one}>
        <input type="radio" name="tier" value={one} checked={one === tier} onChange={() => onChange(one)} />
        <span>{plans[one].title}</span>
      </label>
    ))}
  </fieldset>
);

type Shown = { readonly category: FeatureCategory; readonly features: readonly FeatureItem[] };

export const FeatureList = ({ categories }: { categories: readonly FeatureCategory[] }) => {
  const [tier, choose] = useState<Tier>('enterprise');
  const shown: readonly Shown[] = categories.map((category) => ({
    category,
    features: category.features.filter((feature) => comesWith(feature, tier)),
  }));
  const all = categories.flatMap(({ features }) => features).length;
  const included = shown.flatMap(({ features }) => features).length;
  return (
    <div className={styles.list}>
      <div className={styles.bar}>
        <TierChoice tier={tier} onChange={choose} />
        <p aria-live="polite">
          {included} of {all} features
        </p>
      </div>
      {shown.map(({ category: { id, title, text }, features }) => (
        <section key={id} className={styles.category} aria-labelledby={id}>
          <header>
            <h2 id={id}>{title}</h2>
            <p>{text}</p>
          </header>
          {features.length === 0 ? (
            <p className={styles.none}>
              None of these are included in {plans[tier].title}. Choose a larger plan above to see it.
            </p>
          ) : (
            <ul className={styles.cards}>
              {features.map((feature) => (
                <FeatureCard key={feature.title} feature={feature} />
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
};
