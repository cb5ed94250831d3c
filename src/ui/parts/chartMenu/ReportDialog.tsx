/** Chooses the draft report of a client that a section is added to. */
import { Button, Select } from 'antd';
import { useState } from 'react';
import type { ReportItem, ReportSectionItem } from '#domain/contract/reportSchemas.ts';
import { addSection } from '#machines/reports/addSection.ts';
import { useReply } from '../../data/useReply.ts';
import { useServices } from '../../services/servicesContext.ts';
import { KitModal } from '../../widgets/KitModal.tsx';
import { ShapeSkeleton } from '../../widgets/ShapeSkeleton.tsx';
import { AppLink } from '../AppLink.tsx';
import { ListFailure } from '../empty/ListFailure.tsx';
import { reportsOfClient } from '../reports/reportAddress.ts';
import type { Reversible } from '../useReversible.ts';
import styles from './ChartMenu.module.css';
import type { ChartMenuSubject } from './chartMenuSubject.ts';

type ReportDialogProps = {
  readonly clientId: string;
  readonly section: Omit<ReportSectionItem, 'id'>;
  readonly ask: Reversible['ask'];
  readonly onClose: () => void;
};

const every = { status: 'all', limit: '500' } as const;

/** The section uses the report's own client and days. */
export const sectionOfChart = ({
  kind,
  figures,
  by,
  query,
}: ChartMenuSubject): ReportDialogProps['section'] => ({
  kind,
  title: '',
  figures: [...figures],
  by,
  text: '',
  client_id: null,
  period: null,
  filters: query.filters ?? '',
});

const isDraftOf =
  (clientId: string) =>
  ({ archived_at, status, client_id }: ReportItem): boolean =>
    archived_at === null && status === 'draft' && client_id === clientId;

const Form = ({
  clientId,
  section: added,
  ask,
  onClose,
  drafts,
}: ReportDialogProps & { drafts: readonly ReportItem[] }) => {
  const { api, world } = useServices();
  const [chosen, setChosen] = useState(drafts[0]?.id ?? '');
  const report = drafts.find(({ id }) => id === chosen);
  if (!report)
    return (
      <p>
        This client has no draft. <AppLink to={reportsOfClient(clientId)}>Begin a report</AppLink>, then add
        it.
      </p>
    );
  const add = () => {
    const section = { ...added, id: world.ids.entity() };
    ask({
      about: section.id,
      made: `Added to ${report.name}.`,
      takenBack: `${report.name} is unchanged again.`,
      make: (options) => addSection(api, report.id, section, options),
    });
    onClose();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Select
        id="add-report"
        aria-label="Report"
        value={chosen}
        options={drafts.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setChosen}
      />
      <p className="note">
        {added.kind === 'text' ? 'It comes last, as text.' : 'It comes last, with the days of the report.'}
      </p>
      <Button type="primary" htmlType="submit">
        Add
      </Button>
    </form>
  );
};

export const ReportDialog = (props: ReportDialogProps) => {
  const { data, error, refetch } = useReply('listReports', every);
  return (
    <KitModal title="Add to a report" focus="title" onClose={props.onClose}>
      {error && !data && <ListFailure what="The reports" error={error} onRetry={refetch} />}
      {!data && !error && <ShapeSkeleton fields={2} />}
      {data && <Form {...props} drafts={data.items.filter(isDraftOf(props.clientId))} />}
    </KitModal>
  );
};
