/** Renders the calculator's result: the main metric, manual against automated, and every formula with its numbers. */
import { roiLines } from '#domain/roi/roiFormulas.ts';
import type { RoiInputs } from '#domain/roi/roiInputs.ts';
import { platformCostPerMonth, type RoiResults, roiResults, savedPercent } from '#domain/roi/roiResults.ts';
import { formatAmount, formatPayback, formatPercent } from '#domain/roi/roiTexts.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { useAuth } from '../../services/useAuth.ts';
import styles from './Outcome.module.css';

const Headline = ({ results }: { results: RoiResults }) => {
  const { netAnnualBenefit, annualRoi, paybackMonths, costShare } = results;
  const facts = [
    { label: 'Annual ROI', value: formatPercent(annualRoi) },
    { label: 'Payback', value: formatPayback(paybackMonths) },
    { label: 'Reporting takes', value: costShare === null ? '–' : `${formatPercent(costShare)} of revenue` },
  ];
  return (
    <div>
      <p className={styles.label}>Net annual benefit</p>
      <p className={styles.figure} data-loss={netAnnualBenefit < 0}>
        {formatAmount(netAnnualBenefit)}
      </p>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

const Bars = ({ results }: { results: RoiResults }) => {
  const { monthlyCost, monthlySavings } = results;
  const automated = monthlyCost - monthlySavings + platformCostPerMonth;
  const most = Math.max(monthlyCost, automated);
  const bars = [
    { label: 'Reporting by hand', value: monthlyCost, note: 'a month today' },
    { label: 'Automated', value: automated, note: 'a month, platform included' },
  ];
  return (
    <dl className={styles.bars}>
      {bars.map(({ label, value, note }, index) => (
        <div key={label} data-after={index === 1}>
          <dt>{label}</dt>
          <dd>
            <span className={styles.bar} style={{ width: `${(100 * value) / most}%` }} />
            <span>
              <strong>{formatAmount(value)}</strong> {note}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
};

const Formulas = ({ inputs }: { inputs: RoiInputs }) => {
  // Client users must not see the prices of the agency's plan.
  const seesPlans = useAuth().membership?.kind !== 'client';
  return (
    <div className={styles.formulas}>
      <h3>How it is computed</h3>
      <dl>
        {roiLines(inputs).map(({ label, formula, result }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.formula}>{formula}</dd>
            <dd className={styles.result}>{result}</dd>
          </div>
        ))}
      </dl>
      <p>
        Two assumptions: {savedPercent}% of the hours can be automated, and the platform costs{' '}
        {formatAmount(platformCostPerMonth)} a month.
        {seesPlans && (
          <>
            {' '}
            Your own price depends on <AppLink to="/pricing">your plan</AppLink>.
          </>
        )}
      </p>
    </div>
  );
};

export const Outcome = ({ inputs }: { inputs: RoiInputs }) => {
  const results = roiResults(inputs);
  return (
    <section className={styles.outcome} aria-labelledby="outcome">
      <h2 id="outcome" className="visually-hidden">
        Results
      </h2>
      <Headline results={results} />
      <Bars results={results} />
      <Formulas inputs={inputs} />
    </section>
  );
};
