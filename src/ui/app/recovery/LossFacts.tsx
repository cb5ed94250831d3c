/** Lists the known facts of a loss: the last saved event, the findings, and the contents of the second copy. */

import { englishNumber } from '#domain/english/englishNumber.ts';
import type { LogPoint, Loss, Salvage } from '#domain/recovery/loss.ts';
import { fullTime } from '../../content/dates.ts';
import styles from './RecoveryScreen.module.css';

const pointWords = (point: LogPoint | null, none: string): string =>
  point === null ? none : `event ${englishNumber(point.position)}, ${fullTime(point.recordedAt)}`;

type LossFactsProps = { readonly loss: Loss; readonly salvage: Salvage | null };

const factsOf = ({ loss, salvage }: LossFactsProps): readonly (readonly [string, string])[] => [
  ['Last saved', pointWords(loss.expected, 'not known')],
  ['Found now', pointWords(loss.found, 'nothing readable')],
  ...(salvage ? ([['Can be restored', pointWords(salvage.upTo, 'nothing')]] as const) : []),
  ...(salvage && salvage.damagedParts > 0
    ? ([['Damaged parts of the copy', englishNumber(salvage.damagedParts)]] as const)
    : []),
  ...(loss.tenant === 'main' ? [] : ([['Branch', loss.tenant]] as const)),
  ...(loss.detail === '' ? [] : ([['Reason', loss.detail]] as const)),
];

export const LossFacts = (props: LossFactsProps) => (
  <dl className={styles.facts}>
    {factsOf(props).map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
