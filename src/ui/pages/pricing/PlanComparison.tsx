/** Renders limits and features of the four plans in one table, from the data that the API enforces (S9.2). */
import type { ReactNode } from 'react';
import { checkoutAddress } from '#domain/checkout/checkoutChoice.ts';
import { formatDollars, formatLimit } from '#domain/plans/money.ts';
import { type BillingCycle, type PlanName, planNames, plans, priceOf } from '#domain/plans/planCatalogue.ts';
import { basicFeatures, hasFeature, planFeatures } from '#domain/plans/planFeatures.ts';
import { agencyPlusExtras, featureLabels, limitRows } from '../../content/pricing.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { Icon } from '../../widgets/Icon.tsx';
import styles from './PlanComparison.module.css';

const Included = ({ yes }: { yes: boolean }) =>
  yes ? (
    <span className={styles.yes}>
      <Icon name="check" size={18} />
      <span className="visually-hidden">Included</span>
    </span>
  ) : (
    <span className="faint">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">Not included</span>
    </span>
  );

const Row = ({ label, cell }: { label: string; cell: (plan: PlanName) => ReactNode }) => (
  <tr>
    <th scope="row">{label}</th>
    {planNames.map((plan) => (
      <td key={plan}>{cell(plan)}</td>
    ))}
  </tr>
);

const GroupHead = ({ children }: { children: string }) => (
  <tr className={styles.group}>
    <th scope="rowgroup" colSpan={planNames.length + 1}>
      {children}
    </th>
  </tr>
);

const period = (cycle: BillingCycle): string => (cycle === 'monthly' ? 'a month' : 'a year');

export const PlanComparison = ({ cycle }: { cycle: BillingCycle }) => (
  // biome-ignore-start lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
  <section className={styles.region} aria-labelledby="compare" tabIndex={0}>
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          {planNames.map((plan) => (
            <th key={plan} scope="col">
              {plans[plan].title}
              <span>
                {formatDollars(priceOf(plan, cycle))} {period(cycle)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <GroupHead>Limits</GroupHead>
        {limitRows.map(({ limit, label }) => (
          <Row key={limit} label={label} cell={(plan) => formatLimit(plans[plan].limits[limit])} />
        ))}
      </tbody>
      <tbody>
        <GroupHead>Features</GroupHead>
        {[...basicFeatures, ...planFeatures].map((feature) => (
          <Row
            key={feature}
            label={featureLabels[feature]}
            cell={(plan) => <Included yes={hasFeature(plan, feature)} />}
          />
        ))}
      </tbody>
      <tbody>
        <GroupHead>For resellers</GroupHead>
        {agencyPlusExtras.map(({ name, value }) => (
          <Row
            key={name}
            label={name}
            cell={(plan) =>
              plan === 'agency_plus' && value !== 'included' ? (
                value
              ) : (
                <Included yes={plan === 'agency_plus'} />
              )
            }
          />
        ))}
        <Row
          label="Start"
          cell={(plan) => (
            <AppLink to={checkoutAddress({ plan, cycle })}>
              Choose<span className="visually-hidden"> {plans[plan].title}</span>
            </AppLink>
          )}
        />
      </tbody>
    </table>
  </section>
  // biome-ignore-end lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
);
