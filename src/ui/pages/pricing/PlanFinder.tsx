/** Recommends a plan from a few questions and the enforced limits, with the reason. */

import { Checkbox } from 'antd';
import { useState } from 'react';
import { checkoutAddress } from '#domain/checkout/checkoutChoice.ts';
import { englishList } from '#domain/english/englishList.ts';
import { fittingPlan, type Obstacle, type PlanNeeds } from '#domain/plans/fittingPlan.ts';
import { formatDollars, formatLimit } from '#domain/plans/money.ts';
import { type BillingCycle, plans, priceOf } from '#domain/plans/planCatalogue.ts';
import type { Feature } from '#domain/plans/planFeatures.ts';
import { counted } from '../../content/limits.ts';
import { askedFeatures, featureLabels } from '../../content/pricing.ts';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import styles from './PlanFinder.module.css';

const questions = [
  { name: 'clients', label: 'Clients', most: 60 },
  { name: 'teamMembers', label: 'People in your team', most: 20 },
  { name: 'reports', label: 'Custom reports a month', most: 60 },
] as const;

const start: PlanNeeds = { clients: 12, teamMembers: 3, reports: 12, features: [], resells: false };

const amount = (value: number, most: number): string =>
  value === most ? `${formatLimit(most)} or more` : String(value);

const lacks = (obstacle: Obstacle): string => {
  switch (obstacle.kind) {
    case 'limit':
      return `stops at ${counted(obstacle.limit, obstacle.resource)}`;
    case 'feature':
      return `has no ${featureLabels[obstacle.feature].replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`;
    case 'reselling':
      return 'has no reseller program';
  }
};

const Answer = ({ needs, cycle }: { needs: PlanNeeds; cycle: BillingCycle }) => {
  const { plan, short } = fittingPlan(needs);
  const { title } = plans[plan];
  const price = `${formatDollars(priceOf(plan, cycle))} ${cycle === 'monthly' ? 'a month' : 'a year'}`;
  return (
    <div className={styles.answer}>
      <div role="status">
        <p className="small">The smallest plan that fits</p>
        <p className={styles.plan}>{title}</p>
        <p>{price}</p>
        <p className={styles.reason}>
          {short === null
            ? 'Everything you need is in the smallest plan.'
            : `${plans[short.plan].title} ${englishList(short.obstacles.map(lacks))}.`}
        </p>
      </div>
      <ButtonLink to={checkoutAddress({ plan, cycle })} type="primary" size="large">
        Start with {title}
      </ButtonLink>
    </div>
  );
};

export const PlanFinder = ({ cycle }: { cycle: BillingCycle }) => {
  const [needs, setNeeds] = useState(start);
  const need = (changes: Partial<PlanNeeds>) => setNeeds((before) => ({ ...before, ...changes }));
  const toggle = (feature: Feature, wanted: boolean) =>
    need({
      features: wanted ? [...needs.features, feature] : needs.features.filter((one) => one !== feature),
    });
  return (
    <div className={styles.finder}>
      <div className={styles.questions}>
        {questions.map(({ name, label, most }) => (
          <label key={name} className={styles.range}>
            <span>{label}</span>
            <strong aria-hidden="true">{amount(needs[name], most)}</strong>
            <input
              type="range"
              min={1}
              max={most}
              value={needs[name]}
              aria-valuetext={amount(needs[name], most)}
              onChange={({ target }) => need({ [name]: Number(target.value) })}
            />
          </label>
        ))}
        <fieldset className={styles.wishes}>
          <legend>Also needed</legend>
          {askedFeatures.map((feature) => (
            <Checkbox
              key={feature}
              checked={needs.features.includes(feature)}
              onChange={({ target }) => toggle(feature, target.checked)}
            >
              {featureLabels[feature]}
            </Checkbox>
          ))}
          <Checkbox checked={needs.resells} onChange={({ target }) => need({ resells: target.checked })}>
            Reselling to other agencies
          </Checkbox>
        </fieldset>
      </div>
      <Answer needs={needs} cycle={cycle} />
    </div>
  );
};
