/** Renders the form of a new report: client, template or source of a copy, and name. */

import { Form, Input, Radio, Select } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { ReportItem } from '#domain/contract/reportSchemas.ts';
import { longestReportName, reportNameProblem } from '#domain/reports/reportRules.ts';
import {
  basicReportTemplate,
  reportTemplateNames,
  reportTemplates,
} from '#domain/reports/reportTemplates.ts';
import type { Section } from '#domain/reports/section.ts';
import { newReportService } from '#machines/reports/reportsService.ts';
import { EditDrawer } from '../../../parts/EditDrawer.tsx';
import { builderAddress, reportAddress } from '../../../parts/reports/reportAddress.ts';
import { useEditForm } from '../../../parts/useEditForm.ts';
import { useClients } from '../../../parts/view/useClients.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { usePlan } from '../../../services/usePlan.ts';
import { FormField } from '../../../widgets/FormField.tsx';
import { searchedByLabel } from '../../../widgets/searchedByLabel.ts';
import { useSuggestedName } from '../useSuggestedName.ts';
import styles from './ReportsPage.module.css';

const most = 8;

const SectionSketch = ({ sections }: { sections: readonly Section[] }) => (
  <span aria-hidden="true" className={styles.sketch}>
    {sections.slice(0, most).map(({ id, kind }) => (
      <i key={id} data-kind={kind} />
    ))}
  </span>
);

const labels = { client_id: 'Client', beginning: 'Begin with', name: 'Name' } as const;

const titleOf = (beginning: unknown): string => {
  const template = reportTemplateNames.find((one) => one === beginning);
  return template === undefined ? 'New report' : reportTemplates[template].title;
};

const Gallery = ({ isWhole }: { isWhole: boolean }) => (
  <Form.Item
    name="beginning"
    label={labels.beginning}
    {...(isWhole ? {} : { extra: 'All other templates and custom reports come with Pro and above.' })}
  >
    <Radio.Group aria-label={labels.beginning} className={styles.gallery ?? ''}>
      {reportTemplateNames.map((name) => (
        <Radio key={name} value={name} disabled={!isWhole && name !== basicReportTemplate}>
          <SectionSketch sections={reportTemplates[name].sections} />
          <strong>{reportTemplates[name].title}</strong>
          <small>{reportTemplates[name].about}</small>
        </Radio>
      ))}
      <Radio value="blank" disabled={!isWhole}>
        <SectionSketch sections={[]} />
        <strong>Blank</strong>
        <small>A blank report for your own sections.</small>
      </Radio>
    </Radio.Group>
  </Form.Item>
);

/** Cut to the longest allowed name. */
const copyName = (name: string): string => `Copy of ${name}`.slice(0, longestReportName);

const Copied = ({ name }: { name: string }) => (
  <p className={styles.copied}>
    The copy has the sections, days and delivery of <strong>{name}</strong>. It has no schedule, and its
    recipients only for the same client.
  </p>
);

type NewReportProps = {
  readonly client: string;
  readonly copied?: Pick<ReportItem, 'id' | 'name'>;
  readonly onClose: () => void;
};

const firstFields = ({ client, copied }: NewReportProps) =>
  copied
    ? { client_id: client, beginning: 'copy', copy_of: copied.id, name: copyName(copied.name) }
    : { client_id: client, beginning: basicReportTemplate, name: titleOf(basicReportTemplate) };

export const NewReport = (props: NewReportProps) => {
  const { copied, onClose } = props;
  const { api } = useServices();
  const navigate = useNavigate();
  const clients = useClients(true);
  const isWhole = usePlan().has('custom_reports');
  const edit = useEditForm({
    start: { fields: firstFields(props), etag: null },
    actors: newReportService({
      api,
      onMade: ({ id }) => navigate(isWhole ? builderAddress(id) : reportAddress(id)),
    }),
    onLeave: onClose,
  });
  useSuggestedName(edit, titleOf);
  const choices = (clients ?? []).filter(({ archived_at }) => archived_at === null);
  return (
    <EditDrawer
      edit={edit}
      title={copied ? `Duplicate ${copied.name}` : 'New report'}
      submit={copied ? 'Create copy' : 'Create report'}
      labels={labels}
      onClose={onClose}
    >
      <FormField
        name="client_id"
        label={labels.client_id}
        problemOf={(id) => (id === '' ? 'Choose a client' : null)}
      >
        <Select
          aria-label={labels.client_id}
          showSearch={searchedByLabel}
          options={choices.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FormField>
      {copied ? <Copied name={copied.name} /> : <Gallery isWhole={isWhole} />}
      <FormField name="name" label={labels.name} problemOf={reportNameProblem}>
        <Input autoComplete="off" />
      </FormField>
    </EditDrawer>
  );
};
