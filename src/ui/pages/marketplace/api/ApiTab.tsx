/** Renders the workspace's API tab: used calls of the month, keys, a test call, and usage. */

import { useSelector } from '@xstate/react';
import { Alert, Button, Flex, Form, Input, type InputRef } from 'antd';
import { type RefObject, useRef, useState } from 'react';
import { keyNameProblem } from '#domain/apiKeys/apiKeyRules.ts';
import type { ApiCallRow } from '#domain/contract/apiKeySchemas.ts';
import { checkLimit, isNearLimit } from '#domain/plans/checkLimit.ts';
import { formatLimit } from '#domain/plans/money.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { day } from '../../../content/dates.ts';
import { limitReached } from '../../../content/limits.ts';
import { useReply } from '../../../data/useReply.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { ChangeNotice } from '../../../parts/ChangeNotice.tsx';
import { CopyButton } from '../../../parts/CopyButton.tsx';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { MonthPace } from '../../../parts/MonthPace.tsx';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import { type Reversible, useReversible } from '../../../parts/useReversible.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { usePlan } from '../../../services/usePlan.ts';
import { DataTable } from '../../../widgets/DataTable.tsx';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import { FormField } from '../../../widgets/FormField.tsx';
import { TabSkeleton } from '../../../widgets/TabSkeleton.tsx';
import styles from './Api.module.css';
import { Keys } from './Keys.tsx';
import { TryCall } from './TryCall.tsx';

type Line = Pick<ApiCallRow, 'kind' | 'name' | 'endpoint' | 'calls'> & {
  readonly key: string;
  readonly failed: number;
  /** `2 × 429, 1 × 503` */
  readonly problems: string;
};

const sumOf = (rows: readonly { readonly count: number }[]): number =>
  rows.reduce((sum, { count }) => sum + count, 0);

const linesOf = (rows: readonly ApiCallRow[]): readonly Line[] =>
  [...Map.groupBy(rows, ({ kind, id, endpoint }) => `${kind} ${id} ${endpoint}`)]
    .flatMap(([key, [first, ...others]]) => {
      if (!first) return [];
      const those = [first, ...others];
      const errors = those.flatMap((row) => row.errors);
      const byStatus = Map.groupBy(errors, ({ status }) => status);
      return {
        key,
        kind: first.kind,
        name: first.name,
        endpoint: first.endpoint,
        calls: those.reduce((sum, { calls }) => sum + calls, 0),
        failed: sumOf(errors),
        problems: [...byStatus].map(([status, same]) => `${sumOf(same)} × ${status}`).join(', '),
      };
    })
    .toSorted((one, other) => other.calls - one.calls);

const columns: readonly DataColumn<Line>[] = [
  {
    key: 'endpoint',
    title: 'Endpoint',
    isName: true,
    width: '30%',
    cell: ({ endpoint }) => <code>{endpoint}</code>,
  },
  { key: 'by', title: 'Key or app', width: '30%', cell: ({ kind, name }) => `${name} (${kind})` },
  { key: 'calls', title: 'Calls', width: '16%', align: 'end', cell: ({ calls }) => formatLimit(calls) },
  {
    key: 'errors',
    title: 'Errors',
    width: '24%',
    align: 'end',
    cell: ({ failed, problems }) => (failed === 0 ? '0' : problems),
  },
];

/** One bar for each day with calls. */
const Days = ({ rows }: { rows: readonly ApiCallRow[] }) => {
  const days = [...Map.groupBy(rows, (row) => row.day)]
    .map(([on, those]) => ({ on, calls: those.reduce((sum, { calls }) => sum + calls, 0) }))
    .toSorted((one, other) => one.on.localeCompare(other.on));
  const most = Math.max(1, ...days.map(({ calls }) => calls));
  return (
    <Flex component="ul" className={styles.days ?? ''} aria-label="Calls by day">
      {days.map(({ on, calls }) => (
        <li
          key={on}
          style={{ blockSize: `${(calls / most) * 100}%` }}
          title={`${day(on)}: ${formatLimit(calls)}`}
        >
          <span className="visually-hidden">
            {day(on)}: {formatLimit(calls)}
          </span>
        </li>
      ))}
    </Flex>
  );
};

const ApiUsage = () => {
  const { data, error, refetch } = useReply('readApiCalls', {});
  return (
    <section className={styles.part} aria-labelledby="api-usage">
      <h2 id="api-usage">Usage this month</h2>
      {error && !data && <ListFailure what="The usage" error={error} onRetry={refetch} />}
      {!data && !error && <TabSkeleton rows={3} />}
      {data && data.rows.length === 0 && <p className={styles.quiet}>No API calls this month.</p>}
      {data && data.rows.length > 0 && (
        <>
          <Days rows={data.rows} />
          <DataTable
            label="Calls by endpoint"
            rows={linesOf(data.rows)}
            keyOf={({ key }) => key}
            columns={columns}
            pageSize={20}
          />
        </>
      )}
    </section>
  );
};

type MakeKeyProps = {
  readonly field: RefObject<InputRef | null>;
  readonly changes: Reversible;
  readonly secret: string;
  readonly onMade: (secret: string) => void;
};

const MakeKey = ({ field, changes, secret, onMade }: MakeKeyProps) => {
  const { api } = useServices();
  const [form] = Form.useForm<{ name: string }>();
  const busy = useSelector(changes.actor, (snapshot) => snapshot.hasTag('busy'));
  const make = ({ name }: { name: string }) =>
    changes.ask({
      make: async (options) => {
        const made = await api.call('makeApiKey', { body: { name }, ...options });
        form.resetFields();
        onMade(made.secret);
      },
      made: `The key ${tidyText(name)} works.`,
      takenBack: `The key ${tidyText(name)} is revoked.`,
    });
  return (
    <>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ name: '' }}
        onFinish={make}
        className={styles.row ?? ''}
      >
        <FormField name="name" label="Name of the new key" problemOf={keyNameProblem}>
          <Input ref={field} autoComplete="off" maxLength={200} placeholder="Warehouse export" />
        </FormField>
        <Button type="primary" htmlType="submit" disabled={busy}>
          Create a key
        </Button>
      </Form>
      {secret !== '' && (
        <Alert
          type="success"
          showIcon
          title="Copy the secret now. It is shown only once."
          description={
            <Flex component="span" wrap align="center" gap={8}>
              <code>{secret}</code>
              <CopyButton text={secret} name="secret of the key" />
            </Flex>
          }
        />
      )}
    </>
  );
};

const Quota = () => {
  const { plan, known } = usePlan();
  const { data, error, refetch } = useReply('readUsage');
  const row = data?.items.find(({ resource }) => resource === 'api_calls');
  if (error && !data) return <ListFailure what="The usage" error={error} onRetry={refetch} />;
  if (!data || !known) return <p className={styles.quiet}>{'\u00a0'}</p>;
  if (!row) return null;
  const { used, limit, resets_at, pace } = row;
  const problem = checkLimit({ plan, resource: 'apiCalls', used });
  const isNear = isNearLimit(row);
  return (
    <div className={isNear ? styles.near : styles.quiet}>
      <p role="status">
        <strong data-figure="api-calls">
          {limit === -1
            ? `${formatLimit(used)} calls`
            : `${formatLimit(used)} of ${formatLimit(limit)} calls`}
        </strong>{' '}
        this month. {resets_at !== null && `The count resets on ${day(resets_at)}.`}{' '}
        {problem && (
          <>
            {limitReached(problem, 'apiCalls')} Calls are answered with 429 until then; the pages go on
            working. <AppLink to="/billing">See plans</AppLink>
          </>
        )}
      </p>
      {isNear && pace && <MonthPace label="API calls this month" pace={pace} />}
    </div>
  );
};

export const ApiTab = () => {
  const changes = useReversible();
  const nameField = useRef<InputRef>(null);
  const [secret, setSecret] = useState('');
  return (
    <div className={styles.main}>
      <section className={styles.part} aria-labelledby="api-keys">
        <h2 id="api-keys">API keys</h2>
        <p className={styles.quiet}>
          An API key gives your own programs the access of the person who created it. Calls with an API key
          count. Pages, Ask AI, marketplace apps and platform syncs do not use a key, so they do not count.
        </p>
        <Quota />
        <ChangeNotice actor={changes.actor} words={changes.words} />
        <OnlyChangeable>
          <MakeKey field={nameField} changes={changes} secret={secret} onMade={setSecret} />
        </OnlyChangeable>
        <Keys changes={changes} onName={() => nameField.current?.focus()} onMade={setSecret} />
      </section>
      <OnlyChangeable>
        <TryCall made={secret} />
      </OnlyChangeable>
      <ApiUsage />
    </div>
  );
};
