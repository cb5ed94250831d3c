/** Renders the setup steps of a new client; each step is undoable, and the end undoes all of them. */
import { Button, Space, Steps } from 'antd';
import { type ReactNode, useState } from 'react';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { SideDrawer } from '../../widgets/SideDrawer.tsx';
import styles from './ClientDetails.module.css';
import { ContactsTab } from './tabs/ContactsTab.tsx';
import { DashboardStep } from './tabs/DashboardStep.tsx';
import { GoalsTab } from './tabs/GoalsTab.tsx';
import { PeopleTab } from './tabs/PeopleTab.tsx';
import { ReportStep } from './tabs/ReportStep.tsx';
import { RevenueTab } from './tabs/RevenueTab.tsx';
import { SourcesTab } from './tabs/SourcesTab.tsx';
import type { ClientChanges } from './useClientChanges.ts';
import { useSetUpChanges } from './useSetUpChanges.ts';

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
