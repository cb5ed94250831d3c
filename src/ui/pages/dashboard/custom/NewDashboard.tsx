/** Renders the form of a new dashboard: name, template and client. */

import { Form, Input, Radio, Select } from 'antd';
import type { DashboardItem } from '#domain/contract/dashboardSchemas.ts';
import { dashboardNameProblem, freeName } from '#domain/dashboards/dashboardRules.ts';
import { basicTemplates, templateNames, templates } from '#domain/dashboards/dashboardTemplates.ts';
import { newDashboardService } from '#machines/dashboards/dashboardsService.ts';
import type { EditedVersion } from '#machines/editing/editFormMachine.ts';
import { EditDrawer } from '../../../parts/EditDrawer.tsx';
import { useEditForm } from '../../../parts/useEditForm.ts';
import { useClients } from '../../../parts/view/useClients.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { usePlan } from '../../../services/usePlan.ts';
import { FormField } from '../../../widgets/FormField.tsx';
import { searchedByLabel } from '../../../widgets/searchedByLabel.ts';
import { useSuggestedName } from '../useSuggestedName.ts';
import { useBoardAddress } from './boardAddress.ts';
import styles from './Dashboards.module.css';
import { TakenName } from './TakenName.tsx';

const labels = { name: 'Name', beginning: 'Begin with', client_id: 'Client' } as const;

type NewDashboardProps = {
  copyOf: DashboardItem | null;
  client: string;
  taken: readonly string[];
  onClose: () => void;
};

const startOf = ({ copyOf, client, taken }: Omit<NewDashboardProps, 'onClose'>): EditedVersion => ({
  fields: {
    name: freeName(copyOf?.name ?? templates.executive.title, taken),
    beginning: copyOf ? 'copy' : 'executive',
    copy_of: copyOf?.id ?? '',
    client_id: copyOf ? (copyOf.client_id ?? '') : client,
  },
  etag: null,
});

/** Templates that require a plan are hidden without one. */
const useBeginnings = () => {
  const { plan } = usePlan();
  const open = plan === null ? basicTemplates : templateNames;
  return [
    ...open.map((name) => ({ name, title: templates[name].title, about: templates[name].about })),
    { name: 'blank', title: 'Blank', about: 'Start from scratch.' },
  ];
};

const Beginnings = () => (
  <Form.Item name="beginning" label={labels.beginning}>
    <Radio.Group aria-label={labels.beginning} className={styles.beginnings ?? ''}>
      {useBeginnings().map(({ name, title, about }) => (
        <Radio key={name} value={name}>
          <strong>{title}</strong>
          <small>{about}</small>
        </Radio>
      ))}
    </Radio.Group>
  </Form.Item>
);

const nameOf = (beginning: unknown, taken: readonly string[]): string | null => {
  const template = templateNames.find((one) => one === beginning);
  return template === undefined ? null : freeName(templates[template].title, taken);
};

export const NewDashboard = ({ copyOf, client, taken, onClose }: NewDashboardProps) => {
  const { api } = useServices();
  const address = useBoardAddress();
  const clients = useClients(true);
  const edit = useEditForm({
    start: startOf({ copyOf, client, taken }),
    actors: newDashboardService({ api, onMade: ({ id }) => address.open(id) }),
    onLeave: onClose,
  });
  const { form } = edit;
  const name = String(Form.useWatch('name', form) ?? '');
  useSuggestedName(edit, (beginning) => nameOf(beginning, taken));
  const choices = (clients ?? []).filter(({ archived_at }) => archived_at === null);
  return (
    <EditDrawer
      edit={edit}
      title={copyOf ? `Duplicate ${copyOf.name}` : 'New dashboard'}
      submit={copyOf ? 'Duplicate dashboard' : 'Create dashboard'}
      labels={labels}
      onClose={onClose}
    >
      <FormField name="name" label={labels.name} problemOf={dashboardNameProblem}>
        <Input autoComplete="off" />
      </FormField>
      <TakenName name={name} taken={taken} onUse={(free) => form.setFieldsValue({ name: free })} />
      {copyOf === null && <Beginnings />}
      <Form.Item
        name="client_id"
        label={labels.client_id}
        extra="You can share a dashboard of one client with that client."
      >
        <Select
          id="dashboard-client"
          aria-label={labels.client_id}
          showSearch={searchedByLabel}
          options={[
            { value: '', label: 'The client chosen in the view' },
            ...choices.map((client) => ({ value: client.id, label: client.name })),
          ]}
        />
      </Form.Item>
    </EditDrawer>
  );
};
