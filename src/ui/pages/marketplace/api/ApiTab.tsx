/** Renders the workspace's API tab: used calls of the month, keys, a test call, and usage. */

import { useSelector } from '@xstate/react';
import type { InputRef } from 'antd';
import { Alert, Button, Flex, Form, Input } from 'antd';
import type { RefObject } from 'react';
import { useRef, useState } from 'react';
import { keyNameProblem } from '#domain/apiKeys/apiKeyRules.ts';
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
import type { Reversible } from '../../../parts/useReversible.ts';
import { useReversible } from '../../../parts/useReversible.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { usePlan } from '../../../services/usePlan.ts';
import { FormField } from '../../../widgets/FormField.tsx';
import styles from './Api.module.css';
import { ApiUsage } from './ApiUsage.tsx';
import { Keys } from './Keys.tsx';
import { TryCall } from './TryCall.tsx';

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
