/** Renders the network conditions: latency, faults and held replies. */
import { type FormEvent, useId, useState } from 'react';
import { faultText, reachText } from '#domain/inspection/faultText.ts';
import type { FaultRule } from '#domain/inspection/networkControls.ts';
import { type LatencyProfile, latencyProfiles, type Route } from '#domain/inspection/networkControls.ts';
import { PanelButton } from '../PanelButton.tsx';
import styles from './Conditions.module.css';
import { faultChoices, routeChoices, routeText, ruleOf } from './faultChoices.ts';
import type { NetworkLevers } from './useNetwork.ts';

type NumberFieldProps = {
  readonly label: string;
  readonly value: number;
  /** NaN for an invalid number. */
  readonly onChange: (value: number) => void;
};

const NumberField = ({ label, value, onChange }: NumberFieldProps) => {
  const id = useId();
  return (
    <span className={styles.field}>
      <input
        id={id}
        type="number"
        className={styles.number}
        value={Number.isNaN(value) ? '' : value}
        onChange={({ target }) => onChange(target.value === '' ? Number.NaN : Number(target.value))}
      />
      <label className="quiet" htmlFor={id}>
        {label}
      </label>
    </span>
  );
};

const RouteSelect = ({
  label,
  route,
  onChange,
}: {
  readonly label: string;
  readonly route: Route;
  readonly onChange: (route: Route) => void;
}) => (
  <select
    aria-label={label}
    className={styles.select}
    value={route}
    onChange={({ target }) => onChange(target.value as Route)}
  >
    {routeChoices.map((choice) => (
      <option key={choice.route} value={choice.route}>
        {choice.text}
      </option>
    ))}
  </select>
);

const FaultForm = ({ onSet }: { readonly onSet: (rule: FaultRule) => void }) => {
  const [route, setRoute] = useState<Route>('all');
  const [choiceId, setChoiceId] = useState('503');
  const [amounts, setAmounts] = useState<Readonly<Record<string, number>>>({});
  const [by, setBy] = useState<'next' | 'share'>('next');
  const [count, setCount] = useState(1);
  const form = useId();
  const choice = faultChoices.find(({ id }) => id === choiceId) ?? faultChoices[0];
  if (choice === undefined) return null;
  const amount = amounts[choice.id] ?? choice.amount?.usual ?? 0;
  const rule = ruleOf({ route, choice, amount, by, count });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (rule) onSet(rule);
  };
  return (
    <form id={form} className={styles.form} onSubmit={submit}>
      <select
        aria-label="What goes wrong"
        className={styles.select}
        value={choiceId}
        onChange={({ target }) => setChoiceId(target.value)}
      >
        {faultChoices.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
      {choice.amount && (
        <NumberField
          label={choice.amount.label}
          value={amount}
          onChange={(value) => setAmounts({ ...amounts, [choice.id]: value })}
        />
      )}
      <RouteSelect label="Where it goes wrong" route={route} onChange={setRoute} />
      <select
        aria-label="How often"
        className={styles.select}
        value={by}
        onChange={({ target }) => {
          setBy(target.value as 'next' | 'share');
          setCount(target.value === 'next' ? 1 : 30);
        }}
      >
        <option value="next">for the next</option>
        <option value="share">for a share of</option>
      </select>
      <NumberField label={by === 'next' ? 'Requests' : 'Percent'} value={count} onChange={setCount} />
      <PanelButton type="submit" look="main" disabled={rule === null}>
        Set fault
      </PanelButton>
    </form>
  );
};

const profileTexts: Readonly<Record<LatencyProfile, string>> = {
  instant: 'no delay',
  fast: '12 to 36 ms',
  normal: '80 to 250 ms',
  slow: '0.6 to 2 s',
  spiky: 'normal, one in 20 takes 2 to 5 s',
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const Latency = ({ controls, state }: NetworkLevers) => (
  <fieldset className={styles.group}>
    <legend>Latency</legend>
    <div className={styles.profiles}>
      {latencyProfiles.map((profile) => (
        <label key={profile} className={styles.profile}>
          <input
            type="radio"
            name="lab-latency"
            checked={state.latency === profile}
            onChange={() => controls.setLatency(profile)}
          />
          <span>
            {capital(profile)} <span className="quiet">{profileTexts[profile]}</span>
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);

const Faults = ({ controls, state }: NetworkLevers) => (
  <fieldset className={styles.group}>
    <legend>Faults</legend>
    <FaultForm onSet={controls.setFault} />
    {state.faults.length === 0 ? (
      <p className="quiet">None is set. A fault is gone once it was applied as often as wanted.</p>
    ) : (
      <ul className={styles.rules}>
        {state.faults.map(({ id, fault, route, reach, applied }) => (
          <li key={id} className={styles.rule}>
            <span>
              {faultText(fault)} <span className="quiet">on</span> {routeText(route)}, {reachText(reach)}
              {applied > 0 && <span className="quiet">, applied {applied}</span>}
            </span>
            <PanelButton look="quiet" onClick={() => controls.removeFault(id)}>
              Remove
            </PanelButton>
          </li>
        ))}
      </ul>
    )}
  </fieldset>
);

const Holds = ({ controls, state }: NetworkLevers) => {
  const [route, setRoute] = useState<Route>('checkout');
  return (
    <fieldset className={styles.group}>
      <legend>Hold replies</legend>
      <div className={styles.form}>
        <RouteSelect label="Replies to hold" route={route} onChange={setRoute} />
        <PanelButton disabled={state.holds.includes(route)} onClick={() => controls.hold(route)}>
          Hold
        </PanelButton>
      </div>
      <ul className={styles.rules}>
        {state.holds.map((held) => (
          <li key={held} className={styles.rule}>
            <span>{routeText(held)}</span>
            <PanelButton look="quiet" onClick={() => controls.stopHolding(held)}>
              Stop holding
            </PanelButton>
          </li>
        ))}
      </ul>
    </fieldset>
  );
};

export const Conditions = ({ levers }: { readonly levers: NetworkLevers }) => (
  <section className={styles.conditions} aria-label="Network conditions">
    <Latency {...levers} />
    <Faults {...levers} />
    <Holds {...levers} />
  </section>
);
