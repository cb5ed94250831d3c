/** Renders the about page: the people behind the product, their reasons, and a contact form. */
import { productName } from '#domain/product.ts';
import { aboutFigures, aboutPrinciples, aboutReasons, aboutSecurity } from '../../content/about.ts';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { Figures } from '../../widgets/Figures.tsx';
import styles from './About.module.css';
import { ContactPart } from './ContactPart.tsx';

const Reasons = () => (
  <section className={styles.reasons} aria-labelledby="why">
    <h2 id="why">Why we build it</h2>
    <div>
      {aboutReasons.map(({ title, text }) => (
        <div key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </div>
  </section>
);

const Principles = () => (
  <section className={styles.principles} aria-labelledby="principles">
    <h2 id="principles">Our principles</h2>
    <ol>
      {aboutPrinciples.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </section>
);

const Security = () => (
  <section className={styles.security} aria-labelledby="security">
    <h2 id="security">Security</h2>
    <dl>
      {aboutSecurity.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);

export const About = () => (
  <main className={styles.page}>
    <header className={styles.head}>
      <h1>Reporting should take minutes, not evenings</h1>
      <p>
        {productName} is made by people who have sat in agencies at the end of the month, copying numbers from
        ten tools into slides. We build the tool that we wanted then.
      </p>
      <p className={styles.actions}>
        <ButtonLink to="/register" type="primary" size="large">
          Start Free Trial
        </ButtonLink>
        <a href="#contact">Write to us</a>
      </p>
      <Figures figures={aboutFigures} />
    </header>
    <Reasons />
    <Principles />
    <Security />
    <ContactPart />
  </main>
);
