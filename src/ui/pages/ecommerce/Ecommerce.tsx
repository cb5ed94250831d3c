/** Renders the page for agencies with e-commerce clients (S2.17). */
import { ecommerceFigures, ecommerceParts } from '../../content/ecommerce.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { Figures } from '../../widgets/Figures.tsx';
import { AttributionExample } from './AttributionExample.tsx';
import { CohortExample } from './CohortExample.tsx';
import styles from './Ecommerce.module.css';
import { JourneyExample } from './JourneyExample.tsx';
import { ReturnsExample } from './ReturnsExample.tsx';

const parts = [
  { ...ecommerceParts.attribution, Example: AttributionExample },
  { ...ecommerceParts.journey, Example: JourneyExample },
  { ...ecommerceParts.cohorts, Example: CohortExample },
  { ...ecommerceParts.roi, Example: ReturnsExample },
] as const;

export const Ecommerce = () => (
  <main className={styles.page}>
    <header className={styles.head}>
      <p className={styles.back}>
        <AppLink to="/industries">All industries</AppLink>
      </p>
      <h1>Know which spend brought the orders</h1>
      <p>
        Ad platforms each claim the same sale. We put shop, ads and email side by side, so that your clients
        see what an order really cost.
      </p>
      <p className={styles.actions}>
        <ButtonLink to="/register" type="primary" size="large">
          Start Free Trial
        </ButtonLink>
        <ButtonLink to="/dashboard" size="large">
          View Demo
        </ButtonLink>
      </p>
    </header>
    <div className={styles.parts}>
      {parts.map(({ title, text, Example }) => (
        <section key={title} className={styles.part} aria-label={title}>
          <div>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
          <Example />
        </section>
      ))}
    </div>
    <section className={styles.closing} aria-labelledby="try-it">
      <Figures figures={ecommerceFigures} />
      <div>
        <h2 id="try-it">Try it with one shop</h2>
        <p>Setup takes 5 minutes. Free for 14 days, no credit card required, cancel anytime.</p>
        <p className={styles.actions}>
          <ButtonLink to="/register" type="primary" size="large">
            Start Free Trial
          </ButtonLink>
          <ButtonLink to="/pricing" size="large">
            View Pricing
          </ButtonLink>
        </p>
      </div>
    </section>
  </main>
);
