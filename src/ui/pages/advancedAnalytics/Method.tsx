/** Explains how findings are computed (ruling D27). */
import { Collapse } from 'antd';
import {
  fewestDays,
  fewestSameWeekdays,
  smallestDifference,
  standOutScore,
} from '#domain/analysis/outlierDays.ts';
import styles from './AdvancedAnalytics.module.css';

const Explanation = () => (
  <div className={styles.method}>
    <p>
      A fixed rule over your workspace’s event log finds these, not a language model: the same log gives the
      same findings. It counts the events you can see, by day in UTC.
    </p>
    <p>
      A day stands out when its number of events is more than {standOutScore} times the usual deviation away
      from the median, and at least {smallestDifference} events. The usual deviation is the median distance
      from the median, divided by 0.6745, so that one extreme day does not hide itself; where most days are
      the same, it is the mean distance, times 1.2533. A day is compared with the same weekday as soon as
      there are {fewestSameWeekdays} of them, before that with all full days. With fewer than {fewestDays}{' '}
      full days, there are no findings.
    </p>
  </div>
);

/** Collapsed at first, because few readers need the explanation. */
export const Method = () => (
  <Collapse
    ghost
    size="small"
    items={[{ key: 'method', label: 'How this is worked out', children: <Explanation /> }]}
  />
);
