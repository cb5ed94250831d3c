/** Renders the dialog that schedules a report for each of several clients. */

import { Form, Input, Select } from 'antd';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { readWithin } from '#domain/numbers/readWithin.ts';
import {
  basicReportTemplate,
  type ReportTemplateName,
  reportTemplateNames,
  reportTemplates,
} from '#domain/reports/reportTemplates.ts';
import { daysOfMonth, type Frequency, frequencies, minutesOf } from '#domain/reports/schedule.ts';
import { weekdays } from '#domain/reports/scheduleWords.ts';
import type { ScheduleForClients } from '#machines/editing/scheduleForClients.ts';
import { counted } from '../../content/limits.ts';
import { usePlan } from '../../services/usePlan.ts';
import { FormField } from '../../widgets/FormField.tsx';
import { NumberInput } from '../../widgets/NumberInput.tsx';
import { AskDialog } from './AskDialog.tsx';
import styles from './Clients.module.css';
import { type ClientChanges, useChangeOf } from './useClientChanges.ts';

const often: Readonly<Record<Frequency, string>> = {
  weekly: 'Every week',
  monthly: 'Every month',
  quarterly: 'Every quarter',
};

const days = weekdays.map((label, index) => ({ value: String(index), label }));

const start = {
  beginning: basicReportTemplate as string,
  frequency: 'monthly',
  weekday: '0',
  day: '1',
  time: '08:00',
} as const;

type Fields = Readonly<Record<string, string>>;

const askedOf = (clients: readonly ClientItem[], fields: Fields): ScheduleForClients => {
  const frequency = frequencies.find((one) => one === fields.frequency) ?? 'monthly';
  const isWeekly = frequency === 'weekly';
  return {
    clients: clients.map(({ id, name, time_zone }) => ({ id, name, time_zone })),
    beginning: (reportTemplateNames.find((one) => one === fields.beginning) ??
      basicReportTemplate) satisfies ReportTemplateName,
    schedule: {
      frequency,
      weekday: isWeekly ? Number(fields.weekday ?? 0) : null,
      day: isWeekly ? null : (readWithin(fields.day ?? '1', daysOfMonth).value ?? 1),
      time: (fields.time ?? start.time).trim(),
      ends_on: null,
    },
  };
};

const DayField = () => (
  <Form.Item noStyle shouldUpdate>
    {({ getFieldValue }) =>
      getFieldValue('frequency') === 'weekly' ? (
        <Form.Item name="weekday" label="Day of the week" htmlFor="schedule-weekday">
          <Select id="schedule-weekday" options={days} />
        </Form.Item>
      ) : (
        <FormField
          name="day"
          label="Day of the month"
          hint="1 to 31. In shorter months, the last day."
          problemOf={(text) => readWithin(text, daysOfMonth).problem}
        >
          <NumberInput inputMode="numeric" {...daysOfMonth} />
        </FormField>
      )
    }
  </Form.Item>
);

type ScheduleReportsProps = {
  clients: readonly ClientItem[];
  changes: ClientChanges;
  onClose: () => void;
};

export const ScheduleReports = ({ clients, changes, onClose }: ScheduleReportsProps) => {
  const { problem, ask } = useChangeOf(changes, onClose);
  const isWhole = usePlan().has('custom_reports');
  const templates = reportTemplateNames.map((value) => ({
    value,
    label: reportTemplates[value].title,
    disabled: !isWhole && value !== basicReportTemplate,
  }));
  return (
    <AskDialog
      title={`Schedule a report for ${counted(clients.length, 'clients')}`}
      submit="Schedule"
      busy={changes.busy}
      problem={problem?.message ?? null}
      start={start}
      onSubmit={(fields) =>
        ask({
          kind: 'scheduleReports',
          id: 'chosen',
          name: String(clients.length),
          etag: '',
          details: { asked: JSON.stringify(askedOf(clients, fields)) },
        })
      }
      onClose={onClose}
    >
      <Form.Item name="beginning" label="Template" htmlFor="schedule-template">
        <Select id="schedule-template" options={templates} popupMatchSelectWidth={false} />
      </Form.Item>
      <Form.Item name="frequency" label="How often" htmlFor="schedule-frequency">
        <Select
          id="schedule-frequency"
          options={frequencies.map((value) => ({ value, label: often[value] }))}
        />
      </Form.Item>
      <DayField />
      <FormField
        name="time"
        label="Time"
        hint="Such as 08:30, in the time zone of each client."
        problemOf={(text) => (minutesOf(text.trim()) === null ? 'Enter a time such as 08:30' : null)}
      >
        <Input autoComplete="off" />
      </FormField>
      <p className={styles.dialogText}>
        Each client gets a report that goes to its contacts once you have approved it. Clients without a
        contact that has an email address are left out. One press undoes all of it.
      </p>
    </AskDialog>
  );
};
