/** Above a sent report: how many of its figures would be told otherwise today, and where it says both. */
import type { ThenAndNow } from '#domain/contract/reportRunSchemas.ts';
import { KitSegmented } from '../../widgets/KitSegmented.tsx';
import styles from './ChangedSince.module.css';
import { restated } from './thenNow.ts';

export type Compared = 'then' | 'now';

type FiguresChoiceProps = {
  /** What the figures as they were are called. */
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

/** Those that a reader can tell apart. */
export const seenDifferences = (
  differences: readonly ThenAndNow[],
  currency: string,
): readonly ThenAndNow[] => differences.filter((one) => restated(one.figure, one, currency) !== null);

/** Charts are drawn once, as they were. Above a cover that fills its sheet it is not printed: it would push the end of the cover onto another. */
export const ChangedSince = ({ count }: { readonly count: number }) => (
  <p role="status" className={styles.changed} data-print="never">
    {count === 0
      ? 'All figures are the same today.'
      : `${count} ${count === 1 ? 'figure has' : 'figures have'} changed since it was sent, as a platform revised its days or a source was connected. Key figures, goals and tables say what each was then and what it is now.`}
  </p>
);
