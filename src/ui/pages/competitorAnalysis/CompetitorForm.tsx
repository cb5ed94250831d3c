/** The form that adds a competitor of a client or changes one. */
import { Form, Input, Radio } from 'antd';
import { competitorErrors, competitorTiers, tierMeanings } from '#domain/competitors/competitorRules.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { CompetitorItem } from '#domain/contract/competitorSchemas.ts';
import { competitorEditorService, competitorVersion } from '#machines/records/competitorsService.ts';
import type { RecordVersion } from '#machines/records/recordEditorMachine.ts';
import { RecordDrawer } from '../../parts/RecordDrawer.tsx';
import { useRecordForm } from '../../parts/useRecordForm.ts';
import { useServices } from '../../services/servicesContext.ts';
import { FormField } from '../../widgets/FormField.tsx';
import styles from './CompetitorAnalysis.module.css';

const labels = { domain: 'Domain', tier: 'Tier', notes: 'Notes' } as const;

const blank: RecordVersion = { fields: { domain: '', tier: 'direct', notes: '' }, etag: null };

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
  client: ClientItem;
  /** Null for a new one. */
  competitor: CompetitorItem | null;
  onClose: () => void;
};

export const CompetitorForm = ({ client, competitor, onClose }: CompetitorFormProps) => {
  const { api } = useServices();
  const record = useRecordForm({
    start: competitor ? competitorVersion(competitor) : blank,
    actors: competitorEditorService({ api, clientId: client.id, id: competitor?.id ?? null }),
    onLeave: onClose,
  });
  return (
    <RecordDrawer
      record={record}
      title={competitor ? `Edit ${competitor.domain}` : `A competitor of ${client.name}`}
      subject={competitor?.domain}
      submit={competitor ? 'Save competitor' : 'Add competitor'}
      labels={labels}
      onClose={onClose}
    >
      <FormField
        name="domain"
        label={labels.domain}
        hint="The host name of its site, such as rival.com"
        problemOf={(domain) => competitorErrors({ domain }).domain ?? null}
      >
        <Input autoComplete="off" />
      </FormField>
      <Tiers />
      <FormField
        name="notes"
        label={labels.notes}
        hint="What you know of them, for your colleagues"
        problemOf={(notes) => competitorErrors({ notes }).notes ?? null}
      >
        <Input.TextArea rows={4} />
      </FormField>
    </RecordDrawer>
  );
};
