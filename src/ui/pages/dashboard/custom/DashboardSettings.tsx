/** Renders the form of a dashboard's name and its visibility to client users. */
import { Form, Input, Switch } from 'antd';
import type { DashboardItem } from '#domain/contract/dashboardSchemas.ts';
import { dashboardNameProblem } from '#domain/dashboards/dashboardRules.ts';
import { dashboardSettingsService, settingsVersion } from '#machines/dashboards/dashboardsService.ts';
import { EditDrawer } from '../../../parts/EditDrawer.tsx';
import { useEditForm } from '../../../parts/useEditForm.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { FormField } from '../../../widgets/FormField.tsx';
import { TakenName } from './TakenName.tsx';
import { useDashboards } from './useDashboards.ts';

const labels = { name: 'Name', visible_to_client: 'Visible to client' } as const;

type DashboardSettingsProps = { dashboard: DashboardItem; onClose: () => void };

export const DashboardSettings = ({ dashboard, onClose }: DashboardSettingsProps) => {
  const { api } = useServices();
  const { id, client_id } = dashboard;
  const edit = useEditForm({
    start: settingsVersion(dashboard),
    actors: dashboardSettingsService({ api, id }),
    onLeave: onClose,
  });
  const name = String(Form.useWatch('name', edit.form) ?? '');
  const taken = (useDashboards().active ?? []).flatMap((one) => (one.id === id ? [] : [one.name]));
  return (
    <EditDrawer
      edit={edit}
      title={`Settings of ${dashboard.name}`}
      submit="Save settings"
      labels={labels}
      onClose={onClose}
    >
      <FormField name="name" label={labels.name} problemOf={dashboardNameProblem}>
        <Input autoComplete="off" />
      </FormField>
      <TakenName name={name} taken={taken} onUse={(free) => edit.form.setFieldsValue({ name: free })} />
      <Form.Item
        name="visible_to_client"
        label={labels.visible_to_client}
        valuePropName="checked"
        extra={
          client_id === null
            ? 'This dashboard isn’t tied to a client. Duplicate it for one to share it.'
            : 'The client sees it under Dashboards, read-only.'
        }
      >
        <Switch aria-label={labels.visible_to_client} {...(client_id === null ? { disabled: true } : {})} />
      </Form.Item>
    </EditDrawer>
  );
};
