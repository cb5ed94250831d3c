/** Answers the value of a metric, its comparison and the contributions to its change. */

import { figureInSentence, isOrAre, wasOrWere } from '../kpi/figureInSentence.ts';
import type { FigureName } from '../kpi/figureNames.ts';
import { figureText } from '../kpi/figureText.ts';
import { figureOf } from '../kpi/metricDictionary.ts';
import { boundText, boundValue, holdsFor, holdsForChange } from './boundWords.ts';
import { changeText, differenceText, relativeChange, sizeOfChange } from './changeSentence.ts';
import {
  type AnsweringFacts,
  ask,
  evidence,
  type FigureAnswerText,
  linkOf,
  none,
  type SideReply,
  subject,
} from './figureEvidence.ts';
import type { Side, ValueAsk, ValueQuestion } from './figureQuestion.ts';
import { againstWords, comparedWords, isComparedLater, onDays, reasonOfNone } from './figureWording.ts';
import type { Bound } from './lexeme.ts';
import { averageSentence, perSentence, ratioSentence, shareSentence } from './quotientSentences.ts';
import { isUpward } from './readChange.ts';
import { loggedSentence, whyOf } from './whyOf.ts';

type Of<Is extends ValueAsk['is']> = Extract<ValueAsk, { readonly is: Is }>;

type Change = { readonly current: number; readonly previous: number; readonly upward: boolean | null };

const isChangedBy = (by: Bound, { current, previous, upward }: Change): boolean | null => {
  const share = sizeOfChange(relativeChange(current, previous), upward);
  return share === null ? null : holdsForChange(by, share);
};

const isChangedThatWay = ({ current, previous, upward }: Change): boolean =>
  upward ? current > previous : current < previous;

const sideOfChange = ({ current, previous }: Change): string =>
  current === previous ? 'No change. ' : current > previous ? 'Up. ' : 'Down. ';

/** `Yes.`, `No.`, `Up.`; empty if unknown. */
const verdictOf = (
  figure: FigureName,
  { sense, isYesNo, by }: Of<'change'>,
  { reply }: SideReply,
): string => {
  const [current, previous] = [reply.totals[figure], reply.previous?.[figure] ?? null];
  if (current === null || previous === null) return '';
  const change = { current, previous, upward: isUpward(sense, figure) };
  if (by === undefined && (change.upward === null || !isYesNo)) return sideOfChange(change);
  const isSo = by === undefined ? isChangedThatWay(change) : isChangedBy(by, change);
  if (isSo === null) return '';
  return isSo ? 'Yes. ' : 'No. ';
};

/** “Why did it drop” takes a drop for granted. */
const presumedSentence = (figure: FigureName, sense: Of<'cause'>['sense'], { reply }: SideReply): string => {
  const [current, previous] = [reply.totals[figure], reply.previous?.[figure] ?? null];
  const upward = sense === null ? null : isUpward(sense, figure);
  if (upward === null || current === null || previous === null) return '';
  if (current === previous) return 'It did not change. ';
  const isUp = current > previous;
  return isUp === upward ? '' : isUp ? 'It went up, not down. ' : 'It went down, not up. ';
};

const boundSentence = (figure: FigureName, { bound, isYesNo }: Of<'bound'>, { reply }: SideReply): string => {
  const value = reply.totals[figure];
  if (value === null || boundValue(figure, bound) === null) return '';
  const isSo = holdsFor(figure, bound, value);
  return `${isYesNo ? (isSo ? 'Yes. ' : 'No. ') : ''}That is ${isSo ? '' : 'not '}${boundText(figure, bound)}. `;
};

const sumOf = (side: Side, facts: AnsweringFacts, days: Side['days']) =>
  ask({ ...side, days }, facts, { against: none, interval: null });

const spanSentence = async (
  figure: FigureName,
  { ends }: Of<'span'>,
  own: SideReply,
  facts: AnsweringFacts,
): Promise<string> => {
  const [first, second] = await Promise.all(
    [ends.first, ends.second].map(({ days }) => sumOf(own.side, facts, days)),
  );
  const [before, after] = [first?.reply.totals[figure] ?? null, second?.reply.totals[figure] ?? null];
  if (first === undefined || second === undefined || before === null || after === null) return '';
  return `Its ends: ${onDays(first.reply.range)} ${figureText(figure, before)}, ${onDays(second.reply.range)} ${figureText(figure, after)}, ${changeText(figure, after, before)}.`;
};

const endsSentence = async (
  figure: FigureName,
  { together }: Of<'ends'>,
  own: SideReply,
  facts: AnsweringFacts,
): Promise<string> => {
  const { reply } = await sumOf(own.side, facts, together);
  const total = reply.totals[figure];
  return total === null
    ? ''
    : `The whole span ${onDays(reply.range)} ${wasOrWere(figure)} ${figureText(figure, total)}.`;
};

const causeSentence = async (
  question: ValueQuestion,
  { suspect }: Of<'cause'>,
  facts: AnsweringFacts,
): Promise<string> => {
  const noCause = 'Figures show where a change comes from, not what caused it.';
  const cause = suspect && (await ask(suspect, facts, { against: question.against, interval: null }));
  const { figure } = question;
  const [now, then] = [cause?.reply.totals[figure] ?? null, cause?.reply.previous?.[figure] ?? null];
  if (suspect === null || now === null || then === null) return noCause;
  return `${subject(figureOf(figure).label, suspect, facts)} alone: ${changeText(figure, now, then)}. ${noCause}`;
};

const afterwards = async (
  question: ValueQuestion,
  own: SideReply,
  facts: AnsweringFacts,
): Promise<string> => {
  const { figure, ask: asked } = question;
  switch (asked?.is) {
    case 'share':
      return shareSentence(figure, asked, { ...own, against: question.against }, facts);
    case 'per':
      return perSentence(figure, asked, own);
    case 'ratio':
      return ratioSentence(figure, asked, own);
    case 'average':
      return averageSentence(figure, asked, own);
    case 'span':
      return spanSentence(figure, asked, own, facts);
    case 'ends':
      return endsSentence(figure, asked, own, facts);
    case 'cause':
      return causeSentence(question, asked, facts);
    default:
      return '';
  }
};

const before = ({ intent, figure, ask: asked }: ValueQuestion, own: SideReply): string => {
  if (intent === 'why')
    return asked?.is === 'change' || asked?.is === 'cause' ? presumedSentence(figure, asked.sense, own) : '';
  if (asked?.is === 'change') return verdictOf(figure, asked, own);
  return asked?.is === 'bound' ? boundSentence(figure, asked, own) : '';
};

type Said = { readonly sentence: string; readonly parts: readonly string[]; readonly facts: AnsweringFacts };

const withAsked = async (
  question: ValueQuestion,
  own: SideReply,
  { sentence, parts, facts }: Said,
): Promise<string> =>
  [`${before(question, own)}${sentence}`, ...parts, await afterwards(question, own, facts)]
    .filter((text) => text !== '')
    .join(' ');

const noneSentence = (figure: FigureName, { side, reply }: SideReply, facts: AnsweringFacts): string => {
  const silent =
    reply.freshness.length === 0
      ? 'nothing that reports figures is connected'
      : reasonOfNone(figure, reply.totals);
  return `There ${isOrAre(figure)} no ${subject(figureInSentence(figure), side, facts)} ${onDays(reply.range)}: ${silent}.`;
};

const valueSentence = (question: ValueQuestion, own: SideReply, facts: AnsweringFacts): string => {
  const { figure, ask: asked } = question;
  const { totals, previous, range, compared_range } = own.reply;
  const value = totals[figure];
  if (value === null) return noneSentence(figure, own, facts);
  const { label } = figureOf(figure);
  const said = `${subject(label, own.side, facts)} ${wasOrWere(figure)} ${figureText(figure, value)} ${onDays(range)}`;
  if (previous === null || compared_range === null) return `${said}.`;
  const before = previous[figure];
  const words = isComparedLater(own.reply)
    ? comparedWords(figure, value, before)
    : againstWords(figure, value, before);
  const against = `${words} ${onDays(compared_range)}`;
  const difference =
    before === null || (asked?.is !== 'change' && asked?.is !== 'ends')
      ? ''
      : `, ${differenceText(figure, value, before)}`;
  return `${said}, ${against}${difference}.`;
};

export const valueAnswer = async (
  question: ValueQuestion,
  facts: AnsweringFacts,
): Promise<FigureAnswerText> => {
  const { figure, side, against, interval } = question;
  const own = await ask(side, facts, { against, interval });
  const { reply, view } = own;
  const why = question.intent === 'why' ? await whyOf(figure, view.query, facts.engine.metrics) : null;
  // No chart if no source reports hours.
  const steps = reply.notes.some(({ code }) => code === 'hoursUntold') ? [] : reply.series;
  const figures = await evidence(question, own, facts, {
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
  const parts = why === null ? [] : [why.sentence, loggedSentence(reply, side.client?.id ?? null, facts)];
  return { answer: await withAsked(question, own, { sentence, parts, facts }), figures };
};
