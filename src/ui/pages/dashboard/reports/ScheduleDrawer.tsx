/** Renders the form of a report schedule: frequency, time and zone, with the next three runs. */

import { Flex, Form, Input, Select } from 'antd';
import type { ReportDetails } from '#domain/contract/reportSchemas.ts';
import { readWithin } from '#domain/numbers/readWithin.ts';
import { daysOfMonth, minutesOf, nextRuns } from '#domain/reports/schedule.ts';
import { weekdays } from '#domain/reports/scheduleWords.ts';
import type { EditFields } from '#machines/editing/editFormMachine.ts';
import { scheduleIn, scheduleService, scheduleVersion } from '#machines/reports/reportsService.ts';
import { timeZones } from '../../../content/timeZones.ts';
import { EditDrawer } from '../../../parts/EditDrawer.tsx';
import { zonedText } from '../../../parts/reports/list/reportStatusLabel.ts';
import { useEditForm } from '../../../parts/useEditForm.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { FormField } from '../../../widgets/FormField.tsx';
import { NumberInput } from '../../../widgets/NumberInput.tsx';
import { searchedByLabel } from '../../../widgets/searchedByLabel.ts';
import styles from './ReportsPage.module.css';

const labels = {
  frequency: 'How often',
  weekday: 'Day of the week',
  day: 'Day of the month',
  time: 'Time',
  zone: 'Time zone',
  ends_on: 'Last day',
} as const;

const frequencies = [
  { value: '', label: 'Manual' },
  { value: 'weekly', label: 'Every week' },
  { value: 'monthly', label: 'Every month' },
  { value: 'quarterly', label: 'Every quarter' },
];

const days = weekdays.map((label, index) => ({ value: String(index), label }));
const most = 3;

const NextRuns = ({ fields }: { fields: EditFields }) => {
  const { clock } = useServices().world;
  const schedule = scheduleIn(fields);
  if (schedule === null) return <p className={styles.quiet}>No schedule. Generate it by hand.</p>;
  if (minutesOf(schedule.time) === null) return null;
  const { ends_on, ...rest } = schedule;
  const runs = nextRuns({ ...rest, endsOn: ends_on }, new Date(clock.now()).toISOString(), most);
  return (
    <section aria-labelledby="nextRuns" className={styles.runs}>
      <h3 id="nextRuns">Next runs</h3>
      {runs.length === 0 ? (
        <p>No more runs: the end date comes first.</p>
      ) : (
        <Flex component="ol" vertical gap={10}>
          {runs.map((at) => (
            <li key={at}>
              {zonedText(at, schedule.zone)}, {schedule.zone}
            </li>
          ))}
        </Flex>
      )}
    </section>
  );
};

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

export const ScheduleDrawer = ({ report, onClose }: { report: ReportDetails; onClose: () => void }) => {
  const { api } = useServices();
  const start = scheduleVersion(report);
  const edit = useEditForm({ start, actors: scheduleService({ api, id: report.id }), onLeave: onClose });
  const fields: EditFields = { ...start.fields, ...Form.useWatch([], edit.form) };
  const isOff = fields.frequency === '';
  return (
    <EditDrawer
      edit={edit}
      title={`Schedule of ${report.name}`}
      submit="Save schedule"
      labels={labels}
      onClose={onClose}
    >
      <Form.Item name="frequency" label={labels.frequency}>
        <Select aria-label={labels.frequency} options={frequencies} />
      </Form.Item>
      <Form.Item name="weekday" label={labels.weekday} hidden={fields.frequency !== 'weekly'}>
        <Select aria-label={labels.weekday} options={days} />
      </Form.Item>
      <div hidden={isOff || fields.frequency === 'weekly'}>
        <FormField
          name="day"
          label={labels.day}
          hint="1 to 31. In shorter months, the last day."
          problemOf={(text) =>
            isOff || fields.frequency === 'weekly' ? null : readWithin(text, daysOfMonth).problem
          }
        >
          <NumberInput inputMode="numeric" {...daysOfMonth} />
        </FormField>
      </div>
      <div hidden={isOff}>
        <FormField
          name="time"
          label={labels.time}
          hint="Such as 08:30."
          problemOf={(text) =>
            isOff || minutesOf(text.trim()) !== null ? null : 'Enter a time such as 08:30'
          }
        >
          <Input autoComplete="off" />
        </FormField>
        <Form.Item name="zone" label={labels.zone}>
          <Select aria-label={labels.zone} options={[...timeZones]} showSearch={searchedByLabel} />
        </Form.Item>
        <FormField
          name="ends_on"
          label={labels.ends_on}
          hint="Such as 2026-12-31; empty for no end."
          problemOf={(text) => (text === '' || isDay(text) ? null : 'Must be a day such as 2026-12-31')}
        >
          <Input autoComplete="off" />
        </FormField>
      </div>
      <NextRuns fields={fields} />
    </EditDrawer>
  );
};
