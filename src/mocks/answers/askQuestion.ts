/** POST /api/ask: answers a question about the caller's workspace; appends nothing. */
import { answerQuestion } from '#domain/answers/answerQuestion.ts';
import type { AskReply } from '#domain/contract/askSchemas.ts';
import type { Handler } from '../http/context.ts';
import { json } from '../http/respond.ts';
import { workspaceFacts } from './workspaceFacts.ts';

export const askQuestion: Handler<'askQuestion'> = (_request, { body, answers, caller, now }) => {
  const { answer, working, sources, refused } = answerQuestion(
    body.question,
    workspaceFacts({ answers, caller, now }),
  );
  const reply: AskReply = { answer, working: [...working], sources: [...sources], refused };
  return json(200, reply);
};
