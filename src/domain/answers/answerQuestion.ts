/** Answers a question about a workspace by fixed rules: the first that knows the question answers it, and what none knows is refused. */
import type { Answer, Answerer, WorkspaceFacts } from './answer.ts';
import { definitionAnswer } from './definitionAnswers.ts';
import { clientsAnswer, countAnswer, eventsAnswer, peopleAnswer } from './eventAnswers.ts';
import { featureAnswer, limitAnswer, planAnswer, priceAnswer, usedAnswer } from './planAnswers.ts';
import { readQuestion, says } from './readQuestion.ts';

export const refusalText =
  'I can only answer questions about this workspace: its plan and limits, its clients and people, who did what when, and what a figure means. I follow fixed rules and am no language model, so please ask in plain words.';

export const suggestedQuestions = [
  'Which plan do we have?',
  'How many clients are left in our plan?',
  'Which clients do we have?',
  'What happened this week?',
  'Who added the last client?',
  'What is MER?',
] as const;

const answerers: readonly Answerer[] = [
  definitionAnswer,
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

/** The same question and facts always give the same answer. */
export const answerQuestion = (text: string, facts: WorkspaceFacts): Answer => {
  const question = readQuestion(text);
  for (const answerer of answerers) {
    const answer = answerer(question, facts);
    if (answer) return answer;
  }
  return {
    answer: refusalText,
    working: ['No rule knows this question, so nothing was looked up.'],
    sources: [],
    refused: true,
  };
};
