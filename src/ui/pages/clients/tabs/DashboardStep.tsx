/** Creates a new client's first dashboard from a template; layout and sharing happen on the dashboards page. */
import { Button, Form, Select } from 'antd';
import { useState } from 'react';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { DashboardItem } from '#domain/contract/dashboardSchemas.ts';
import { copyName } from '#domain/dashboards/dashboardRules.ts';
import { basicTemplates, type TemplateName, templateNames, templates } from '#domain/dashboards/templates.ts';
import { useReply } from '../../../data/useReply.ts';
import { everything } from '../../../data/wholeList.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { LimitNote } from '../../../parts/LimitNote.tsx';
import { usePlan } from '../../../services/usePlan.ts';
import { ShapeSkeleton } from '../../../widgets/ShapeSkeleton.tsx';
import styles from '../ClientDetails.module.css';
import type { ClientChanges } from '../useClientChanges.ts';

type DashboardStepProps = { client: ClientItem; changes: ClientChanges };

type MadeProps = Pick<DashboardStepProps, 'client'> & { all: readonly DashboardItem[] };

const Made = ({ client, all }: MadeProps) => {
  const own = all.filter(({ client_id }) => client_id === client.id);
  if (own.length === 0) return <p>No dashboards of its own yet.</p>;
  return (
    <ul className={styles.file} aria-label={`Dashboards of ${client.name}`}>
      {own.map(({ id, name }) => (
        <li key={id} className={styles.fileRow}>
          <strong>{name}</strong>
        </li>
      ))}
    </ul>
  );
};

export const DashboardStep = ({ client, changes }: DashboardStepProps) => {
  const { plan, room } = usePlan();
  const isFull = (room('dashboards')?.problem ?? null) !== null;
  const { data, error, refetch } = useReply('listDashboards', { limit: everything });
  const [template, setTemplate] = useState<TemplateName>('executive');
  const { title, about } = templates[template];
  const open = plan === null ? basicTemplates : templateNames;
  if (error && !data) return <ListFailure what="The dashboards" error={error} onRetry={refetch} />;
  if (!data) return <ShapeSkeleton rows={2} />;
  const taken = data.items.map(({ name }) => name);
  const apply = () =>
    changes.ask({
      kind: 'makeDashboard',
      id: client.id,
      name: copyName(title, client.name, taken),
      etag: '',
      details: { beginning: template },
    });
  return (
    <div className={styles.lines}>
      <Made client={client} all={data.items} />
      <Form layout="vertical" requiredMark={false}>
        <Form.Item label="Template" htmlFor="set-up-dashboard" extra={about}>
          <Select
            id="set-up-dashboard"
            value={template}
            options={open.map((value) => ({ value, label: templates[value].title }))}
            popupMatchSelectWidth={false}
            onChange={setTemplate}
          />
        </Form.Item>
        <Button disabled={changes.busy || isFull} onClick={apply}>
          Apply the template
        </Button>{' '}
        <LimitNote resource="dashboards" />
      </Form>
    </div>
  );
};
