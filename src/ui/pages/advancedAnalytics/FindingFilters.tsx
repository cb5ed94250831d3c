/** Renders the filters of the findings by status, metric and severity; the view chooses the client. */
import { Select } from 'antd';
import { type JudgedName, judgedNames } from '#domain/analysis/unusualDays.ts';
import {
  type FindingStatus,
  findingStatuses,
  findingStatusLabels,
  type Severity,
  severities,
} from '#domain/findings/findingStates.ts';
import { figureSpecs } from '../../parts/figures/figureSpecs.ts';
import styles from './Insights.module.css';

export type FindingWish = {
  /** `open`: new or acknowledged. */
  readonly status: FindingStatus | 'open' | 'all';
  readonly figure: JudgedName | 'all';
  readonly severity: Severity | 'all';
};

export const allFindings: FindingWish = { status: 'open', figure: 'all', severity: 'all' };

const statusOptions: { value: FindingWish['status']; label: string }[] = [
  { value: 'open', label: 'Open' },
  ...findingStatuses.map((value) => ({ value, label: findingStatusLabels[value] })),
  { value: 'all', label: 'All states' },
];

const figureOptions: { value: FindingWish['figure']; label: string }[] = [
  { value: 'all', label: 'All figures' },
  ...judgedNames.map((value) => ({ value, label: figureSpecs[value].label })),
];

const severityOptions: { value: FindingWish['severity']; label: string }[] = [
  { value: 'all', label: 'Any severity' },
  ...severities.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
];

type FindingFiltersProps = { wish: FindingWish; onWish: (wish: FindingWish) => void };

export const FindingFilters = ({ wish, onWish }: FindingFiltersProps) => (
  <div className={styles.filters}>
    <Select
      aria-label="State of the findings"
      value={wish.status}
      options={statusOptions}
      popupMatchSelectWidth={false}
      onChange={(status) => onWish({ ...wish, status })}
    />
    <Select
      aria-label="Figure of the findings"
      value={wish.figure}
      options={figureOptions}
      popupMatchSelectWidth={false}
      onChange={(figure) => onWish({ ...wish, figure })}
    />
    <Select
      aria-label="Severity of the findings"
      value={wish.severity}
      options={severityOptions}
      popupMatchSelectWidth={false}
      onChange={(severity) => onWish({ ...wish, severity })}
    />
  </div>
);
