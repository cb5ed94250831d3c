/** Adds a fault: its kind, its endpoint and its frequency. */
import { type FormEvent, useId, useState } from 'react';
import type { FaultRule, Route } from '#domain/inspection/networkControls.ts';
import styles from './Conditions.module.css';
import { faultChoices, routeChoices, ruleOf } from './faultChoices.ts';
import { NumberField } from './NumberField.tsx';

export const RouteSelect = ({
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

export const FaultForm = ({ onSet }: { readonly onSet: (rule: FaultRule) => void }) => {
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
      <button type="submit" className={styles.button} disabled={rule === null}>
        Set fault
      </button>
    </form>
  );
};
