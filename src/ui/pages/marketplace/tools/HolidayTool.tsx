/** Renders the Holiday Calendar: marks a country's holidays of a year on the charts of a client, or of all. */
import { Button, Flex, Select } from 'antd';
import { useState } from 'react';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { type HolidayCountry, holidayCountries, holidaysOf } from '#domain/marketplace/tools/holidays.ts';
import { longDay } from '../../../content/formatMetric.ts';
import { useReply } from '../../../data/useReply.ts';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import { useClients } from '../../../parts/view/useClients.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useToday } from '../../../services/useToday.ts';
import { Field } from '../../../widgets/Field.tsx';
import type { ToolProps } from '../installationActors.ts';
import styles from './Tools.module.css';

const countries = Object.entries(holidayCountries).map(([value, label]) => ({
  value: value as HolidayCountry,
  label,
}));

const countryOf = (setting: unknown): HolidayCountry =>
  countries.find(({ value }) => value === setting)?.value ?? 'us';

const all = '';

type Choice = { readonly country: HolidayCountry; readonly year: number; readonly client: string };

/** Annotations are found again by day and text, so that pressing twice adds none twice. */
const useHolidays = ({ country, year, client }: Choice) => {
  const { api } = useServices();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const { data } = useReply('listAnnotations', {
    from: `${year}-01-01`,
    to: `${year}-12-31`,
    limit: '500',
  });
  const clientId = client === all ? null : client;
  const holidays = holidaysOf(country, year);
  const marked = (data?.items ?? []).filter(
    ({ client_id, from, text }) =>
      client_id === clientId && holidays.some(({ day, name }) => day === from && name === text),
  );
  const missing = holidays.filter(
    ({ day, name }) => !marked.some(({ from, text }) => from === day && text === name),
  );
  const work = async (make: () => Promise<unknown>) => {
    setState('busy');
    try {
      await make();
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  const add = () =>
    work(async () => {
      for (const { day, name } of missing)
        await api.call('addAnnotation', {
          body: { client_id: clientId, from: day, to: day, text: name, shared: false },
        });
    });
  const remove = () =>
    work(async () => {
      for (const { id, etag } of marked)
        await api.call('removeAnnotation', { params: { id }, ifMatch: etag });
    });
  return { state, holidays, marked, missing: data ? missing : [], add, remove };
};

export const HolidayTool = ({ item: { installation } }: ToolProps) => {
  const thisYear = Number(calendarDayOf(useToday()).slice(0, 4));
  const open = installation.client_ids;
  const clients = (useClients(true) ?? []).filter(
    ({ id, status }) => status === 'active' && (open?.includes(id) ?? true),
  );
  const [choice, setChoice] = useState<Choice>({
    country: countryOf(installation.settings.country),
    year: thisYear,
    client: open?.[0] ?? all,
  });
  const { country, year, client } = choice;
  const { state, holidays, marked, missing, add, remove } = useHolidays(choice);
  return (
    <>
      <Flex wrap align="end" gap="8px 12px">
        <Field label="Country">
          {(control) => (
            <Select
              {...control}
              value={country}
              options={countries}
              onChange={(value) => setChoice({ ...choice, country: value })}
            />
          )}
        </Field>
        <Field label="Year">
          {(control) => (
            <Select
              {...control}
              value={year}
              options={[thisYear - 1, thisYear, thisYear + 1].map((value) => ({
                value,
                label: String(value),
              }))}
              onChange={(value) => setChoice({ ...choice, year: value })}
            />
          )}
        </Field>
        <Field label="On the charts of">
          {(control) => (
            <Select
              {...control}
              value={client}
              popupMatchSelectWidth={false}
              options={[
                ...(open === null ? [{ value: all, label: 'All clients' }] : []),
                ...clients.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(value) => setChoice({ ...choice, client: value })}
            />
          )}
        </Field>
        <OnlyChangeable>
          <Button type="primary" disabled={state === 'busy' || missing.length === 0} onClick={add}>
            Add {missing.length} annotations
          </Button>
          <Button disabled={state === 'busy' || marked.length === 0} onClick={remove}>
            Remove {marked.length}
          </Button>
        </OnlyChangeable>
      </Flex>
      <p className="quiet" role="status">
        {state === 'failed'
          ? 'Not all could be changed. What was changed is below; press again to continue.'
          : `${marked.length} of ${holidays.length} are on the charts.`}
      </p>
      <Flex component="ul" vertical gap={4} className={styles.links ?? ''} aria-label="Holidays">
        {holidays.map(({ day, name }) => (
          <li key={day + name}>
            {longDay(day)}: {name}
          </li>
        ))}
      </Flex>
    </>
  );
};
