/** Renders the calculation of a metric: definition, formula, sources, rows and position in the log. */
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import type { QueryOf } from '#domain/contract/endpoints.ts';
import type { ExplainReply, MetricFreshness } from '#domain/contract/metricSchemas.ts';
import type { MetricQuery } from '#domain/metrics/metricQuery.ts';
import { eventName } from '../../content/eventNames.ts';
import { longDay } from '../../content/formatMetric.ts';
import { sourceStateTones, sourceStateWords } from '../../content/sourceStates.ts';
import { useReply } from '../../data/useReply.ts';
import { usePlan } from '../../services/usePlan.ts';
import { LinesSkeleton } from '../../widgets/LinesSkeleton.tsx';
import { LoadFailure } from '../../widgets/LoadFailure.tsx';
import { SideDrawer } from '../../widgets/SideDrawer.tsx';
import { StatusTag } from '../../widgets/StatusTag.tsx';
import { AppLink } from '../AppLink.tsx';
import { CopyButton } from '../CopyButton.tsx';
import { useView } from '../view/useView.ts';
import { arithmeticOf, partLabel, writtenPart } from './arithmetic.ts';
import { changeAddress } from './changeAddress.ts';
import styles from './ExplainDrawer.module.css';
import { ExplainRows } from './ExplainRows.tsx';
import { explainQuestion } from './explainScope.ts';
import { type FigureName, figureSpecs, isFigure } from './figureSpecs.ts';

type ExplainSourcesProps = {
  sources: ExplainReply['sources'];
  freshness: readonly MetricFreshness[];
  currency: string;
};

const Freshness = ({ fresh }: { fresh: MetricFreshness }) => (
  <>
    <StatusTag tone={sourceStateTones[fresh.state]}>{sourceStateWords[fresh.state]}</StatusTag>
    {fresh.data_to !== null && <small>data to {longDay(fresh.data_to)}</small>}
  </>
);

const ExplainSources = ({ sources, freshness, currency }: ExplainSourcesProps) => (
  <section className={styles.part} aria-label="Sources">
    <h3>Sources</h3>
    {sources.length === 0 && <p className={styles.quiet}>No source of this selection reports it.</p>}
    <Flex component="ul" vertical gap={12} className={styles.sources ?? ''}>
      {sources.map(({ source, label, rows, parts }) => {
        const fresh = freshness.find((one) => one.source === source);
        return (
          <li key={source}>
            <strong>{label}</strong> {fresh && <Freshness fresh={fresh} />}
            <span className={styles.quiet}>
              {parts
                .map(({ name, value }) => `${partLabel(name)} ${writtenPart(name, value, currency)}`)
                .join(' · ')}{' '}
              · {rows} {rows === 1 ? 'row' : 'rows'}
            </span>
          </li>
        );
      })}
    </Flex>
  </section>
);

export type ExplainHead = {
  readonly title: string;
  readonly definition: string;
  readonly arithmetic: ReactNode;
};

export type ExplainDrawerProps = {
  readonly figure: FigureName;
  readonly query: MetricQuery;
  readonly currency: string;
  readonly freshness: readonly MetricFreshness[];
  readonly link: string;
  readonly nameOf?: ((campaign: string) => string | undefined) | undefined;
  /** The part of the selection, such as a channel or client; null: the whole selection. */
  readonly scope?: string | null;
  readonly head?: ExplainHead | undefined;
  readonly tools?: ReactNode;
  readonly onClose: () => void;
};

/** `Spend ÷ clicks`, capitalized. */
const formulaIn = ({ figure }: ExplainReply): string => {
  const formula = isFigure(figure) ? figureSpecs[figure].formula : figure;
  return `${formula.slice(0, 1).toUpperCase()}${formula.slice(1)}`;
};

const Sum = ({ reply, currency }: { reply: ExplainReply; currency: string }) => (
  <>
    <p className={styles.sum}>
      <output data-figure-explained={reply.figure}>{arithmeticOf(reply, 'value', currency)}</output>
    </p>
    {reply.compared_range && (
      <p className="note">
        {longDay(reply.compared_range.from)} to {longDay(reply.compared_range.to)}:{' '}
        {arithmeticOf(reply, 'previous', currency)}
      </p>
    )}
  </>
);

type WhyProps = Pick<ExplainDrawerProps, 'figure' | 'query'>;

const Why = ({ figure, query }: WhyProps) => {
  const use = useView();
  const { has } = usePlan();
  const address = changeAddress(use, query, figure);
  if (address === null || !has('ai_insights')) return null;
  return (
    <p className="note">
      <AppLink to={address}>
        Why?
        <span className="visually-hidden"> What changed {figureSpecs[figure].label}</span>
      </AppLink>
    </p>
  );
};

type BodyProps = Omit<ExplainDrawerProps, 'link' | 'onClose' | 'scope' | 'head' | 'tools'> & {
  reply: ExplainReply;
  question: QueryOf<'readMetricExplanation'>;
  heading: string;
};

const Body = ({ reply, question, heading, figure, query, currency, freshness, nameOf }: BodyProps) => (
  <>
    <section className={styles.part} aria-label="Arithmetic">
      <h3>{heading}</h3>
      <p className={styles.quiet}>
        {formulaIn(reply)}, {longDay(reply.range.from)} to {longDay(reply.range.to)}
      </p>
      <Sum reply={reply} currency={currency} />
      {reply.compared_range && <Why figure={figure} query={query} />}
    </section>
    <ExplainSources sources={reply.sources} freshness={freshness} currency={currency} />
    <ExplainRows reply={reply} question={question} currency={currency} nameOf={nameOf} />
    <p className={styles.quiet}>
      As of {eventName(reply.number)}. The same question as of this event always has this answer.
    </p>
  </>
);

export const ExplainDrawer = (props: ExplainDrawerProps) => {
  const { figure, query, link, scope = null, head, tools, onClose } = props;
  const question = explainQuestion(query);
  const { data, error, refetch } = useReply('readMetricExplanation', { ...question, figure });
  const { label, definition } = figureSpecs[figure];
  return (
    <SideDrawer title={head?.title ?? label} focus="title" onClose={onClose}>
      <div className={styles.body}>
        {scope !== null && (
          <p>
            Only <bdi>{scope}</bdi>
          </p>
        )}
        <p>{head?.definition ?? definition}</p>
        {head?.arithmetic}
        {error && !data && <LoadFailure what="The arithmetic" error={error} onRetry={refetch} />}
        {!data && !error && <LinesSkeleton lines={8} />}
        {data && (
          <Body
            {...props}
            question={{ ...question, figure }}
            heading={head ? `${label} so far` : 'How it is worked out'}
            reply={data}
          />
        )}
        <Flex wrap align="center" gap="8px 16px">
          {tools}
          <CopyButton
            text={link}
            name={`link to the arithmetic of ${head?.title ?? label}`}
            label="Copy link"
          />
        </Flex>
      </div>
    </SideDrawer>
  );
};
