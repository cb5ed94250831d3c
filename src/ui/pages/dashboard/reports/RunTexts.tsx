/** Renders the editable texts of a run in review, each in its own form, until the run is approved. */
import { Button, Flex, Input } from 'antd';
import { useState } from 'react';
import type { ReportRunItem } from '#domain/contract/reportRunSchemas.ts';
import { longestText } from '#domain/reports/reportRules.ts';
import {
  reportWordsService,
  type WrittenSection,
  wordsVersion,
  writtenSections,
} from '#machines/reports/reportWordsService.ts';
import { EditDrawer } from '../../../parts/EditDrawer.tsx';
import { useMayEditReports, useReportRun } from '../../../parts/reports/useReports.ts';
import { useEditForm } from '../../../parts/useEditForm.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { FormField } from '../../../widgets/FormField.tsx';
import styles from './ReportsPage.module.css';
import type { ReportActions } from './useReportActions.ts';

const labels = { text: 'Text' } as const;

const textProblem = (text: string): string | null =>
  text.length > longestText ? `The text must be at most ${longestText} characters long` : null;

const isInReview = ({ latest, state, block }: ReportRunItem): boolean =>
  latest && (state === 'review' || (state === 'blocked' && block?.reason === 'comment'));

type WordsDrawerProps = {
  readonly run: ReportRunItem;
  readonly section: WrittenSection;
  readonly acts: ReportActions;
  readonly onClose: () => void;
};

const WordsDrawer = ({ run, section, acts, onClose }: WordsDrawerProps) => {
  const { api } = useServices();
  const edit = useEditForm({
    start: wordsVersion(run, section),
    actors: reportWordsService({
      api,
      runId: run.id,
      sectionId: section.id,
      onSaved: (_saved, position) => acts.written(section.title, position),
    }),
    onLeave: onClose,
  });
  const isSummary = section.kind === 'summary';
  return (
    <EditDrawer
      edit={edit}
      title={`Text of ${section.title}`}
      submit="Save text"
      labels={labels}
      onClose={onClose}
    >
      <FormField
        name="text"
        label={labels.text}
        hint={
          isSummary
            ? 'For this run only. Leave empty to use the draft written from the figures.'
            : 'For this run only. The next run uses the report’s own text.'
        }
        problemOf={textProblem}
      >
        <Input.TextArea autoSize={{ minRows: 6, maxRows: 18 }} />
      </FormField>
    </EditDrawer>
  );
};

const stateOf = (section: WrittenSection): string => {
  if (section.kind === 'summary' && section.drafted) return 'draft, written from the figures';
  return section.text === '' ? 'empty' : 'written';
};

export const RunTexts = ({ run, acts }: { run: ReportRunItem; acts: ReportActions }) => {
  const mayEdit = useMayEditReports();
  const { data } = useReportRun(run.id, false);
  const [edited, setEdited] = useState<string | null>(null);
  const sections = data?.content ? writtenSections(data.content) : [];
  if (!mayEdit || !isInReview(run) || !data || sections.length === 0) return null;
  const open = sections.find(({ id }) => id === edited);
  return (
    <section aria-labelledby="words">
      <h3 id="words">Words</h3>
      <Flex component="ul" vertical gap={10}>
        {sections.map((section) => (
          <Flex
            component="li"
            key={section.id}
            align="start"
            justify="space-between"
            gap={12}
            className={styles.words ?? ''}
          >
            <span>
              {section.title} <span className={styles.quiet}>{stateOf(section)}</span>
            </span>
            <Button
              size="small"
              aria-label={`Edit the text of ${section.title}`}
              onClick={() => setEdited(section.id)}
            >
              Edit
            </Button>
          </Flex>
        ))}
      </Flex>
      {open && <WordsDrawer run={data.run} section={open} acts={acts} onClose={() => setEdited(null)} />}
    </section>
  );
};
