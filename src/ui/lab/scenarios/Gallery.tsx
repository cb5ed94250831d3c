/** Lists the shipped scenarios with their purpose, length, charts and last result. */

import { useId, useState } from 'react';
import { matcherOf } from '#domain/text/searchText.ts';
import { explorationScripts } from '#scenarios/explorationScripts.ts';
import { unreached, unreachedMachines, unreachedStates } from '#scenarios/explorations/unreached.ts';
import type { Script } from '#scenarios/script.ts';
import { shippedScripts } from '#scenarios/shippedScripts.ts';
import type { Milliseconds } from '#world/clock.ts';
import { shortTime } from '../../content/dates.ts';
import { useLab } from '../LabContext.ts';
import styles from './Gallery.module.css';
import levers from './PlaybackControls.module.css';
import { savePlaywright } from './savePlaywright.ts';
import { recordedFacts, type ScriptFacts, scriptFacts } from './scriptFacts.ts';
import { type StoredResult, useStoredResults } from './storedResults.ts';

const units = [
  ['day', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
] as const;

const countWords = (count: number, unit: string): string =>
  unit === 'day' ? `${count} ${count === 1 ? 'day' : 'days'}` : `${count} ${unit}`;

/** `1 min 40 s`, `32 days`; whole seconds. */
export const spanText = (span: Milliseconds): string => {
  const parts = units.flatMap(([unit, length], index) => {
    const within = index === 0 ? span : span % (units[index - 1]?.[1] ?? span);
    const count = Math.floor(within / length);
    return count === 0 ? [] : [countWords(count, unit)];
  });
  return parts.slice(0, 2).join(' ') || '0 s';
};

const { charts, together } = recordedFacts;

/** One mark for each state chart of the product, filled if the script visits it. */
const Charts = ({ facts }: { readonly facts: ScriptFacts }) => (
  <p className={styles.charts} title={facts.charts.map(titleOf).join(', ')}>
    <span className={styles.marks} aria-hidden="true">
      {charts.map(({ id }) => (
        <span key={id} data-on={facts.charts.includes(id) || undefined} />
      ))}
    </span>
    {facts.states} states, {facts.transitions} transitions
    <span className="visually-hidden"> of {facts.charts.length} state charts</span>
  </p>
);

const titleOf = (id: string): string => charts.find((chart) => chart.id === id)?.title ?? id;

const Result = ({ result }: { readonly result: StoredResult }) => {
  const { clock } = useLab().source.world;
  const when = shortTime(new Date(result.at).toISOString(), clock.now());
  return (
    <span className={styles.result} data-ok={result.ok}>
      {result.ok ? 'Passed' : `Failed at step ${result.step}`}, {when}
    </span>
  );
};

type EntryProps = { readonly script: Script; readonly result: StoredResult | undefined };

const Entry = ({ script, result }: EntryProps) => {
  const { show } = useLab();
  const { name, title, about, steps } = script;
  const facts = scriptFacts(name);
  return (
    <li className={styles.entry}>
      <h4 className={styles.title}>
        <button type="button" className={styles.open} onClick={() => show('scenarios', name)}>
          {title}
        </button>
      </h4>
      <p className={styles.about}>{about}</p>
      <div className={styles.facts}>
        <p>
          {steps.length} steps{facts && ` in ${spanText(facts.length)}`}
          {result && ' · '}
          {result && <Result result={result} />}
        </p>
        {facts && <Charts facts={facts} />}
      </div>
    </li>
  );
};

type Filter = { readonly text: string; readonly chart: string };

const fits = ({ name, title, about }: Script, { text, chart }: Filter): boolean =>
  matcherOf(text)(`${title} ${about}`) &&
  (chart === '' || (scriptFacts(name)?.charts.includes(chart) ?? false));

type FiltersProps = { readonly filter: Filter; readonly onChange: (filter: Filter) => void };

const Filters = ({ filter, onChange }: FiltersProps) => {
  const id = useId();
  return (
    <search className={styles.filters}>
      <label htmlFor={`${id}-text`} className="visually-hidden">
        Search scenarios
      </label>
      <input
        id={`${id}-text`}
        type="search"
        placeholder="Search"
        value={filter.text}
        onChange={({ target }) => onChange({ ...filter, text: target.value })}
      />
      <label className={styles.choice}>
        <span>Goes through</span>
        <select value={filter.chart} onChange={({ target }) => onChange({ ...filter, chart: target.value })}>
          <option value="">any state chart</option>
          {charts.map((chart) => (
            <option key={chart.id} value={chart.id}>
              {chart.title}
            </option>
          ))}
        </select>
      </label>
    </search>
  );
};

const Part = ({ title, scripts }: { readonly title: string; readonly scripts: readonly Script[] }) => {
  const results = useStoredResults();
  if (scripts.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={styles.part}>
        {title} <span className="quiet regular">{scripts.length}</span>
      </h3>
      <ul className={styles.list}>
        {scripts.map((script) => (
          <Entry key={script.name} script={script} result={results[script.name]} />
        ))}
      </ul>
    </section>
  );
};

const Together = () => (
  <details className={styles.together}>
    <summary>
      Together they go through {together.statesVisited} of {together.states} states and{' '}
      {together.transitionsVisited} of {together.transitions} transitions
    </summary>
    <dl>
      {Object.entries({ ...unreachedMachines, ...unreachedStates, ...unreached }).map(([id, reason]) => (
        <div key={id}>
          <dt>{id}</dt>
          <dd className="quiet">{reason}</dd>
        </div>
      ))}
    </dl>
  </details>
);

export const Gallery = () => {
  const [filter, setFilter] = useState<Filter>({ text: '', chart: '' });
  const scripts = shippedScripts.filter((script) => fits(script, filter));
  const explorations = explorationScripts.filter((script) => fits(script, filter));
  return (
    <>
      <Filters filter={filter} onChange={setFilter} />
      <Part title="Scenarios" scripts={scripts} />
      <Part title="Explorations of every state chart" scripts={explorations} />
      {scripts.length + explorations.length === 0 && <p role="status">No matching scenarios.</p>}
      <Together />
      <p className={styles.lead}>
        Each is one script: watched here, run by real input in a browser, and run without one. It plays in a
        world of its own; your workspace stays as it is. The marks say which of the {charts.length} state
        charts it goes through.
      </p>
      <p className={styles.save}>
        <button
          type="button"
          className={levers.lever}
          onClick={() => savePlaywright('agencylens-scenarios', shippedScripts)}
        >
          Save all scenarios as Playwright tests
        </button>{' '}
        One archive with {shippedScripts.length} tests, their fixture and a README: unpack, install, run.
      </p>
    </>
  );
};
