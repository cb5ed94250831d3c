/** Renders one question with its answer, its explanation, and the underlying events. */
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { inWords } from '#domain/ask/eventWords.ts';
import type { AskReply } from '#domain/contract/askSchemas.ts';
import type { FiguresAnswer } from '#domain/contract/figuresAnswer.ts';
import type { AsOf } from '#domain/pastView.ts';
import type { StoredAnswer, Turn } from '#machines/ask/turn.ts';
import { inReadersZone, shortTime } from '../../content/dates.ts';
import { eventName } from '../../content/eventNames.ts';
import { longDay } from '../../content/formatMetric.ts';
import { sourceStateWords } from '../../content/sourceStates.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { EventLink } from '../../parts/EventLink.tsx';
import { PartBoundary } from '../../parts/errors/PartBoundary.tsx';
import { useEventNumber } from '../../parts/view/useEventNumber.ts';
import { pastInWords } from '../../parts/view/viewWords.ts';
import { WholeText } from '../../parts/WholeText.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { useAsOf } from '../../services/useAsOf.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';
import { ShapeSkeleton } from '../../widgets/ShapeSkeleton.tsx';
import styles from './AiChat.module.css';
import { AnswerCheck } from './AnswerCheck.tsx';
import figureStyles from './AnsweredFigures.module.css';
import { AnswerLink } from './AnswerLink.tsx';

type Source = FiguresAnswer['sources'][number];

const sourceWords = ({ label, state, data_to, rows }: Source): string =>
  `${label}: ${sourceStateWords[state]}${data_to === null ? '' : `, data to ${longDay(data_to)}`}, ${rows} ${rows === 1 ? 'row' : 'rows'}`;

const mostSources = 8;

const Sources = ({ sources }: Pick<FiguresAnswer, 'sources'>) => {
  if (sources.length === 0) return <>No source of this selection reports it</>;
  const left = sources.length - mostSources;
  return (
    <ul>
      {sources.slice(0, mostSources).map((source) => (
        <li key={source.label}>{sourceWords(source)}</li>
      ))}
      {left > 0 && <li>and {left} more</li>}
    </ul>
  );
};

const daysIn = ({ from, to }: FiguresAnswer['range']): string =>
  from === to ? longDay(from) : `${longDay(from)} to ${longDay(to)}`;

const factsOf = (answer: FiguresAnswer): readonly (readonly [name: string, value: ReactNode])[] => [
  ['Measure', answer.label],
  ['Formula', `${answer.formula}. ${answer.note}`],
  ['Client', answer.of],
  ['Dates', daysIn(answer.range)],
  ...(answer.compared_range ? [['Against', daysIn(answer.compared_range)] as const] : []),
  ['Filters', answer.filters.length === 0 ? 'None' : answer.filters.join('; ')],
  ['Sources', <Sources key="sources" sources={answer.sources} />],
  ['Rows used', String(answer.rows_used)],
  ['As of', eventName(answer.number)],
  ...(answer.notes.length === 0 ? [] : [['Notes', answer.notes.join(' ')] as const]),
];

const FigureEvidence = ({ answer }: { answer: FiguresAnswer }) => (
  <dl className={figureStyles.facts}>
    {factsOf(answer).flatMap(([name, value]) => [
      <dt key={name}>{name}</dt>,
      <dd key={`${name} is`}>{value}</dd>,
    ])}
  </dl>
);

const Working = ({ working, sources, figures }: Pick<AskReply, 'working' | 'sources' | 'figures'>) => (
  <details className={styles.working}>
    <summary>How I got this</summary>
    <ol>
      {working.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    {figures && <FigureEvidence answer={figures} />}
    {sources.length > 0 && (
      <>
        <p>Based on these events:</p>
        <ul className={styles.sources}>
          {sources.map(({ position, number, type }) => (
            <li key={position}>
              <EventLink event={{ position, number }} words={inWords(type)} />
            </li>
          ))}
        </ul>
      </>
    )}
  </details>
);

const FoundLinks = ({ links }: { links: NonNullable<AskReply['links']> }) => (
  <ul className={styles.found} aria-label="Found">
    {links.map(({ label, to }) => (
      <li key={to}>
        <AppLink to={to}>{label}</AppLink>
      </li>
    ))}
  </ul>
);

const Answer = ({ reply: { answer, refused, links } }: { reply: AskReply }) => {
  const [first = '', ...lines] = inReadersZone(answer).split('\n');
  return (
    <>
      <p className={styles.answer} data-refused={refused}>
        <WholeText>{first}</WholeText>
      </p>
      {lines.length > 0 && (
        <p className={styles.lines}>
          <WholeText>{lines.join('\n')}</WholeText>
        </p>
      )}
      {links && <FoundLinks links={links} />}
    </>
  );
};

const late = {
  fault: 'The figures of the answer did not load',
  load: async () => (await import('./AnsweredFigures.tsx')).AnsweredFigures,
};

const Figures = ({ reply, asOf }: { reply: AskReply; asOf: AsOf | null }) => {
  const AnsweredFigures = useLazyModule(reply.figures !== undefined, late);
  if (!reply.figures) return null;
  return AnsweredFigures ? (
    <PartBoundary component="Figures of the answer">
      <AnsweredFigures answer={reply.figures} text={reply.answer} asOf={asOf} />
    </PartBoundary>
  ) : (
    <ShapeSkeleton charts={1} />
  );
};

type NextProps = { reply: AskReply; onAsk: (question: string) => void };

const Next = ({ reply, onAsk }: NextProps) => {
  if (!reply.follow_ups || reply.follow_ups.length === 0) return null;
  const label = reply.refused ? 'Closest questions that I can answer' : 'You could ask next';
  return (
    <div>
      <p className={styles.quiet}>{label}:</p>
      <ul className={figureStyles.next} aria-label={label}>
        {reply.follow_ups.map((question) => (
          <li key={question}>
            <Button shape="round" onClick={() => onAsk(question)}>
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
};

type AnswerTurnProps = {
  turn: Turn;
  /** Only the last turn offers follow-up questions, because earlier ones would fill the page. */
  isLast: boolean;
  rating: ReactNode;
  action: ReactNode;
  onAsk: (question: string) => void;
  onEdit: (question: string) => void;
};

type AgainProps = Pick<AnswerTurnProps, 'onAsk' | 'onEdit'> & { question: string; isRetried: boolean };

/** An answer never changes: a retried or edited question gets a new answer below. */
const Again = ({ question, isRetried, onAsk, onEdit }: AgainProps) => {
  const deeds = [...(isRetried ? [] : [['Ask again', onAsk] as const]), ['Edit question', onEdit] as const];
  return (
    <p className={styles.again}>
      {deeds.map(([label, act]) => (
        <Button
          key={label}
          size="small"
          type="text"
          aria-label={`${label}: ${question}`}
          onClick={() => act(question)}
        >
          {label}
        </Button>
      ))}
    </p>
  );
};

/** The past moment that the answer refers to, shown even after the page has moved to another moment. */
const Moment = ({ asOf }: { asOf: AsOf }) => {
  const number = useEventNumber(asOf);
  const isShown = useAsOf() === asOf;
  return <p className={styles.quiet}>As of {pastInWords(asOf, isShown ? number : null)}.</p>;
};

type GivenProps = Pick<AnswerTurnProps, 'turn' | 'rating'> & { kept: StoredAnswer };

/** Time and event of the answer, so that an old one is not read as current. */
const Given = ({ kept, rating, turn: { question, reply } }: GivenProps) => {
  const now = useServices().world.clock.now();
  return (
    <div className={styles.given}>
      <p className={styles.quiet}>
        Answered <time dateTime={kept.at}>{shortTime(kept.at, now)}</time>, as of {eventName(kept.number)}.
      </p>
      {rating}
      <AnswerLink question={question} at={kept.at} />
      {reply && <AnswerCheck question={question} reply={reply} kept={kept} />}
    </div>
  );
};

export const AnswerTurn = (props: AnswerTurnProps) => {
  const { turn, isLast, rating, action, onAsk, onEdit } = props;
  const { question, asOf, reply, kept, problem, isStopped } = turn;
  const hasFailed = problem !== null || isStopped;
  // Then a single prominent retry button is rendered below.
  const isRetried = hasFailed && isLast;
  return (
    <li className={styles.turn}>
      <h2>
        <span className="visually-hidden">You asked: </span>
        {question}
      </h2>
      {(reply || hasFailed) && (
        <Again question={question} isRetried={isRetried} onAsk={onAsk} onEdit={onEdit} />
      )}
      {asOf !== null && <Moment asOf={asOf} />}
      {reply && <Answer reply={reply} />}
      {reply && <Figures reply={reply} asOf={asOf} />}
      {action}
      {kept && <Given turn={turn} kept={kept} rating={rating} />}
      {reply && <Working {...reply} />}
      {reply && isLast && <Next reply={reply} onAsk={onAsk} />}
      {problem && <p className={styles.problem}>{problem.errors?.question ?? problem.message}</p>}
      {isStopped && <p className={styles.quiet}>Stopped before the answer came.</p>}
      {isRetried && (
        <p>
          <Button onClick={() => onAsk(question)}>Ask again</Button>
        </p>
      )}
      {!reply && !problem && !isStopped && <p className={styles.quiet}>Looking it up…</p>}
    </li>
  );
};
