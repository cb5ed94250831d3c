/** Answers a question about a workspace by fixed rules: the first that knows the question answers it, and what none knows is refused. */
import { englishList } from '../english/englishList.ts';
import type { Answer, Answerer, Question, WorkspaceFacts } from './answer.ts';
import { definitionAnswer } from './definitionAnswers.ts';
import { clientsAnswer, countAnswer, eventsAnswer, peopleAnswer } from './eventAnswers.ts';
import { type FigureFacts, figureAnswer } from './figureAnswers.ts';
import { featureAnswer, limitAnswer, planAnswer, priceAnswer, usedAnswer } from './planAnswers.ts';
import { readQuestion, says } from './readQuestion.ts';

export const refusalText =
  'I can only answer questions about this workspace: its figures, its plan and limits, its clients and people, who did what when, and what a figure means. I follow fixed rules and am no language model, so please ask in plain words.';

const answerers: readonly Answerer[] = [
  priceAnswer,
  limitAnswer,
  (question, facts) => (says(question, 'trial', 'renew', 'renews') ? planAnswer(question, facts) : null),
  countAnswer,
  usedAnswer,
  (question, facts) =>
    says(question, 'who', 'when', 'changed', 'did') ? eventsAnswer(question, facts) : null,
  clientsAnswer,
  featureAnswer,
  planAnswer,
  peopleAnswer,
  eventsAnswer,
];

const clientRefusalText =
  'I can only answer what your figures are, what happened for you and your account, and what a figure means. I follow fixed rules and am no language model, so please ask in plain words.';

const agencyOnlyText = 'That is for the agency to see. Please ask your contact there.';

/** Plan, prices, limits and people of the agency. */
const ofAgency: readonly Answerer[] = [
  priceAnswer,
  limitAnswer,
  usedAnswer,
  featureAnswer,
  planAnswer,
  peopleAnswer,
];

const refused = (answer: string, step: string): Answer => ({
  answer,
  working: [step],
  sources: [],
  refused: true,
});

const forClients: readonly Answerer[] = [
  (question, facts) =>
    ofAgency.some((answerer) => answerer(question, facts) !== null)
      ? refused(agencyOnlyText, 'Looked up what people of a client may see.')
      : null,
  clientsAnswer,
  eventsAnswer,
];

/** Plan and limits are asked for with words that figures have too: `How many reports are left?` */
const isOfPlan = (question: Question): boolean =>
  says(
    question,
    'plan',
    'limit',
    'limits',
    'left',
    'allowed',
    'remaining',
    'quota',
    'include',
    'includes',
    'trial',
  );

/** Another client that is named is not said to be there or not. */
const accessText = ({ clients }: WorkspaceFacts): string =>
  clients.length === 0 ? '' : ` You have access to ${englishList(clients.map(({ name }) => name))} only.`;

/** The same question and facts always give the same answer. `figures`: null where there are none to ask. */
export const answerQuestion = (
  text: string,
  facts: WorkspaceFacts,
  figures: FigureFacts | null = null,
): Answer => {
  const question = readQuestion(text);
  const isClient = facts.used === null;
  const defined = definitionAnswer(question, facts);
  if (defined) return defined;
  const figure = figures === null || isOfPlan(question) ? null : figureAnswer(text, figures);
  if (figure) return figure;
  for (const answerer of isClient ? forClients : answerers) {
    const answer = answerer(question, facts);
    if (answer) return answer;
  }
  return refused(
    isClient ? `${clientRefusalText}${accessText(facts)}` : refusalText,
    'No rule knows this question, so nothing was looked up.',
  );
};
