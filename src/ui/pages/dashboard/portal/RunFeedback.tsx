/** Renders a client's feedback on a report: acceptance, requested changes, rating, and comments by section. */
import { useSelector } from '@xstate/react';
import { Button, Flex, Input, Select } from 'antd';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';
import type { ReportRunItem } from '#domain/contract/reportRunSchemas.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { type ReversibleChange, reversibleChangeMachine } from '#machines/editing/reversibleChangeMachine.ts';
import { type RunFeedbackKind, runFeedbackService } from '#machines/editing/runFeedbackService.ts';
import { shortTime } from '../../../content/dates.ts';
import { ChangeNotice } from '../../../parts/ChangeNotice.tsx';
import { FeatureLock } from '../../../parts/FeatureLock.tsx';
import { sectionTitle } from '../../../parts/reports/reportWords.ts';
import { sectionOf, spokenSections } from '../../../parts/reports/sectionOf.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useLifecycle } from '../../../services/useLifecycle.ts';
import { usePlan } from '../../../services/usePlan.ts';
import { StarRating, starsText } from '../../../widgets/StarRating.tsx';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import styles from './Portal.module.css';

const longest = 2_000;

type WordsFormProps = {
  label: string;
  submit: string;
  isOff: boolean;
  children?: ReactNode;
  onWords: (text: string) => void;
};

const WordsForm = ({ label, submit, isOff, children, onWords }: WordsFormProps) => {
  const id = useId();
  const [text, setText] = useState('');
  const isEmpty = tidyText(text) === '';
  return (
    <form
      className={styles.words}
      onSubmit={(event) => {
        event.preventDefault();
        if (isEmpty || isOff) return;
        onWords(tidyText(text));
        setText('');
      }}
    >
      {children}
      <label htmlFor={id}>{label}</label>
      <Input.TextArea
        id={id}
        value={text}
        rows={3}
        maxLength={longest}
        disabled={isOff}
        onChange={(event) => setText(event.target.value)}
      />
      <Button htmlType="submit" disabled={isOff || isEmpty}>
        {submit}
      </Button>
    </form>
  );
};

type RunCommentsProps = {
  run: ReportRunItem;
  content: ReportContent | null;
  isOff: boolean;
  onComment: (section: string, text: string) => void;
};

const RunComments = ({ run, content, isOff, onComment }: RunCommentsProps) => {
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

const words: Readonly<Record<Exclude<RunFeedbackKind, 'rate'>, { made: string; takenBack: string }>> = {
  accept: { made: 'You accepted the report.', takenBack: 'The report is open again.' },
  requestChanges: {
    made: 'Your agency knows what to change.',
    takenBack: 'Your request for changes is withdrawn.',
  },
  withdraw: { made: 'Your answer is withdrawn.', takenBack: 'Your answer counts again.' },
  comment: { made: 'Your comment was added.', takenBack: 'Your comment was removed.' },
};

const isKind = (kind: string): kind is keyof typeof words => Object.hasOwn(words, kind);

const wordsOf = (kind: string, _name: string, { details }: ReversibleChange) => {
  if (isKind(kind)) return words[kind];
  const made =
    details?.stars === undefined ? 'Your rating is cleared.' : `You gave ${starsText(details.stars)}.`;
  return { made, takenBack: 'Your previous rating is back.' };
};

const useFeedback = (run: ReportRunItem) => {
  const { api, ownChanges } = useServices();
  const actor = useLifecycle(
    () => reversibleChangeMachine.provide({ actors: runFeedbackService({ api, changes: ownChanges }) }),
    { id: 'reversibleChange' },
  );
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const say = (kind: RunFeedbackKind, details: Readonly<Record<string, string | number>> = {}) =>
    actor.send({ type: 'change.ask', kind, id: run.id, name: run.title, etag: '', details });
  return { actor, busy, say };
};

const Answered = ({ run, onWithdraw }: { run: ReportRunItem; onWithdraw: (() => void) | null }) => {
  const { world } = useServices();
  if (run.answered_at === null) return null;
  const when = shortTime(run.answered_at, world.clock.now());
  return (
    <div>
      <p>
        {run.request === '' ? (
          <StatusTag tone="good">Accepted</StatusTag>
        ) : (
          <StatusTag tone="warning">Changes requested</StatusTag>
        )}{' '}
        {run.answered_by ?? ''}, {when}
      </p>
      {run.request !== '' && <blockquote>{run.request}</blockquote>}
      {onWithdraw && (
        <Button size="small" onClick={onWithdraw}>
          Withdraw the answer
        </Button>
      )}
    </div>
  );
};

type RunFeedbackProps = { run: ReportRunItem; content: ReportContent | null; isReadOnly: boolean };

export const RunFeedback = ({ run, content, isReadOnly }: RunFeedbackProps) => {
  const { actor, busy, say } = useFeedback(run);
  const isOff = busy || isReadOnly;
  const isOpen = run.answered_at === null && run.latest;
  const request = useRef<HTMLDivElement>(null);
  const answers = (
    <Flex
      component="section"
      vertical
      gap={16}
      className={styles.answers ?? ''}
      aria-labelledby="answers"
      data-print="never"
    >
      <h2 id="answers">Your answer</h2>
      <ChangeNotice actor={actor} words={wordsOf} />
      <Answered run={run} onWithdraw={isOff || !run.latest ? null : () => say('withdraw')} />
      {isOpen && (
        <div ref={request}>
          <WordsForm
            label="What should be changed?"
            submit="Request changes"
            isOff={isOff}
            onWords={(text) => say('requestChanges', { text })}
          />
        </div>
      )}
      <StarRating
        label="How useful is it?"
        value={run.rating}
        isOff={isOff}
        onChange={(stars) => say('rate', stars === null ? {} : { stars })}
      />
      <RunComments
        run={run}
        content={content}
        isOff={isOff}
        onComment={(section, text) => say('comment', { section, text })}
      />
    </Flex>
  );
  return (
    <>
      {isOpen && (
        <Flex wrap align="center" gap={8} className={styles.bar ?? ''} data-print="never">
          <span>Accept this report, or say what to change.</span>
          <Button disabled={isOff} onClick={() => request.current?.querySelector('textarea')?.focus()}>
            Ask for changes
          </Button>
          <Button type="primary" disabled={isOff} onClick={() => say('accept')}>
            Accept report
          </Button>
        </Flex>
      )}
      {answers}
    </>
  );
};
