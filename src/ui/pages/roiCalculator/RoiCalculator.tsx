/** Renders the ROI calculator (S2.19): inputs, live results, and saved scenarios. */

import { Button } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { englishList } from '#domain/english/englishList.ts';
import { readRoiQuery, roiQuery } from '#domain/roi/roiAddress.ts';
import { roiSummary } from '#domain/roi/roiFormulas.ts';
import { type RoiInputs, roiDefaults, roiFieldFacts } from '#domain/roi/roiInputs.ts';
import { timings } from '#domain/timings.ts';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { ErrorBoundary } from '../../parts/errors/ErrorBoundary.tsx';
import { useSettled } from '../../parts/useSettled.ts';
import { useServices } from '../../services/servicesContext.ts';
import { Outcome } from './Outcome.tsx';
import styles from './RoiCalculator.module.css';
import { inputsOf, RoiForm, type RoiTexts, textsOf } from './RoiForm.tsx';
import { Scenarios } from './Scenarios.tsx';

/** Updates the address without a navigation, which would scroll to the top at each change. */
const useAddress = (inputs: RoiInputs) => {
  const first = useRef(inputs);
  useEffect(() => {
    if (first.current === inputs) return;
    window.history.replaceState(window.history.state, '', `?${roiQuery(inputs)}`);
  }, [inputs]);
};

const linkTo = (inputs: RoiInputs): string =>
  `${window.location.origin}${window.location.pathname}?${roiQuery(inputs)}`;

const DroppedNotice = ({ dropped }: Pick<ReturnType<typeof readRoiQuery>, 'dropped'>) =>
  dropped.length === 0 ? null : (
    <p role="status" className={styles.dropped}>
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
  useAddress(settled);
  const show = (chosen: RoiInputs) => setTexts(textsOf(chosen));
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>ROI Calculator</h1>
          <p>What client reporting costs you today, and what automating it would bring.</p>
        </div>
        <div className={styles.tools}>
          <CopyButton text={linkTo(inputs)} name="this calculation" label="Copy link" />
          <Button size="small" type="text" onClick={() => window.print()}>
            Print
          </Button>
          <Button size="small" type="text" onClick={() => show(roiDefaults)}>
            Reset
          </Button>
        </div>
      </header>
      <DroppedNotice dropped={dropped} />
      <div className={styles.columns}>
        <RoiForm texts={texts} onChange={(changes) => setTexts((before) => ({ ...before, ...changes }))} />
        <Outcome inputs={inputs} />
      </div>
      <p role="status" className="visually-hidden">
        {roiSummary(settled)}
      </p>
      <ErrorBoundary
        component="Scenarios"
        onError={(error, name) => world.trace.record({ kind: 'fault', name: `${name} broke`, detail: error })}
      >
        <Scenarios inputs={inputs} onShow={show} />
      </ErrorBoundary>
    </main>
  );
};

/** Keyed by navigation, so that each visit reads its address anew. */
export const RoiCalculator = () => {
  const { key, search } = useLocation();
  return <Calculator key={key} search={search} />;
};
