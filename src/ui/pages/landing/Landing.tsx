/** The start page for visitors: what the product is, and the ways in. */
import { demoAccounts, demoCompany } from '#domain/accounts/demoAccounts.ts';
import { ButtonLink } from '../../widgets/ButtonLink.tsx';
import styles from './Landing.module.css';

const promises = [
  {
    title: 'One place for every client',
    text: 'Spend, revenue and conversions of all your clients side by side, compared with the period before.',
  },
  {
    title: 'Your name on it',
    text: 'Your logo, your colours, your domain. Clients open a portal that looks like you built it.',
  },
  {
    title: 'Nothing gets lost',
    text: 'Every change is kept in an append-only log. See who did what, and what it was before.',
  },
] as const;

export const Landing = () => (
  <main>
    <section className={styles.hero}>
      <h1>Reports your clients read to the end</h1>
      <p className={styles.lead}>
        AgencyLens brings the numbers of all your clients into one workspace and turns them into reports that
        answer the question behind them: is it working?
      </p>
      <p className={styles.actions}>
        <ButtonLink to="/register" type="primary" size="large">
          Start free 14-day trial
        </ButtonLink>
        <ButtonLink to="/login" size="large">
          Sign in
        </ButtonLink>
      </p>
      <p className={styles.quiet}>No credit card required. Cancel anytime.</p>
    </section>
    <section className={styles.promises} aria-label="What you get">
      {promises.map(({ title, text }) => (
        <div key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </section>
    <section className={styles.demo} aria-labelledby="look-around">
      <div>
        <h2 id="look-around">Look around first</h2>
        <p>
          {demoCompany} is a made-up agency with a full workspace. Sign in as any of its people and try
          everything; it all stays in your browser.
        </p>
        <ButtonLink to="/demo-credentials">Show the demo accounts</ButtonLink>
      </div>
      <dl>
        {Object.values(demoAccounts).map(({ label, about }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
    </section>
  </main>
);
