/** Renders the comments on a report and its sections, with a form for a new one. */
import { Select } from 'antd';
import { useState } from 'react';
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';
import type { ReportRunItem } from '#domain/contract/reportRunSchemas.ts';
import { shortTime } from '../../../content/dates.ts';
import { FeatureLock } from '../../../parts/FeatureLock.tsx';
import { sectionTitle } from '../../../parts/reports/reportWords.ts';
import { sectionOf, spokenSections } from '../../../parts/reports/sectionOf.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { usePlan } from '../../../services/usePlan.ts';
import styles from './Portal.module.css';
import { WordsForm } from './WordsForm.tsx';

type RunCommentsProps = {
  run: ReportRunItem;
  content: ReportContent | null;
  isOff: boolean;
  onComment: (section: string, text: string) => void;
};

export const RunComments = ({ run, content, isOff, onComment }: RunCommentsProps) => {
  const { world } = useServices();
  const { known, has } = usePlan();
  const isLocked = known && !has('team_collaboration');
  const [section, setSection] = useState('');
  const sections = spokenSections(content);
  return (
    <>
      <h3>Comments</h3>
      {run.comments.length === 0 && <p>No comments yet.</p>}
      <ol className={styles.comments} aria-label="Comments">
        {run.comments.map(({ id, section: of, text, by, at }) => (
          <li key={id}>
            <p>
              <strong>{by}</strong> on {sectionOf(content, of)},{' '}
              <time dateTime={at}>{shortTime(at, world.clock.now())}</time>
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <FeatureLock feature="team_collaboration" />
      {!isLocked && (
        <WordsForm
          label="Your comment"
          submit="Comment"
          isOff={isOff}
          onWords={(text) => onComment(section, text)}
        >
          <Select
            id="comment-section"
            aria-label="Comment on"
            value={section}
            disabled={isOff}
            onChange={setSection}
            options={[
              { value: '', label: 'The whole report' },
              ...sections.map((one) => ({ value: one.id, label: sectionTitle(one) })),
            ]}
          />
        </WordsForm>
      )}
    </>
  );
};
