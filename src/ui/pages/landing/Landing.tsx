/** Renders the visitors' start page: product, preview, testimonials, and links to sign up or in (S2.11). */

import { useSelector } from '@xstate/react';
import { useState, useSyncExternalStore } from 'react';
import { demoAccounts, demoCompany } from '#domain/accounts/demoAccounts.ts';
import type { DemoFigures } from '#domain/contract/demoSchemas.ts';
import { landingLoaderMachine } from '#machines/landingLoader/landingLoaderMachine.ts';
import { landingFigures, landingHero, loaderText, securityBadges, trustedBy } from '../../content/landing.ts';
import { testimonials } from '../../content/testimonials.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { ReportSheet } from '../../parts/demo/ReportSheet.tsx';
import { useDemoFigures } from '../../parts/demo/useDemoFigures.ts';
import { PartBoundary } from '../../parts/errors/PartBoundary.tsx';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { Figures } from '../../widgets/Figures.tsx';
import { FeatureCards } from './FeatureCards.tsx';
import styles from './Landing.module.css';
import { Preview } from './preview/Preview.tsx';
import { Testimonials } from './testimonials/Testimonials.tsx';

const never = () => () => undefined;

/** True in the prerender and in the first render over prerendered HTML. */
const useTakingOver = (): boolean => {
  const takingOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(takingOver)[0];
};

/** In prerendered HTML, CSS ends the loader 100 ms after the first paint; otherwise the state machine does. */
const LandingLoader = () => {
  const loader = useLifecycle(() => landingLoaderMachine, { id: 'landingLoader' });
  const loading = useSelector(loader, (snapshot) => snapshot.hasTag('busy'));
  const takingOver = useTakingOver();
  if (!loading) return null;
  return (
    <div role="status" className={`${styles.loader} ${takingOver ? styles.alone : ''}`}>
      <span className={styles.spinner} aria-hidden="true" />
      {loaderText}
    </div>
  );
};

type Shown = { readonly figures: DemoFigures | null };

/** A scenario that plays alone, without a sign-in. */
const tour = '/lab/scenarios/guided-tour?present=yes';

const Hero = ({ figures }: Shown) => (
  <section className={styles.hero}>
    <div>
      <h1 className="public-heading">{landingHero.title}</h1>
      <p className="public-lead">{landingHero.lead}</p>
      <p className="public-actions">
        <ButtonLink to="/register" type="primary" size="large">
          Start free 14-day trial
        </ButtonLink>
        <ButtonLink to="/dashboard" size="large">
          View demo
        </ButtonLink>
      </p>
      <p className={styles.quiet}>
        {landingHero.note} <AppLink to={tour}>Watch a three-minute tour</AppLink>
      </p>
    </div>
    <PartBoundary component="Preview">
      <Preview figures={figures} />
    </PartBoundary>
  </section>
);

const Trust = () => (
  <section className={styles.trust} aria-label="Who uses it">
    <Figures figures={landingFigures} />
    <div>
      <h2>Trusted by agencies like</h2>
      <ul>
        {trustedBy.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  </section>
);

const Security = () => (
  <section className={styles.security} aria-labelledby="security">
    <div>
      <h2 id="security">Your clients’ numbers are theirs</h2>
      <p>Every agency has its own workspace, and each client sees only their own figures.</p>
    </div>
    <dl>
      {securityBadges.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);

const FeaturesPart = ({ figures }: Shown) => (
  <section className={styles.features} aria-labelledby="what-it-does">
    <header>
      <h2 id="what-it-does">What you get</h2>
      <AppLink to="/features" className={styles.more}>
        See all features
      </AppLink>
    </header>
    <PartBoundary component="Features">
      <FeatureCards figures={figures} />
    </PartBoundary>
  </section>
);

const ReportPart = ({ figures }: Shown) => (
  <section className={styles.report} aria-labelledby="report">
    <div>
      <h2 id="report">The report your client gets</h2>
      <p>
        Your branding, the figures, a written summary and next steps. Clients accept it or request changes,
        and you see their response.
      </p>
      <AppLink to="/dashboard/reports" className={styles.more}>
        See reports in the demo
      </AppLink>
    </div>
    <PartBoundary component="Report">
      <ReportSheet figures={figures} />
    </PartBoundary>
  </section>
);

const LastCall = () => (
  <section className={styles.last} aria-labelledby="start">
    <div>
      <h2 id="start">Send the first report this week</h2>
      <p>Your workspace opens with a sample client, so you can look around before you connect anything.</p>
      <p className="public-actions">
        <ButtonLink to="/register" type="primary" size="large">
          Start free 14-day trial
        </ButtonLink>
        <ButtonLink to="/pricing" size="large">
          Compare plans
        </ButtonLink>
      </p>
    </div>
    <div>
      <h3 className="title">Or explore the demo</h3>
      <p>
        {demoCompany} is a made-up agency with a full workspace. Sign in as any of its people; it all stays in
        your browser.
      </p>
      <dl>
        {Object.values(demoAccounts).map(({ label, about }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="quiet">{about}</dd>
          </div>
        ))}
      </dl>
      <AppLink to="/demo-credentials" className={styles.more}>
        Show the demo accounts
      </AppLink>
    </div>
  </section>
);

export const Landing = () => {
  const figures = useDemoFigures();
  return (
    <main className={styles.page}>
      <LandingLoader />
      <Hero figures={figures} />
      <Trust />
      <ReportPart figures={figures} />
      <Testimonials testimonials={testimonials} />
      <Security />
      <FeaturesPart figures={figures} />
      <LastCall />
    </main>
  );
};
