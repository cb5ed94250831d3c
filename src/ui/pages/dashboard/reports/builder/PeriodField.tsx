/** Renders the period of a report or section: relative to its creation day, or as typed dates. */
import { Flex, Input, Select } from 'antd';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import { type ReportPeriod, relativePeriodLabels, relativePeriods } from '#domain/reports/reportPeriod.ts';
import styles from './Builder.module.css';

type PeriodFieldProps = {
  readonly label: string;
  readonly period: ReportPeriod | null;
  readonly mayFollow: boolean;
  readonly onChange: (period: ReportPeriod | null) => void;
};

const follow = 'follow';
const fixed = 'fixed';

const startOfFixed: ReportPeriod = { kind: 'fixed', from: '', to: '' };

const choiceOf = (period: ReportPeriod | null): string => {
  if (period === null) return follow;
  return period.kind === 'fixed' ? fixed : period.period;
};

const periodOf = (value: string): ReportPeriod | null => {
  if (value === follow) return null;
  const relative = relativePeriods.find((one) => one === value);
  return relative === undefined ? startOfFixed : { kind: 'relative', period: relative };
};

export const PeriodField = ({ label, period, mayFollow, onChange }: PeriodFieldProps) => (
  <Flex vertical gap={4} className={styles.field ?? ''}>
    <span className="small strong">{label}</span>
    <Select
      aria-label={label}
      value={choiceOf(period)}
      options={[
        ...(mayFollow ? [{ value: follow, label: 'As the report' }] : []),
        ...relativePeriods.map((value) => ({ value: String(value), label: relativePeriodLabels[value] })),
        { value: fixed, label: 'Custom dates' },
      ]}
      onChange={(value) => onChange(periodOf(value))}
    />
    {period?.kind === 'fixed' && (
      <span className={styles.days}>
        {(['from', 'to'] as const).map((end) => (
          <Input
            key={end}
            aria-label={`${label}, ${end === 'from' ? 'first day' : 'last day'}`}
            placeholder="2026-02-28"
            autoComplete="off"
            status={period[end] !== '' && epochDayOf(period[end]) === null ? 'error' : ''}
            value={period[end]}
            onChange={({ target }) => onChange({ ...period, [end]: target.value.trim() })}
          />
        ))}
      </span>
    )}
  </Flex>
);
