/** Selects a chart interval that suits the range. */
import { Radio } from 'antd';
import { intervalsFor } from '#domain/metrics/viewInterval.ts';
import type { PanelProps } from './RangePanel.tsx';
import styles from './ViewBar.module.css';
import { intervalInWords } from './viewWords.ts';

const automatic = 'automatic';

export const IntervalPanel = ({ view: { view, days, setView } }: PanelProps) => {
  const possible = intervalsFor(days);
  return (
    <Radio.Group
      aria-label="Interval"
      className={styles.choices ?? ''}
      value={view.interval ?? automatic}
      options={[
        { value: automatic, label: intervalInWords(null, days) },
        ...possible.map((value) => ({ value, label: intervalInWords(value, days) })),
      ]}
      onChange={({ target }) => setView({ interval: possible.find((one) => one === target.value) ?? null })}
    />
  );
};
