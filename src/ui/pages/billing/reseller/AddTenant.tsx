/** Renders the form that adds a tenant on a plan. */

import { useSelector } from '@xstate/react';
import { Button, Form, Input, Select } from 'antd';
import { plans } from '#domain/plans/planCatalogue.ts';
import { type TenantPlan, tenantNameProblem, tenantPlans } from '#domain/reseller/payout.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import type { Reversible } from '../../../parts/useReversible.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { FormField } from '../../../widgets/FormField.tsx';
import styles from '../Billing.module.css';

type Fields = { readonly name: string; readonly plan: TenantPlan };

export const planOptions = tenantPlans.map((value) => ({
  value,
  label: `${plans[value].title}, $${plans[value].monthlyPrice} a month`,
}));

export const AddTenant = ({ changes }: { changes: Reversible }) => {
  const { api } = useServices();
  const [form] = Form.useForm<Fields>();
  const busy = useSelector(changes.actor, (snapshot) => snapshot.hasTag('busy'));
  const add = ({ name, plan }: Fields) =>
    changes.ask({
      make: async (options) => {
        await api.call('addTenant', { body: { name, plan_name: plan }, ...options });
        form.resetFields();
      },
      made: `Added ${tidyText(name)}.`,
      takenBack: `${tidyText(name)} has ended.`,
    });
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ name: '', plan: 'pro' }}
      onFinish={add}
      className={styles.tenantForm ?? ''}
    >
      <FormField name="name" label="Name of the new tenant" problemOf={tenantNameProblem}>
        <Input autoComplete="off" maxLength={200} placeholder="Harbor Media" />
      </FormField>
      <FormField name="plan" label="Plan" problemOf={() => null}>
        <Select options={planOptions} />
      </FormField>
      <Button type="primary" htmlType="submit" disabled={busy}>
        Add tenant
      </Button>
    </Form>
  );
};
