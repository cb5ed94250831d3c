/** Renders the page for agencies with e-commerce clients (S2.17). */

import { useState } from 'react';
import { type AttributionModel, attributionModels, sharedCredit } from '#domain/attribution.ts';
import { englishNumber } from '#domain/english/englishNumber.ts';
import { formatDollars } from '#domain/plans/money.ts';
import {
  ecommerceFigures,
  ecommerceParts,
  exampleCohorts,
  exampleJourney,
  exampleOrder,
  exampleReturns,
  modelLabels,
} from '../../content/ecommerce.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { Figures } from '../../widgets/Figures.tsx';
import styles from './Ecommerce.module.css';
import example from './Example.module.css';

const columns = ['Month 1', 'Month 2', 'Month 3', 'Month 4'] as const;
const cohortExampleHighest = Math.max(...exampleCohorts.flatMap(({ again }) => again));

/** The number in the cell repeats the shade, so that colour is never the only carrier. */
const shade = (share: number): { background: string } => ({
  background: `color-mix(in srgb, var(--ant-color-primary) ${Math.round((36 * share) / cohortExampleHighest)}%, transparent)`,
});

const CohortExample = () => (
  <figure className={example.example}>
    <table className={example.cohorts}>
      <caption>Ordered again, of 100 first orders</caption>
      <thead>
        <tr>
          <th scope="col">First order</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {exampleCohorts.map(({ month, again }) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            {columns.map((column, index) => {
              const share = again[index];
              return share === undefined ? (
                <td key={column} />
              ) : (
                <td key={column} style={shade(share)}>
                  {share}%
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
    <figcaption>An example: from March on, more customers come back after a month.</figcaption>
  </figure>
);

const AttributionExample = () => {
  const [model, setModel] = useState<AttributionModel>('last');
  const { cents, contacts } = exampleOrder;
  const credit = sharedCredit(cents, contacts.length, model);
  return (
    <figure className={example.example}>
      <fieldset className={`${example.choice} pills`}>
        <legend>Who gets the credit for one order of {formatDollars(cents / 100)}?</legend>
        {attributionModels.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="attribution"
              value={name}
              checked={model === name}
              onChange={() => setModel(name)}
            />
            <span>{modelLabels[name]}</span>
          </label>
        ))}
      </fieldset>
      <dl className={example.bars} aria-live="polite">
        {contacts.map((contact, index) => (
          <div key={contact}>
            <dt>{contact}</dt>
            <dd>
              <span className={example.bar} style={{ width: `${(100 * (credit[index] ?? 0)) / cents}%` }} />
              {formatDollars((credit[index] ?? 0) / 100)}
            </dd>
          </div>
        ))}
      </dl>
      <figcaption>An example order, made up to show the models.</figcaption>
    </figure>
  );
};

const steps = exampleReturns.map(({ spend, revenue }, index) => {
  const before = exampleReturns[index - 1] ?? { spend: 0, revenue: 0 };
  return { spend, gained: (revenue - before.revenue) / (spend - before.spend) };
});

const highest = Math.max(...steps.map(({ gained }) => gained));

const ReturnsExample = () => (
  <figure className={example.example}>
    <p className={example.title}>What each further dollar brings back</p>
    <dl className={example.bars}>
      {steps.map(({ spend, gained }) => (
        <div key={spend} data-low={gained < 2}>
          <dt>up to {formatDollars(spend)}</dt>
          <dd>
            <span className={example.bar} style={{ width: `${(100 * gained) / highest}%` }} />$
            {gained.toFixed(2)}
          </dd>
        </div>
      ))}
    </dl>
    <figcaption>An example: beyond $6,000 each further dollar brings back one.</figcaption>
  </figure>
);

const JourneyExample = () => {
  const most = exampleJourney[0].count;
  return (
    <figure className={example.example}>
      <p className={example.title}>How far visits come</p>
      <dl className={example.bars}>
        {exampleJourney.map(({ step, count }) => (
          <div key={step}>
            <dt>{step}</dt>
            <dd>
              <span className={example.bar} style={{ width: `${(100 * count) / most}%` }} />
              {englishNumber(count)}
            </dd>
          </div>
        ))}
      </dl>
      <figcaption>An example: most visits are lost between product and basket.</figcaption>
    </figure>
  );
};

const parts = [
  { ...ecommerceParts.attribution, Example: AttributionExample },
  { ...ecommerceParts.journey, Example: JourneyExample },
  { ...ecommerceParts.cohorts, Example: CohortExample },
  { ...ecommerceParts.roi, Example: ReturnsExample },
] as const;

export const Ecommerce = () => (
  <main className="public-page">
    <header>
      <p className={styles.back}>
        <AppLink to="/industries">All industries</AppLink>
      </p>
      <h1 className="public-heading">See which ad spend drove your orders</h1>
      <p className="public-lead">
        Every ad platform claims the same sale. We combine shop, ads and email so clients see what an order
        really cost.
      </p>
      <p className="public-actions">
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
        <p className="public-actions">
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
