/** Renders the common fields of share links: name, password and choice of days. */
import { Form, Input, Radio } from 'antd';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { shareNameProblem, sharePasswordProblem } from '#domain/sharing/shareSettings.ts';
import { useToday } from '../../services/useToday.ts';
import { FormField } from '../../widgets/FormField.tsx';
import styles from './Share.module.css';

const reachBack = 90;

export const useUsualSince = (): string => calendarDayOf(useToday() - reachBack);

export const NameField = ({ label }: { label: string }) => (
  <FormField name="name" label={label} hint="Only you see this name." problemOf={shareNameProblem}>
    <Input autoComplete="off" />
  </FormField>
);

const optionalPassword = (text: string): string | null => (text === '' ? null : sharePasswordProblem(text));

export const PasswordField = ({ label, hint }: { label: string; hint: string }) => (
  <FormField name="password" label={label} hint={hint} problemOf={optionalPassword}>
    <Input.Password autoComplete="new-password" />
  </FormField>
);

type PeriodFieldsProps = {
  readonly labels: { readonly period: string; readonly since: string };
  readonly isChosen: boolean;
};

export const PeriodFields = ({ labels, isChosen }: PeriodFieldsProps) => {
  const today = useToday();
  return (
    <>
      <Form.Item name="period" label={labels.period}>
        <Radio.Group aria-label={labels.period} className={styles.choices ?? ''}>
          <Radio value="fixed">As you see it now</Radio>
          <Radio value="chosen">Visitors choose the days</Radio>
        </Radio.Group>
      </Form.Item>
      {isChosen && (
        <Form.Item name="since" label={labels.since} extra="Visitors see no day before this one.">
          <Input type="date" max={calendarDayOf(today)} />
        </Form.Item>
      )}
    </>
  );
};
