/** Answers the value of a metric, its comparison and the contributions to its change. */
import { figureInSentence, isOrAre, wasOrWere } from '../kpi/figureInSentence.ts';
import type { FigureName } from '../kpi/figureNames.ts';
import { figureText } from '../kpi/figureText.ts';
import { figureOf } from '../kpi/metricDictionary.ts';
import { differenceText } from './changeSentence.ts';
import {
  type AnsweringFacts,
  ask,
  evidence,
  type FigureAnswerText,
  linkOf,
  subject,
  type Told,
} from './figureEvidence.ts';
import type { ValueQuestion } from './figureQuestion.ts';
import { againstWords, onDays, reasonOfNone } from './figureWording.ts';
import { withAsked } from './valueAsks.ts';
import { whyOf } from './whyOf.ts';

const noneSentence = (figure: FigureName, { side, reply }: Told, facts: AnsweringFacts): string => {
  const silent =
    reply.freshness.length === 0
      ? 'nothing that reports figures is connected'
      : reasonOfNone(figure, reply.totals);
  return `There ${isOrAre(figure)} no ${subject(figureInSentence(figure), side, facts)} ${onDays(reply.range)}: ${silent}.`;
};

const valueSentence = (question: ValueQuestion, own: Told, facts: AnsweringFacts): string => {
  const { figure, ask: asked } = question;
  const { totals, previous, range, compared_range } = own.reply;
  const value = totals[figure];
  if (value === null) return noneSentence(figure, own, facts);
  const { label } = figureOf(figure);
  const said = `${subject(label, own.side, facts)} ${wasOrWere(figure)} ${figureText(figure, value)} ${onDays(range)}`;
  if (previous === null || compared_range === null) return `${said}.`;
  const before = previous[figure];
  const against = `${againstWords(figure, value, before)} ${onDays(compared_range)}`;
  const difference =
    before === null || (asked?.is !== 'change' && asked?.is !== 'ends')
      ? ''
      : `, ${differenceText(figure, value, before)}`;
  return `${said}, ${against}${difference}.`;
};

export const valueAnswer = (question: ValueQuestion, facts: AnsweringFacts): FigureAnswerText => {
  const { figure, side, against, interval } = question;
  const own = ask(side, facts, { against, interval });
  const { reply, view } = own;
  const why = question.intent === 'why' ? whyOf(figure, view.query, facts.engine.metrics) : null;
  // No chart if no source reports hours.
  const steps = reply.notes.some(({ code }) => code === 'hoursUntold') ? [] : reply.series;
  const figures = evidence(question, own, facts, {
    kind: 'value',
    by: why === null ? null : 'channel',
    value: reply.totals[figure],
    previous: reply.previous?.[figure] ?? null,
    compared_range: reply.compared_range,
    series: steps.map((point) => ({
      at: point.at,
      open: point.open,
      value: point[figure],
      previous: point.previous?.[figure] ?? null,
    })),
    rows: why === null ? [] : [...why.rows],
    views: [linkOf('Open in dashboard', own)],
  });
  const sentence = valueSentence(question, own, facts);
  const parts = why === null ? [] : [why.sentence];
  return { answer: withAsked(question, own, { sentence, parts, facts }), figures };
};
