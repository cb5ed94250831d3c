/** Renders the report builder: sections and settings on one side, the preview on the other. */
import { Alert, Button, Space } from 'antd';
import { useRef, useState } from 'react';
import type { ReportDetails } from '#domain/contract/reportSchemas.ts';
import { makeNotice } from '#machines/editing/changeNotice.ts';
import { ChangeNotice } from '../../../../parts/ChangeNotice.tsx';
import { ListFailure } from '../../../../parts/empty/ListFailure.tsx';
import { Paywall } from '../../../../parts/Paywall.tsx';
import { useReport } from '../../../../parts/reports/useReports.ts';
import { useReversible } from '../../../../parts/useReversible.ts';
import { usePlan } from '../../../../services/usePlan.ts';
import { KitSegmented } from '../../../../widgets/KitSegmented.tsx';
import { useEditKeys } from '../../custom/edit/useEditKeys.ts';
import { useArrivalFocus } from '../../useArrivalFocus.ts';
import { BuilderSkeleton } from '../BuilderSkeleton.tsx';
import styles from './Builder.module.css';
import { BuilderBar } from './BuilderBar.tsx';
import { DraftConflict } from './DraftConflict.tsx';
import { Preview } from './Preview.tsx';
import { ReportDelivery, ReportSettings } from './ReportSettings.tsx';
import { SectionList } from './SectionList.tsx';
import { type ReportBuilderInUse, useReportBuilder } from './useReportBuilder.ts';

type Side = 'edit' | 'preview';

const sides = [
  { value: 'edit' as const, label: 'Edit' },
  { value: 'preview' as const, label: 'Preview' },
];

const LeftDraft = ({ builder }: { builder: ReportBuilderInUse }) => (
  <Alert
    role="status"
    type="warning"
    title="You have unsaved changes to this report."
    description={
      <Space wrap>
        <Button size="small" type="primary" onClick={builder.goOn}>
          Keep editing
        </Button>
        <Button size="small" onClick={builder.dropLeft}>
          Discard them
        </Button>
      </Space>
    }
  />
);

const Builder = ({ report }: { report: ReportDetails }) => {
  const saved = useReversible(makeNotice);
  const builder = useReportBuilder(report, saved);
  const [side, setSide] = useState<Side>('edit');
  const place = useRef<HTMLDivElement>(null);
  const { actor } = builder;
  useArrivalFocus(place, true);
  useEditKeys(place, {
    onSave: builder.save,
    onUndo: () => actor.send({ type: 'step.undo' }),
    onRedo: () => actor.send({ type: 'step.redo' }),
  });
  return (
    <div ref={place}>
      <BuilderBar id={report.id} builder={builder} />
      <h2 className={styles.title}>{builder.draft.name}</h2>
      {builder.left && <LeftDraft builder={builder} />}
      <KitSegmented<Side>
        aria-label="Side"
        className={styles.sides ?? ''}
        options={sides}
        value={side}
        onChange={setSide}
      />
      <div className={styles.builder} data-side={side}>
        <div className={styles.panel}>
          <SectionList builder={builder} client={report.client_id} />
          <ReportSettings builder={builder} client={report.client_id} />
          <ReportDelivery builder={builder} client={report.client_id} />
        </div>
        <Preview builder={builder} />
      </div>
      <ChangeNotice actor={saved.actor} words={saved.words} />
      <DraftConflict actor={builder.editor} title={report.name} client={report.client_id} />
    </div>
  );
};

export const ReportBuilder = ({ id }: { id: string }) => {
  const { data, error, refetch } = useReport(id);
  const { known, has } = usePlan();
  if (!data && error) return <ListFailure what="The report" error={error} onRetry={refetch} />;
  if (!data || !known) return <BuilderSkeleton />;
  if (!has('custom_reports') && data.report.beginning !== 'monthly')
    return (
      <Paywall feature="custom_reports" title="Custom reports">
        <p>Combine sections the way each client needs them. The monthly report is included in every plan.</p>
      </Paywall>
    );
  return <Builder report={data.report} />;
};
