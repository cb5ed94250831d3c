/** Renders the setup steps of a new client; each step is undoable, and the end undoes all of them. */
import { Button, Flex, Form, Select, Space, Steps } from 'antd';
import { type ReactNode, useState } from 'react';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { DashboardItem } from '#domain/contract/dashboardSchemas.ts';
import { copyName } from '#domain/dashboards/dashboardRules.ts';
import {
  basicTemplates,
  type TemplateName,
  templateNames,
  templates,
} from '#domain/dashboards/dashboardTemplates.ts';
import { longestReportName } from '#domain/reports/reportRules.ts';
import {
  basicReportTemplate,
  type ReportTemplateName,
  reportTemplateNames,
  reportTemplates,
} from '#domain/reports/reportTemplates.ts';
import { useReply } from '../../data/useReply.ts';
import { everything } from '../../data/wholeList.ts';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { LimitNote } from '../../parts/LimitNote.tsx';
import { useReports } from '../../parts/reports/useReports.ts';
import { usePlan } from '../../services/usePlan.ts';
import { ShapeSkeleton } from '../../widgets/ShapeSkeleton.tsx';
import { SideDrawer } from '../../widgets/SideDrawer.tsx';
import styles from './ClientDetails.module.css';
import { ContactsTab } from './tabs/ContactsTab.tsx';
import { GoalsTab } from './tabs/GoalsTab.tsx';
import { PeopleTab } from './tabs/PeopleTab.tsx';
import { RevenueTab } from './tabs/RevenueTab.tsx';
import { SourcesTab } from './tabs/SourcesTab.tsx';
import type { ClientChanges } from './useClientChanges.ts';
import { useSetUpChanges } from './useSetUpChanges.ts';

type ReportStepProps = { client: ClientItem; changes: ClientChanges };

const ReportStepMade = ({ client }: Pick<ReportStepProps, 'client'>) => {
  const { data, error, refetch } = useReports();
  if (error && !data) return <ListFailure what="The reports" error={error} onRetry={refetch} />;
  if (!data) return <ShapeSkeleton rows={2} />;
  const own = data.items.filter(
    ({ client_id, archived_at }) => client_id === client.id && archived_at === null,
  );
  if (own.length === 0) return <p>No reports yet.</p>;
  return (
    <ul aria-label={`Reports of ${client.name}`}>
      {own.map(({ id, name }) => (
        <Flex
          component="li"
          key={id}
          align="start"
          justify="space-between"
          gap="8px 16px"
          className={styles.fileRow ?? ''}
        >
          <strong>{name}</strong>
        </Flex>
      ))}
    </ul>
  );
};

const ReportStep = ({ client, changes }: ReportStepProps) => {
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
    <Flex vertical gap={16} className={styles.lines ?? ''}>
      <ReportStepMade client={client} />
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
    </Flex>
  );
};

type DashboardStepProps = { client: ClientItem; changes: ClientChanges };

type MadeProps = Pick<DashboardStepProps, 'client'> & { all: readonly DashboardItem[] };

const Made = ({ client, all }: MadeProps) => {
  const own = all.filter(({ client_id }) => client_id === client.id);
  if (own.length === 0) return <p>No dashboards of its own yet.</p>;
  return (
    <ul aria-label={`Dashboards of ${client.name}`}>
      {own.map(({ id, name }) => (
        <Flex
          component="li"
          key={id}
          align="start"
          justify="space-between"
          gap="8px 16px"
          className={styles.fileRow ?? ''}
        >
          <strong>{name}</strong>
        </Flex>
      ))}
    </ul>
  );
};

const DashboardStep = ({ client, changes }: DashboardStepProps) => {
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
    <Flex vertical gap={16} className={styles.lines ?? ''}>
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
    </Flex>
  );
};

type SetUpClientProps = {
  client: ClientItem;
  position: number;
  changes: ClientChanges;
  notice: ReactNode;
  onClose: () => void;
};

type StepContent = (props: Pick<SetUpClientProps, 'client' | 'changes'>) => ReactNode;

const steps: readonly { readonly title: string; readonly Content: StepContent }[] = [
  { title: 'Fee', Content: RevenueTab },
  { title: 'Contacts', Content: ContactsTab },
  { title: 'Goals and budget', Content: GoalsTab },
  { title: 'Sources', Content: SourcesTab },
  { title: 'Dashboard', Content: DashboardStep },
  { title: 'Report', Content: ReportStep },
  { title: 'Invite', Content: PeopleTab },
];

/** A skipped step gets no check mark. */
const statusOf = (step: number, at: number, madeIn: ReadonlySet<number>) => {
  if (step === at) return 'process';
  return madeIn.has(step) ? 'finish' : 'wait';
};

export const SetUpClient = ({ client, position, changes, notice, onClose }: SetUpClientProps) => {
  const [at, setAt] = useState(0);
  const { tell, madeIn } = useSetUpChanges({ name: client.name, position, step: at, changes });
  const Content = steps[at]?.Content ?? RevenueTab;
  const isLast = at === steps.length - 1;
  const close = () => {
    onClose();
    tell();
  };
  return (
    <SideDrawer
      title={`Set up ${client.name}`}
      focus="title"
      isWide
      holdsChoices
      footer={
        <Space>
          {at > 0 && <Button onClick={() => setAt(at - 1)}>Back</Button>}
          <Button type="primary" onClick={() => (isLast ? close() : setAt(at + 1))}>
            {isLast ? 'Finish' : 'Next step'}
          </Button>
          {!isLast && (
            <Button type="text" onClick={close}>
              Leave the rest out
            </Button>
          )}
        </Space>
      }
      onClose={close}
    >
      {notice}
      <div className={styles.overview}>
        <Steps
          size="small"
          className={styles.steps ?? ''}
          current={at}
          items={steps.map(({ title }, step) => ({ title, status: statusOf(step, at, madeIn) }))}
        />
        <p className={styles.stepNow}>
          Step {at + 1} of {steps.length}: {steps[at]?.title}
        </p>
        <Content client={client} changes={changes} />
      </div>
    </SideDrawer>
  );
};
