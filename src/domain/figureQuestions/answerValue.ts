/** Answers what a figure was, against which, and where its change comes from. */
import { figureInSentence, isOrAre, wasOrWere } from '../kpi/figureInSentence.ts';
import type { FigureName } from '../kpi/figureNames.ts';
import { figureOf } from '../kpi/figures.ts';
import { figureText } from '../kpi/figureText.ts';
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
import { whyOf } from './whyOf.ts';

const noneSentence = (figure: FigureName, { side, reply }: Told, facts: AnsweringFacts): string => {
  const silent =
    reply.freshness.length === 0
      ? 'nothing that reports figures is connected'
      : reasonOfNone(figure, reply.totals);
  return `There ${isOrAre(figure)} no ${subject(figureInSentence(figure), side, facts)} ${onDays(reply.range)}: ${silent}.`;
};

const valueSentence = (figure: FigureName, own: Told, facts: AnsweringFacts): string => {
  const { totals, previous, range, compared_range } = own.reply;
  const value = totals[figure];
  if (value === null) return noneSentence(figure, own, facts);
  const { label } = figureOf(figure);
  const said = `${subject(label, own.side, facts)} ${wasOrWere(figure)} ${figureText(figure, value)} ${onDays(range)}`;
  if (previous === null || compared_range === null) return `${said}.`;
  return `${said}, ${againstWords(figure, value, previous[figure])} ${onDays(compared_range)}.`;
};

export const valueAnswer = (question: ValueQuestion, facts: AnsweringFacts): FigureAnswerText => {
  const { figure, side, against, interval } = question;
  const own = ask(side, facts, { against, interval });
  const { reply, view } = own;
  const why = question.intent === 'why' ? whyOf(figure, view.query, facts.engine.metrics) : null;
  // Hours that no source tells are left undrawn.
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
  const sentence = valueSentence(figure, own, facts);
  return { answer: why === null ? sentence : `${sentence} ${why.sentence}`, figures };
};
