/** Answers what can be asked, with examples. */
import { type Answerer, answered } from './answer.ts';
import { nearbyQuestions } from './nearbyQuestions.ts';
import { says } from './readQuestion.ts';

const ofAgency =
  'figures, clients, people, the plan and its limits, who did what and when, and what a figure means';

export const helpAnswer: Answerer = (question, facts) => {
  if (!says(question, 'help', 'what can you do', 'what can i ask', 'what do you do', 'examples')) return null;
  says(question, 'some', 'now', 'what', 'how');
  const own = 'your figures, what happened for your account, and what a figure means';
  return {
    ...answered(`You can ask about ${facts.agency === null ? own : ofAgency}.`, [
      'Took the list of what the rules cover.',
    ]),
    follow_ups: nearbyQuestions(question, facts),
  };
};
