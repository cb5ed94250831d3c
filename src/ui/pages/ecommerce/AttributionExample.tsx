/** Renders an example order whose credit is distributed by three attribution models. */
import { useState } from 'react';
import { type AttributionModel, attributionModels, sharedCredit } from '#domain/attribution.ts';
import { formatDollars } from '#domain/plans/money.ts';
import { exampleOrder, modelLabels } from '../../content/ecommerce.ts';
import styles from './Example.module.css';

export const AttributionExample = () => {
  const [model, setModel] = useState<AttributionModel>('last');
  const { cents, contacts } = exampleOrder;
  const credit = sharedCredit(cents, contacts.length, model);
  return (
    <figure className={styles.example}>
      <fieldset className={styles.choice}>
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
      <dl className={styles.bars} aria-live="polite">
        {contacts.map((contact, index) => (
          <div key={contact}>
            <dt>{contact}</dt>
            <dd>
              <span className={styles.bar} style={{ width: `${(100 * (credit[index] ?? 0)) / cents}%` }} />
              {formatDollars((credit[index] ?? 0) / 100)}
            </dd>
          </div>
        ))}
      </dl>
      <figcaption>An example order, made up to show the models.</figcaption>
    </figure>
  );
};
