/** Says above a sent report how many of its metrics differ today, and offers a view of both. */
import type { ThenAndNow } from '#domain/contract/reportRunSchemas.ts';
import { KitSegmented } from '../../widgets/KitSegmented.tsx';
import styles from './ChangedSince.module.css';
import { restated } from './thenNow.ts';

export type Compared = 'then' | 'now';

type FiguresChoiceProps = {
  readonly then: string;
  readonly value: Compared;
  readonly onChange: (value: Compared) => void;
};

export const FiguresChoice = ({ then, value, onChange }: FiguresChoiceProps) => (
  <KitSegmented<Compared>
    aria-label="Figures"
    data-print="never"
    options={[
      { value: 'then', label: then },
      { value: 'now', label: 'Against today' },
    ]}
    value={value}
    onChange={onChange}
  />
);

export const seenDifferences = (
  differences: readonly ThenAndNow[],
  currency: string,
): readonly ThenAndNow[] => differences.filter((one) => restated(one.figure, one, currency) !== null);

/** Charts keep the original values. Not printed, because it would push the end of a full-page cover onto another sheet. */
export const ChangedSince = ({ count }: { readonly count: number }) => (
  <p role="status" className={styles.changed} data-print="never">
    {count === 0
      ? 'All figures are the same today.'
      : `${count} ${count === 1 ? 'figure has' : 'figures have'} changed since it was sent, as a platform revised its days or a source was connected. Key figures, goals and tables say what each was then and what it is now.`}
  </p>
);
