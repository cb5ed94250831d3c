/** Renders the form that adds or edits a client's competitor. */

import { Form, Input, Radio, Select } from 'antd';
import { competitorErrors, competitorTiers, tierMeanings } from '#domain/competitors/competitorRules.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { CompetitorItem } from '#domain/contract/competitorSchemas.ts';
import { competitorEditorService, competitorVersion } from '#machines/editing/competitorsService.ts';
import type { EditedVersion } from '#machines/editing/editFormMachine.ts';
import { EditDrawer } from '../../parts/EditDrawer.tsx';
import { useEditForm } from '../../parts/useEditForm.ts';
import { useServices } from '../../services/servicesContext.ts';
import { FormField } from '../../widgets/FormField.tsx';
import { searchedByLabel } from '../../widgets/searchedByLabel.ts';
import styles from './CompetitorAnalysis.module.css';

const labels = { client_id: 'Client', domain: 'Domain', tier: 'Tier', notes: 'Notes' } as const;

const blank: EditedVersion = { fields: { client_id: '', domain: '', tier: 'direct', notes: '' }, etag: null };

const Tiers = () => (
  <Form.Item name="tier" label={labels.tier}>
    <Radio.Group aria-label={labels.tier} className={styles.tiers ?? ''}>
      {competitorTiers.map((tier) => (
        <Radio key={tier} value={tier}>
          <b>{tier}</b> {tierMeanings[tier]}
        </Radio>
      ))}
    </Radio.Group>
  </Form.Item>
);

type CompetitorFormProps = {
  client: ClientItem | null;
  clients: readonly ClientItem[];
  competitor: CompetitorItem | null;
  onClose: () => void;
};

const ClientField = ({ clients }: Pick<CompetitorFormProps, 'clients'>) => (
  <FormField
    name="client_id"
    label={labels.client_id}
    problemOf={(id) => (id === '' ? 'Choose a client.' : null)}
  >
    <Select
      showSearch={searchedByLabel}
      notFoundContent="No client with that name"
      options={[
        { value: '', label: 'Choose a client' },
        ...clients.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  </FormField>
);

const titleOf = (client: ClientItem | null, competitor: CompetitorItem | null): string => {
  if (competitor) return `Edit ${competitor.domain}`;
  return client ? `A competitor of ${client.name}` : 'A competitor';
};

export const CompetitorForm = ({ client, clients, competitor, onClose }: CompetitorFormProps) => {
  const { api } = useServices();
  const edit = useEditForm({
    start: competitor ? competitorVersion(competitor) : blank,
    actors: competitorEditorService({ api, clientId: client?.id ?? null, id: competitor?.id ?? null }),
    onLeave: onClose,
  });
  return (
    <EditDrawer
      edit={edit}
      title={titleOf(client, competitor)}
      subject={competitor?.domain}
      submit={competitor ? 'Save competitor' : 'Add competitor'}
      labels={labels}
      onClose={onClose}
    >
      {client === null && <ClientField clients={clients} />}
      <FormField
        name="domain"
        label={labels.domain}
        hint="The site’s domain, such as rival.com"
        problemOf={(domain) => competitorErrors({ domain }).domain ?? null}
      >
        <Input autoComplete="off" />
      </FormField>
      <Tiers />
      <FormField
        name="notes"
        label={labels.notes}
        hint="Notes for your team"
        problemOf={(notes) => competitorErrors({ notes }).notes ?? null}
      >
        <Input.TextArea rows={4} />
      </FormField>
    </EditDrawer>
  );
};
