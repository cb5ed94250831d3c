/** Renders a run's comments, internal and from the client, with a field for a new one. */

import { Button, Checkbox, Input, Select } from 'antd';
import { useState } from 'react';
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';
import type { ReportRunItem } from '#domain/contract/reportRunSchemas.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { shortTime } from '../../../content/dates.ts';
import { FeatureLock } from '../../../parts/FeatureLock.tsx';
import { sectionTitle } from '../../../parts/reports/reportWords.ts';
import { sectionOf, spokenSections } from '../../../parts/reports/sectionOf.ts';
import { useMayEditReports, useReportRun } from '../../../parts/reports/useReports.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { usePlan } from '../../../services/usePlan.ts';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import styles from './ReportsPage.module.css';
import type { ReportActions } from './useReportActions.ts';

type CommentsProps = { readonly run: ReportRunItem; readonly acts: ReportActions };

const whole = '';

type NewCommentProps = CommentsProps & { readonly content: ReportContent | null };

const NewComment = ({ run, acts, content }: NewCommentProps) => {
  const [text, setText] = useState('');
  const [section, setSection] = useState(whole);
  const [internal, setInternal] = useState(true);
  return (
    <form
      className={styles.comment}
      onSubmit={(event) => {
        event.preventDefault();
        acts.comment(run, { section: section === whole ? null : section, text, internal }, () => setText(''));
      }}
    >
      <Input.TextArea
        aria-label="Comment"
        placeholder="Write a comment"
        rows={2}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Select
        aria-label="Comment on"
        value={section}
        onChange={setSection}
        options={[
          { value: whole, label: 'The whole report' },
          ...spokenSections(content).map((one) => ({ value: one.id, label: sectionTitle(one) })),
        ]}
      />
      <Checkbox checked={internal} onChange={({ target }) => setInternal(target.checked)}>
        Agency only
      </Checkbox>
      <Button htmlType="submit" disabled={tidyText(text) === ''}>
        Add comment
      </Button>
    </form>
  );
};

export const RunComments = ({ run, acts }: CommentsProps) => {
  const now = useServices().world.clock.now();
  const mayEdit = useMayEditReports();
  const { known, has } = usePlan();
  const content = useReportRun(run.id, false).data?.content ?? null;
  const isLocked = known && !has('team_collaboration');
  return (
    <section aria-labelledby="comments">
      <h3 id="comments">Comments</h3>
      {run.request !== '' && (
        <p>
          <StatusTag tone="warning">Changes requested</StatusTag> {run.request}
        </p>
      )}
      {run.rating !== null && <p>The client gave {run.rating} of 5 stars.</p>}
      {run.comments.length > 0 && (
        <ol className={styles.plain}>
          {run.comments.map(({ id, section, text, by, at, internal }) => (
            <li key={id}>
              <span>{text}</span>
              <span className={styles.quiet}>
                {by} on {sectionOf(content, section)}, {shortTime(at, now)}
                {internal ? ' · agency only' : ''}
              </span>
            </li>
          ))}
        </ol>
      )}
      {mayEdit && !isLocked && <NewComment run={run} acts={acts} content={content} />}
      {mayEdit && <FeatureLock feature="team_collaboration" />}
    </section>
  );
};
