/** Renders the features page: features, integrations, and the plan required for each (S2.13). */

import { type ComponentType, useState } from 'react';
import type { DemoFigures } from '#domain/contract/demoSchemas.ts';
import { ownValue } from '#domain/ownValue.ts';
import { formatDollars } from '#domain/plans/money.ts';
import { plans } from '#domain/plans/planCatalogue.ts';
import { featureCategories } from '../../content/featureCatalogue.ts';
import type { FeatureCategory, FeatureIconName, FeatureItem } from '../../content/featureItem.ts';
import {
  featuresFigures,
  featuresHero,
  morePlatforms,
  type PlanPitch,
  planPitches,
  shownPlatforms,
  trialNote,
} from '../../content/features.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { ClientTable, LogLines, Portal, Working } from '../../parts/demo/ProductPieces.tsx';
import { ReportSheet } from '../../parts/demo/ReportSheet.tsx';
import { useDemoFigures } from '../../parts/demo/useDemoFigures.ts';
import { Figures } from '../../widgets/Figures.tsx';
import { LineIcon } from '../../widgets/LineIcon.tsx';
import styles from './Features.module.css';

/** Each is a single path in a 24 × 24 square. */
const paths: Readonly<Record<FeatureIconName, string>> = {
  bars: 'M4 20h16M7 16v-4M12 16V6M17 16V9',
  board: 'M4 5h16v14H4zM4 10h16M10 10v9',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 8v4l3 2',
  code: 'm8 8-4 4 4 4M16 8l4 4-4 4M13.5 5l-3 14',
  flag: 'M6 21V4M6 5h11l-2.5 4L17 13H6',
  grid: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 17h6M17 14v6',
  key: 'M8 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8M11 12l8-8M16 7l3 3',
  lens: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16 16l4.5 4.5',
  line: 'M4 5v15h16M7 15l4-5 3 3 5-7',
  list: 'M4 6h16M4 12h16M4 18h10',
  people:
    'M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M3.5 19c.5-3.5 2.5-5 5.5-5s5 1.5 5.5 5M16 6a2.5 2.5 0 0 1 0 5M17 14c2 .3 3.2 1.8 3.5 4',
  plug: 'M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4',
  report: 'M6 3h9l4 4v14H6zM14 3v5h5M9 13h7M9 17h5',
  shield: 'M12 3.5 5 6v5.5c0 4.3 2.9 7.4 7 9 4.1-1.6 7-4.7 7-9V6zM9 12l2.2 2.2L15.5 10',
  spark: 'M12 3v5M12 16v5M3 12h5M16 12h5M6 6l2.5 2.5M15.5 15.5 18 18M18 6l-2.5 2.5M8.5 15.5 6 18',
  swatch: 'M5 4h6v16H5zM11 10l5.5-5.5 4 4L11 18M14 20h6v-5',
};

const FeatureIcon = ({ name }: { name: FeatureIconName }) => <LineIcon path={paths[name]} size={22} />;

const tiers = ['starter', 'pro', 'enterprise'] as const;
type Tier = (typeof tiers)[number];

/** Larger plans include the features of smaller ones. */
const comesWith = ({ availableFrom }: FeatureItem, tier: Tier): boolean =>
  tiers.indexOf(availableFrom) <= tiers.indexOf(tier);

const FeatureCard = ({ feature }: { feature: FeatureItem }) => {
  const { icon, title, description, highlight, availableFrom, planBadge, systems, to } = feature;
  return (
    <li className={styles.card} data-available-from={availableFrom}>
      <p className={styles.top}>
        <FeatureIcon name={icon} />
        <span className={styles.badge}>{planBadge}</span>
      </p>
      <h3 className="lead">{title}</h3>
      <p>{description}</p>
      <p className={styles.highlight}>{highlight}</p>
      {systems && (
        <ul className={styles.systems} aria-label={`Included in ${title}`}>
          {systems.map((system) => (
            <li key={system}>{system}</li>
          ))}
        </ul>
      )}
      {to && (
        <AppLink to={to} className={styles.trial}>
          Try it in the demo<span className="visually-hidden">: {title}</span>
        </AppLink>
      )}
    </li>
  );
};

const TierChoice = ({ tier, onChange }: { tier: Tier; onChange: (tier: Tier) => void }) => (
  <fieldset className={`${styles.choice} pills`}>
    <legend>Included in</legend>
    {tiers.map((one) => (
      <label key={one}>
        <input type="radio" name="tier" value={one} checked={one === tier} onChange={() => onChange(one)} />
        <span>{plans[one].title}</span>
      </label>
    ))}
  </fieldset>
);

/** The part of the product that a category is about, drawn with the demo's figures. */
const pictures: Readonly<Record<string, ComponentType<{ figures: DemoFigures | null }>>> = {
  analytics: ReportSheet,
  data: Working,
  team: Portal,
  platform: LogLines,
  exclusive: ClientTable,
};

const Picture = ({ of, figures }: { of: string; figures: DemoFigures | null }) => {
  const Piece = ownValue(pictures, of);
  return Piece ? (
    <div className={styles.picture}>
      <Piece figures={figures} />
    </div>
  ) : null;
};

type Shown = { readonly category: FeatureCategory; readonly features: readonly FeatureItem[] };

const FeatureList = ({ categories }: { categories: readonly FeatureCategory[] }) => {
  const [tier, choose] = useState<Tier>('enterprise');
  const figures = useDemoFigures();
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
            <Picture of={id} figures={figures} />
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

const Platforms = () => (
  <section className={styles.platforms} aria-labelledby="platforms">
    <header>
      <h2 id="platforms">Works with what your clients use</h2>
      <p>{morePlatforms}</p>
    </header>
    <ul>
      {shownPlatforms.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  </section>
);

const PlanCard = ({ plan, text, points }: PlanPitch) => {
  const { title, monthlyPrice, popular } = plans[plan];
  return (
    <li className={styles.plan} data-popular={popular}>
      <h3>
        {title}
        {popular && <span>Most popular</span>}
      </h3>
      <p className={styles.price}>
        <strong>{formatDollars(monthlyPrice)}</strong> a month
      </p>
      <p>{text}</p>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <ButtonLink to="/register" type={popular ? 'primary' : 'default'} size="large" block>
        Try {title} free
      </ButtonLink>
    </li>
  );
};

const Plans = () => (
  <section className={styles.plans} aria-labelledby="plans">
    <h2 id="plans">Choose a plan</h2>
    <ul>
      {planPitches.map((pitch) => (
        <PlanCard key={pitch.plan} {...pitch} />
      ))}
    </ul>
  </section>
);

const LastCall = () => (
  <section className={styles.last} aria-labelledby="start">
    <h2 id="start">Join 500+ agencies that automate their reporting</h2>
    <p className="public-actions">
      <ButtonLink to="/register" type="primary" size="large">
        Start Free Trial
      </ButtonLink>
      <ButtonLink to="/dashboard" size="large">
        View Live Demo
      </ButtonLink>
    </p>
    <p className={styles.note}>{trialNote}</p>
  </section>
);

export const Features = () => (
  <main className={styles.page}>
    <section className={styles.hero}>
      <h1 className="public-heading">{featuresHero.title}</h1>
      <div>
        <p className="public-lead">{featuresHero.lead}</p>
        <p className="public-actions">
          <ButtonLink to="/register" type="primary" size="large">
            Start Free Trial
          </ButtonLink>
        </p>
      </div>
    </section>
    <section className={styles.figures} aria-label="In figures">
      <Figures figures={featuresFigures} />
    </section>
    <FeatureList categories={featureCategories} />
    <Platforms />
    <Plans />
    <LastCall />
  </main>
);
