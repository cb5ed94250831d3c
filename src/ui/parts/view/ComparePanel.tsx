/** Sets what the range is held against, and how that is laid beside it. */
import { Radio, Switch } from 'antd';
import { useId, useState } from 'react';
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { comparedWith } from '#domain/metrics/comparedRange.ts';
import { type Comparison, comparisons } from '#domain/metrics/view.ts';
import type { PanelProps } from './RangePanel.tsx';
import { TypedDays } from './TypedDays.tsx';
import type { ViewInUse } from './useView.ts';
import styles from './ViewBar.module.css';
import { comparisonLabels } from './viewWords.ts';

/** Where typing begins: the days that are compared now, or those before the range. */
const firstDays = ({ view, days }: ViewInUse) =>
  view.compared ?? comparedWith(days, { compare: 'previous', byWeekday: true })?.range ?? days;

export const ComparePanel = ({ view: use }: PanelProps) => {
  const { view, setView, today } = use;
  const id = useId();
  const [isTyping, setTyping] = useState(view.compare === 'custom');
  const choose = (compare: Comparison) => {
    setTyping(compare === 'custom');
    // Days are needed first; until they are typed the former comparison stays.
    if (compare !== 'custom') setView({ compare, compared: null });
  };
  // The address puts days in order and in the past, and says so.
  const setDays = (from: EpochDay, to: EpochDay) => setView({ compare: 'custom', compared: { from, to } });
  return (
    <>
      <Radio.Group
        aria-label="Comparison"
        className={styles.choices ?? ''}
        value={isTyping ? 'custom' : view.compare}
        options={comparisons.map((value) => ({ value, label: comparisonLabels[value] }))}
        onChange={({ target }) => choose(target.value)}
      />
      {isTyping ? (
        <TypedDays days={firstDays(use)} today={today} submit="Compare" onDays={setDays} />
      ) : (
        <div className={styles.switch}>
          <Switch
            aria-labelledby={id}
            checked={view.match === 'weekday'}
            disabled={view.compare === 'none'}
            onChange={(isOn) => setView({ match: isOn ? 'weekday' : 'day' })}
          />
          <span id={id}>Match weekdays</span>
        </div>
      )}
    </>
  );
};
