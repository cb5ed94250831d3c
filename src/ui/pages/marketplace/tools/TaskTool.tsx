/** Renders Task Note: makes a task of a client out of a figure of last week, with its change. */
import { useSelector } from '@xstate/react';
import { Button, Flex, Input, Select } from 'antd';
import { useState } from 'react';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { mondayOf } from '#domain/calendar/months.ts';
import type { ReplyOf } from '#domain/contract/endpoints.ts';
import { changeOf } from '#domain/kpi/change.ts';
import { figureText } from '#domain/kpi/figureText.ts';
import { figureOf } from '#domain/kpi/metricDictionary.ts';
import { changeInWords } from '../../../content/formatMetric.ts';
import { useReply } from '../../../data/useReply.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { ChangeNotice } from '../../../parts/ChangeNotice.tsx';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import { useReversible } from '../../../parts/useReversible.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useToday } from '../../../services/useToday.ts';
import { Field } from '../../../widgets/Field.tsx';
import { searchedByLabel } from '../../../widgets/searchedByLabel.ts';
import { TabSkeleton } from '../../../widgets/TabSkeleton.tsx';
import type { ToolProps } from '../installationActors.ts';

const figures = ['revenue_cents', 'spend_cents', 'conversions', 'sessions'] as const;
type Measured = (typeof figures)[number];

type TaskFormProps = {
  readonly from: string;
  readonly to: string;
  readonly clients: ReplyOf<'readPortfolio'>['clients'];
};

const TaskForm = ({ from, to, clients }: TaskFormProps) => {
  const { api } = useServices();
  const changes = useReversible();
  const busy = useSelector(changes.actor, (snapshot) => snapshot.hasTag('busy'));
  const [clientId, setClientId] = useState<string | null>(null);
  const [measured, setMeasured] = useState<Measured>('revenue_cents');
  const [typed, setTyped] = useState<string | null>(null);
  const client = clients.find(({ id }) => id === clientId) ?? clients[0];
  if (!client) return <p className="quiet">Add a client first.</p>;
  const { id, name } = client;
  const value = client.figures[measured];
  const change = changeOf(value, client.previous?.[measured] ?? null);
  const usual = `${figureOf(measured).label} of ${from} to ${to}: ${figureText(measured, value)}, ${changeInWords(change)}. Look into it.`;
  const text = typed ?? usual;
  const add = () =>
    changes.ask({
      make: async (options) => {
        const body = { text, assignee_id: null, due_on: null };
        await api.call('addClientTask', { params: { id }, body, ...options });
        setTyped(null);
      },
      made: `The task is added to ${name}.`,
      takenBack: `The task of ${name} is removed.`,
    });
  return (
    <>
      <ChangeNotice actor={changes.actor} words={changes.words} />
      <Flex wrap align="end" gap="8px 12px">
        <Field label="Client">
          {(control) => (
            <Select
              {...control}
              showSearch={searchedByLabel}
              popupMatchSelectWidth={false}
              value={id}
              options={clients.map((one) => ({ value: one.id, label: one.name }))}
              onChange={(chosen) => {
                setClientId(chosen);
                setTyped(null);
              }}
            />
          )}
        </Field>
        <Field label="Figure">
          {(control) => (
            <Select<Measured>
              {...control}
              value={measured}
              options={figures.map((value) => ({ value, label: figureOf(value).label }))}
              onChange={(chosen) => {
                setMeasured(chosen);
                setTyped(null);
              }}
            />
          )}
        </Field>
      </Flex>
      <Field label="Task">
        {(control) => (
          <Input.TextArea
            {...control}
            rows={2}
            value={text}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Flex wrap align="end" gap="8px 12px">
        <OnlyChangeable>
          <Button type="primary" disabled={busy || text.trim() === ''} onClick={add}>
            Add task
          </Button>
        </OnlyChangeable>
        <AppLink to={`/clients/${id}/notes`}>Tasks of {name}</AppLink>
      </Flex>
    </>
  );
};

export const TaskTool = ({ item: { installation } }: ToolProps) => {
  const open = installation.client_ids;
  const monday = mondayOf(useToday());
  const [from, to] = [calendarDayOf(monday - 7), calendarDayOf(monday - 1)];
  const { data, error, refetch } = useReply('readPortfolio', { from, to, compare: 'previous' });
  if (error && !data) return <ListFailure what="The figures" error={error} onRetry={refetch} />;
  return data ? (
    <TaskForm from={from} to={to} clients={data.clients.filter(({ id }) => open?.includes(id) ?? true)} />
  ) : (
    <TabSkeleton rows={2} />
  );
};
