/** Answers questions about a workspace by fixed rules; refuses with suggestions if a word is not understood. */
import { englishList } from '../english/englishList.ts';
import { type Answer, refused, type WorkspaceFacts } from './answer.ts';
import { definitionAnswer } from './definitionAnswers.ts';
import { type FigureFacts, figureAnswer } from './figureAnswers.ts';
import { alikeQuestion, nearbyQuestions } from './nearbyQuestions.ts';
import { leftOver, type Question, readQuestion, says } from './readQuestion.ts';
import { type Rule, rules } from './rules.ts';
import { isWorthNaming, stopWords } from './stopWords.ts';

export const refusalText =
  'I can only answer questions about this workspace: its figures, its plan and limits, its clients and people, who did what and when, and what a figure means. I follow fixed rules and am not a language model, so please ask in plain words.';

const clientRefusalText =
  'I can answer questions about your figures, your account and the meaning of a figure. Please ask in plain words.';

const agencyOnlyText = 'Only the agency can see that. Please ask your contact there.';

type Tried = { readonly answer: Answer | null; readonly question: Question };

const tryRule = async (
  text: string,
  facts: WorkspaceFacts,
  { answer, small, isOfAgency }: Rule,
): Promise<Tried> => {
  const question = readQuestion(text);
  const found = await answer(question, facts);
  says(question, ...stopWords, ...small);
  const isHidden = found !== null && isOfAgency && facts.agency === null;
  return {
    answer: isHidden ? refused(agencyOnlyText, 'Checked what a client account can see.') : found,
    question,
  };
};

const understoodIn = ({ understood }: Question): readonly string[] => {
  const labels = [...understood].toSorted(([one], [other]) => one - other).map(([, label]) => label);
  return [...new Set(labels.filter(isWorthNaming))];
};

/** For people of a client: never reveals whether another named client exists. */
const accessText = ({ agency, clients }: WorkspaceFacts): string =>
  agency !== null || clients.length === 0
    ? ''
    : ` You have access to ${englishList(clients.map(({ name }) => name))} only.`;

const mostNamed = 6;

/** An unknown “what” is not reported along with other unknown words. */
const notUnderstood = (words: readonly string[]): string => {
  const telling = words.filter(isWorthNaming);
  const all = [...new Set(telling.length === 0 ? words : telling)];
  const named = all.slice(0, mostNamed).map((word) => `“${word}”`);
  const more = all.length > mostNamed ? ['other words'] : [];
  return all.length === 0 ? '' : `I did not understand ${englishList([...named, ...more])}. `;
};

const step = 'Read the question word by word. Nothing was looked up, so that nothing is guessed.';

const partlyUnderstood = (question: Question, facts: WorkspaceFacts): Answer => {
  const known = understoodIn(question);
  const understood = known.length === 0 ? '' : `I understood: ${englishList(known)}.`;
  return refused(
    `${notUnderstood(leftOver(question))}${understood}${accessText(facts)}`.trim(),
    step,
    nearbyQuestions(question, facts),
  );
};

const notUnderstoodAtAll = (tried: readonly Tried[], text: string, facts: WorkspaceFacts): Answer => {
  const question = readQuestion(text);
  const strange = question.words.filter(
    (word, place) => isWorthNaming(word) && tried.every((one) => !one.question.understood.has(place)),
  );
  const own = facts.agency === null ? `${clientRefusalText}${accessText(facts)}` : refusalText;
  return refused(`${notUnderstood(strange)}${own}`, step, nearbyQuestions(question, facts));
};

const ruleAnswer = async (text: string, facts: WorkspaceFacts, orElse: Answer | null): Promise<Answer> => {
  const tried = await Promise.all(rules.map((rule) => tryRule(text, facts, rule)));
  const isWhole = ({ question }: Tried): boolean => leftOver(question).length === 0;
  const known = tried.filter(({ answer }) => answer !== null);
  const whole = known.find(isWhole)?.answer;
  if (whole) return whole;
  if (orElse !== null) return orElse;
  const [closest] = known.toSorted(
    (one, other) => leftOver(one.question).length - leftOver(other.question).length,
  );
  return closest ? partlyUnderstood(closest.question, facts) : notUnderstoodAtAll(tried, text, facts);
};

const answerOnce = async (
  text: string,
  facts: WorkspaceFacts,
  figures: FigureFacts | null,
): Promise<Answer> => {
  const defined = await definitionAnswer(readQuestion(text), facts);
  if (defined) return defined;
  const figure = figures === null ? null : await figureAnswer(text, figures);
  if (figure !== null && !figure.refused) return figure;
  return ruleAnswer(text, facts, figure);
};

const mostOffered = 3;

/** Deterministic for the same question and facts. `figures` is null if none are available. */
export const answerQuestion = async (
  text: string,
  facts: WorkspaceFacts,
  figures: FigureFacts | null = null,
): Promise<Answer> => {
  const answer = await answerOnce(text, facts, figures);
  const alike = answer.refused ? alikeQuestion(text, facts) : null;
  if (alike === null || (await answerOnce(alike, facts, figures)).refused) return answer;
  return { ...answer, follow_ups: [...new Set([alike, ...(answer.follow_ups ?? [])])].slice(0, mostOffered) };
};
