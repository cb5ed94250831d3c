/** Renders the sources of an answer: metric, clients, days, filters, sources, rows, and the event position. */
import type { ReactNode } from 'react';
import type { FiguresAnswer } from '#domain/contract/figuresAnswer.ts';
import { eventName } from '../../content/eventNames.ts';
import { longDay } from '../../content/formatMetric.ts';
import { sourceStateWords } from '../../content/sourceStates.ts';
import styles from './AnsweredFigures.module.css';

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

export const FigureEvidence = ({ answer }: { answer: FiguresAnswer }) => (
  <dl className={styles.facts}>
    {factsOf(answer).flatMap(([name, value]) => [
      <dt key={name}>{name}</dt>,
      <dd key={`${name} is`}>{value}</dd>,
    ])}
  </dl>
);
