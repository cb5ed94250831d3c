/** Renders the report builder: sections and settings on one side, the preview on the other. */

import { useSelector } from '@xstate/react';
import { Alert, Button, Flex, Space } from 'antd';
import { useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ReportDetails } from '#domain/contract/reportSchemas.ts';
import type { FieldValue } from '#domain/editing/threeWayMerge.ts';
import { filterTextInWords, filterTextOf, withFilter } from '#domain/metrics/filterText.ts';
import { sizeProblem } from '#domain/reportContent/contentSize.ts';
import { makeNotice } from '#machines/editing/changeNotice.ts';
import type { editFormMachine } from '#machines/editing/editFormMachine.ts';
import { periodOf, sectionsOf } from '#machines/reports/reportDraft.ts';
import { AppLink } from '../../../../parts/AppLink.tsx';
import { ChangeNotice } from '../../../../parts/ChangeNotice.tsx';
import { EditConflict } from '../../../../parts/conflict/EditConflict.tsx';
import type { FieldWords } from '../../../../parts/conflict/fieldWords.ts';
import { ListFailure } from '../../../../parts/empty/ListFailure.tsx';
import { Paywall } from '../../../../parts/Paywall.tsx';
import { periodText } from '../../../../parts/reports/list/reportStatusLabel.ts';
import { ReportDocument } from '../../../../parts/reports/ReportDocument.tsx';
import { reportAddress } from '../../../../parts/reports/reportAddress.ts';
import { useReport } from '../../../../parts/reports/useReports.ts';
import { useReversible } from '../../../../parts/useReversible.ts';
import { useFilterChoices } from '../../../../parts/view/useFilterChoices.ts';
import { announcedKeys } from '../../../../services/announcedKeys.ts';
import { usePlan } from '../../../../services/usePlan.ts';
import { KitSegmented } from '../../../../widgets/KitSegmented.tsx';
import { ProblemBox } from '../../../../widgets/ProblemBox.tsx';
import { ShapeSkeleton } from '../../../../widgets/ShapeSkeleton.tsx';
import { useEditKeys } from '../../custom/edit/useEditKeys.ts';
import { DiscardDialog } from '../../DiscardDialog.tsx';
import { useArrivalFocus } from '../../useArrivalFocus.ts';
import { BuilderSkeleton } from '../BuilderSkeleton.tsx';
import styles from './Builder.module.css';
import { ReportDelivery, ReportSettings } from './ReportSettings.tsx';
import { SectionList } from './SectionList.tsx';
import { nameOfSection } from './sectionDraft.ts';
import { type ReportBuilderInUse, useReportBuilder } from './useReportBuilder.ts';

type BuilderBarProps = { readonly id: string; readonly builder: ReportBuilderInUse };

const BuilderBar = ({ id, builder }: BuilderBarProps) => {
  const { actor, editor, isDirty, isBusy } = builder;
  const { past, future } = useSelector(actor, ({ context }) => context);
  const problem = useSelector(editor, ({ context }) => context.problem);
  const [isAsked, setAsked] = useState(false);
  const why = Object.values(problem?.errors ?? {})[0] ?? problem?.message ?? null;
  const close = () => setAsked(false);
  const discard = () => {
    builder.discard();
    close();
  };
  return (
    <section className={styles.bar} aria-label="Edit report">
      <ProblemBox text={why} />
      <div className={styles.row}>
        <AppLink to={reportAddress(id)} markCurrent={false}>
          Back to the report
        </AppLink>
        <span className={styles.end}>
          <Button
            disabled={past.length === 0}
            title={past.length === 0 ? 'Nothing to undo' : undefined}
            aria-keyshortcuts={announcedKeys.undo}
            onClick={() => actor.send({ type: 'step.undo' })}
          >
            Undo
          </Button>
          <Button
            disabled={future.length === 0}
            title={future.length === 0 ? 'Nothing to redo' : undefined}
            aria-keyshortcuts={announcedKeys.redo}
            onClick={() => actor.send({ type: 'step.redo' })}
          >
            Redo
          </Button>
          <Button disabled={!isDirty || isBusy} onClick={() => setAsked(true)}>
            Discard
          </Button>
          <Button
            type="primary"
            loading={isBusy}
            disabled={!isDirty}
            title={isDirty ? undefined : 'No changes to save'}
            aria-keyshortcuts={announcedKeys.save}
            onClick={builder.save}
          >
            Save report
          </Button>
        </span>
      </div>
      {isAsked && <DiscardDialog of="report" onDiscard={discard} onClose={close} />}
    </section>
  );
};

const Preview = ({ builder: { actor } }: { builder: ReportBuilderInUse }) => {
  const { content, problem } = useSelector(actor, ({ context }) => context);
  const isStale = useSelector(actor, (snapshot) => snapshot.hasTag('stale'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const tooLarge = content && sizeProblem(content);
  const why = Object.values(problem?.errors ?? {})[0] ?? problem?.message;
  return (
    <section aria-label="Preview" aria-busy={isStale} className={styles.preview} data-stale={isStale}>
      <p className={styles.state}>
        {isFailed ? (
          <>
            <span role="alert">No preview: {why}</span>{' '}
            <Button size="small" onClick={() => actor.send({ type: 'preview.retry' })}>
              Try again
            </Button>
          </>
        ) : (
          <span role="status">{isStale ? 'Updating the preview…' : 'Preview with today’s figures'}</span>
        )}
      </p>
      {tooLarge !== null && <ProblemBox text={tooLarge} />}
      {content ? <ReportDocument content={content} level={3} /> : !isFailed && <ShapeSkeleton isDocument />}
    </section>
  );
};

const wordOf = (field: string, value: FieldValue): string | undefined => {
  if (field === 'period') return periodText(periodOf(String(value)));
  if (field === 'sections') {
    const names = sectionsOf(String(value)).map(nameOfSection);
    return names.length === 0 ? 'None' : names.join(', ');
  }
  if (field === 'recipients') return String(value).replaceAll('\n', ', ');
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : undefined;
};

const draftWords: FieldWords = {
  labels: {
    name: 'Name',
    title: 'Title on the cover',
    period: 'Period',
    compare: 'Compared with',
    filters: 'Filters',
    sections: 'Sections',
    recipients: 'Recipients',
    subject: 'Subject',
    message: 'Message',
    needs_review: 'Require approval before sending',
    requires_comment: 'Require a comment before approval',
  },
  wordOf,
};

type DraftConflictProps = {
  readonly actor: ActorRefFrom<typeof editFormMachine>;
  readonly title: string;
  readonly client: string;
};

const DraftConflict = ({ actor, title, client }: DraftConflictProps) => {
  const { mine, theirs, before } = useSelector(actor, ({ context }) => context);
  const all = [mine?.fields, theirs?.fields, before].reduce(
    (text, fields) => withFilter(text, String(fields?.filters ?? '')),
    '',
  );
  const { nameOf } = useFilterChoices({ client, chosen: filterTextOf(all).filters, isOpened: false });
  const wordOf = (field: string, value: FieldValue): string | undefined =>
    field === 'filters' && value !== ''
      ? filterTextInWords(String(value), nameOf)
      : draftWords.wordOf?.(field, value);
  return <EditConflict actor={actor} title={title} labels={draftWords.labels} wordOf={wordOf} />;
};

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
        <Flex vertical gap={32} className={styles.panel ?? ''}>
          <SectionList builder={builder} client={report.client_id} />
          <ReportSettings builder={builder} client={report.client_id} />
          <ReportDelivery builder={builder} client={report.client_id} />
        </Flex>
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
        <p>Build reports section by section. The monthly report is included in every plan.</p>
      </Paywall>
    );
  return <Builder report={data.report} />;
};
