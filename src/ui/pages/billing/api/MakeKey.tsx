/** Creates an API key and shows its secret, which is readable only once. */

import { useSelector } from '@xstate/react';
import { Alert, Button, Form, Input, type InputRef } from 'antd';
import type { RefObject } from 'react';
import { keyNameProblem } from '#domain/apiKeys/apiKeyRules.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { CopyButton } from '../../../parts/CopyButton.tsx';
import type { Reversible } from '../../../parts/useReversible.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { FormField } from '../../../widgets/FormField.tsx';
import styles from './Api.module.css';

type MakeKeyProps = {
  readonly field: RefObject<InputRef | null>;
  readonly changes: Reversible;
  readonly secret: string;
  readonly onMade: (secret: string) => void;
};

export const MakeKey = ({ field, changes, secret, onMade }: MakeKeyProps) => {
  const { api } = useServices();
  const [form] = Form.useForm<{ name: string }>();
  const busy = useSelector(changes.actor, (snapshot) => snapshot.hasTag('busy'));
  const make = ({ name }: { name: string }) =>
    changes.ask({
      make: async (told) => {
        const made = await api.call('makeApiKey', { body: { name }, ...told });
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
            <span className={styles.secret}>
              <code>{secret}</code>
              <CopyButton text={secret} name="secret of the key" />
            </span>
          }
        />
      )}
    </>
  );
};
