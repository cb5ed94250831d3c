/** Creates a new client's first report from a template; editing and sending happen on the reports page. */
import { Button, Form, Select } from 'antd';
import { useState } from 'react';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { longestReportName } from '#domain/reports/reportRules.ts';
import {
  basicReportTemplate,
  type ReportTemplateName,
  reportTemplateNames,
  reportTemplates,
} from '#domain/reports/templates.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { useReports } from '../../../parts/reports/useReports.ts';
import { usePlan } from '../../../services/usePlan.ts';
import { ShapeSkeleton } from '../../../widgets/ShapeSkeleton.tsx';
import styles from '../ClientDetails.module.css';
import type { ClientChanges } from '../useClientChanges.ts';

type ReportStepProps = { client: ClientItem; changes: ClientChanges };

const Made = ({ client }: Pick<ReportStepProps, 'client'>) => {
  const { data, error, refetch } = useReports();
  if (error && !data) return <ListFailure what="The reports" error={error} onRetry={refetch} />;
  if (!data) return <ShapeSkeleton rows={2} />;
  const own = data.items.filter(
    ({ client_id, archived_at }) => client_id === client.id && archived_at === null,
  );
  if (own.length === 0) return <p>No reports yet.</p>;
  return (
    <ul className={styles.file} aria-label={`Reports of ${client.name}`}>
      {own.map(({ id, name }) => (
        <li key={id} className={styles.fileRow}>
          <strong>{name}</strong>
        </li>
      ))}
    </ul>
  );
};

export const ReportStep = ({ client, changes }: ReportStepProps) => {
  const isWhole = usePlan().has('custom_reports');
  const [template, setTemplate] = useState<ReportTemplateName>(basicReportTemplate);
  const { title, about } = reportTemplates[template];
  const options = reportTemplateNames.map((value) => ({
    value,
    label: reportTemplates[value].title,
    disabled: !isWhole && value !== basicReportTemplate,
  }));
  const make = () =>
    changes.ask({
      kind: 'makeReport',
      id: client.id,
      name: `${client.name}: ${title}`.slice(0, longestReportName),
      etag: '',
      details: { beginning: template },
    });
  return (
    <div className={styles.lines}>
      <Made client={client} />
      <Form layout="vertical" requiredMark={false}>
        <Form.Item
          label="Template"
          htmlFor="set-up-template"
          extra={isWhole ? about : `${about} Other templates need Custom reports of the Pro plan.`}
        >
          <Select
            id="set-up-template"
            value={template}
            options={options}
            popupMatchSelectWidth={false}
            onChange={setTemplate}
          />
        </Form.Item>
        <Button disabled={changes.busy} onClick={make}>
          Create the report
        </Button>
      </Form>
    </div>
  );
};
