/** Renders the ROI calculator (S2.19): inputs, live results, and saved scenarios. */

import { Button, Flex } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { englishList } from '#domain/english/englishList.ts';
import { readRoiQuery, roiQuery } from '#domain/roi/roiAddress.ts';
import { roiLines, roiSummary } from '#domain/roi/roiFormulas.ts';
import { type RoiInputs, roiDefaults, roiFieldFacts } from '#domain/roi/roiInputs.ts';
import { platformCostPerMonth, type RoiResults, roiResults, savedPercent } from '#domain/roi/roiResults.ts';
import { adoptionRange, readAdoption } from '#domain/roi/roiStress.ts';
import { formatAmount, formatPayback, formatPercent } from '#domain/roi/roiTexts.ts';
import { timings } from '#domain/timings.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { ErrorBoundary } from '../../parts/errors/ErrorBoundary.tsx';
import { useSettled } from '../../parts/useSettled.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { Page, PageHead } from '../../widgets/Page.tsx';
import styles from './RoiCalculator.module.css';
import { inputsOf, RoiForm, type RoiTexts, textsOf } from './RoiForm.tsx';
import { RoiStress } from './RoiStress.tsx';
import { Scenarios } from './Scenarios.tsx';

const Headline = ({ results }: { results: RoiResults }) => {
  const { netAnnualBenefit, annualRoi, paybackMonths, costShare } = results;
  const facts = [
    { label: 'Annual ROI', value: formatPercent(annualRoi) },
    { label: 'Payback', value: formatPayback(paybackMonths) },
    { label: 'Reporting takes', value: costShare === null ? '–' : `${formatPercent(costShare)} of revenue` },
  ];
  return (
    <div>
      <p className="quiet">Net annual benefit</p>
      <p className={styles.figure} data-loss={netAnnualBenefit < 0}>
        {formatAmount(netAnnualBenefit)}
      </p>
      <Flex component="dl" wrap gap="12px 40px" className={styles.facts ?? ''}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="hint">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Flex>
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
    <Flex component="dl" vertical gap={16} className={styles.bars ?? ''}>
      {bars.map(({ label, value, note }, index) => (
        <div key={label} data-after={index === 1}>
          <dt>{label}</dt>
          <dd>
            <span className={styles.bar} style={{ width: `${(100 * value) / most}%` }} />
            <span>
              <strong className="plain">{formatAmount(value)}</strong> {note}
            </span>
          </dd>
        </div>
      ))}
    </Flex>
  );
};

const Formulas = ({ inputs }: { inputs: RoiInputs }) => {
  // Client users must not see the prices of the agency's plan.
  const seesPlans = useAuth().membership?.kind !== 'client';
  return (
    <div className={styles.formulas}>
      <h3>Calculation</h3>
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
            Your price depends on <AppLink to="/pricing">your plan</AppLink>.
          </>
        )}
      </p>
    </div>
  );
};

const Outcome = ({ inputs }: { inputs: RoiInputs }) => {
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

/** Updates the address without a navigation, which would scroll to the top at each change. */
const useAddress = (query: string) => {
  const first = useRef(query);
  useEffect(() => {
    if (first.current === query) return;
    first.current = '';
    window.history.replaceState(window.history.state, '', `?${query}`);
  }, [query]);
};

const linkTo = (query: string): string => `${window.location.origin}${window.location.pathname}?${query}`;

const DroppedNotice = ({ dropped }: Pick<ReturnType<typeof readRoiQuery>, 'dropped'>) =>
  dropped.length === 0 ? null : (
    <p role="status" className={styles.dropped} data-print="never">
      The link had a value that cannot be for{' '}
      {englishList(dropped.map((field) => roiFieldFacts[field].label.toLowerCase()))}. The usual one stands
      instead.
    </p>
  );

const Calculator = ({ search }: { search: string }) => {
  const { world } = useServices();
  const [{ inputs: initial, dropped }] = useState(() => readRoiQuery(search));
  const [texts, setTexts] = useState<RoiTexts>(() => textsOf(initial));
  const inputs = useMemo(() => inputsOf(texts), [texts]);
  const settled = useSettled(inputs, timings.inputSettle);
  const [adoption, setAdoption] = useState(() => readAdoption(search));
  useAddress(useSettled(roiQuery(inputs, adoption), timings.inputSettle));
  const show = (chosen: RoiInputs) => setTexts(textsOf(chosen));
  return (
    <Page>
      <PageHead
        title="ROI Calculator"
        sub="What client reporting costs today, and what automating it saves."
        actions={
          <>
            <CopyButton text={linkTo(roiQuery(inputs, adoption))} name="this calculation" label="Copy link" />
            <Button size="small" type="text" onClick={() => window.print()}>
              Print
            </Button>
            <Button
              size="small"
              type="text"
              onClick={() => {
                show(roiDefaults);
                setAdoption(adoptionRange.max);
              }}
            >
              Reset
            </Button>
          </>
        }
      />
      <DroppedNotice dropped={dropped} />
      <div className={styles.columns}>
        <RoiForm texts={texts} onChange={(changes) => setTexts((before) => ({ ...before, ...changes }))} />
        <Outcome inputs={inputs} />
      </div>
      <RoiStress inputs={inputs} adoption={adoption} onAdoption={setAdoption} />
      <p role="status" className="visually-hidden">
        {roiSummary(settled)}
      </p>
      <ErrorBoundary
        component="Scenarios"
        onError={(error, name) => world.trace.record({ kind: 'fault', name: `${name} broke`, detail: error })}
      >
        <Scenarios inputs={inputs} onShow={show} />
      </ErrorBoundary>
    </Page>
  );
};

/** Keyed by navigation, so that each visit reads its address again. */
export const RoiCalculator = () => {
  const { key, search } = useLocation();
  return <Calculator key={key} search={search} />;
};
