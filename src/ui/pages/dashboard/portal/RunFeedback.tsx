/** Renders a client's feedback on a report: acceptance, requested changes, rating, and comments by section. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';
import type { ReportRunItem } from '#domain/contract/reportRunSchemas.ts';
import { type ReversibleChange, reversibleChangeMachine } from '#machines/editing/reversibleChangeMachine.ts';
import { type RunFeedbackKind, runFeedbackService } from '#machines/editing/runFeedbackService.ts';
import { shortTime } from '../../../content/dates.ts';
import { ChangeNotice } from '../../../parts/ChangeNotice.tsx';
import { useServices } from '../../../services/servicesContext.ts';
import { useLifecycle } from '../../../services/useLifecycle.ts';
import { StarRating, starsText } from '../../../widgets/StarRating.tsx';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import styles from './Portal.module.css';
import { RunComments } from './RunComments.tsx';
import { WordsForm } from './WordsForm.tsx';

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
  return (
    <section className={styles.answers} aria-labelledby="answers" data-print="never">
      <h2 id="answers">Your answer</h2>
      <ChangeNotice actor={actor} words={wordsOf} />
      <Answered run={run} onWithdraw={isOff || !run.latest ? null : () => say('withdraw')} />
      {isOpen && (
        <>
          <p>
            <Button type="primary" disabled={isOff} onClick={() => say('accept')}>
              Accept report
            </Button>
          </p>
          <WordsForm
            label="What should be changed?"
            submit="Request changes"
            isOff={isOff}
            onWords={(text) => say('requestChanges', { text })}
          />
        </>
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
    </section>
  );
};
