/** Renders the features page: features, integrations, and the plan required for each (S2.13). */
import { formatDollars } from '#domain/plans/money.ts';
import { plans } from '#domain/plans/planCatalogue.ts';
import { featureCategories } from '../../content/featureCatalogue.ts';
import {
  featuresFigures,
  featuresHero,
  morePlatforms,
  type PlanPitch,
  planPitches,
  shownPlatforms,
  trialNote,
} from '../../content/features.ts';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { Figures } from '../../widgets/Figures.tsx';
import { FeatureList } from './FeatureList.tsx';
import styles from './Features.module.css';

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
    <h2 id="plans">A plan for where you are</h2>
    <ul>
      {planPitches.map((pitch) => (
        <PlanCard key={pitch.plan} {...pitch} />
      ))}
    </ul>
  </section>
);

const LastCall = () => (
  <section className={styles.last} aria-labelledby="start">
    <h2 id="start">Join 500+ agencies that have stopped copying numbers</h2>
    <p className={styles.actions}>
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
      <h1>{featuresHero.title}</h1>
      <div>
        <p className={styles.lead}>{featuresHero.lead}</p>
        <p className={styles.actions}>
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
