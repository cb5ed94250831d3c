/** Sets the comparison of the range, and its alignment. */
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

const firstDays = ({ view, days }: ViewInUse) =>
  view.compared ?? comparedWith(days, { compare: 'previous', byWeekday: true })?.range ?? days;

export const ComparePanel = ({ view: use }: PanelProps) => {
  const { view, setView, today } = use;
  const id = useId();
  const [isTyping, setTyping] = useState(view.compare === 'custom');
  const choose = (compare: Comparison) => {
    setTyping(compare === 'custom');
    // The former comparison stays until days are typed.
    if (compare !== 'custom') setView({ compare, compared: null });
  };
  // The view parser sorts and clamps the days, with a notice.
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
