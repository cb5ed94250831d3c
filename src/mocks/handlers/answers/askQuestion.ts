/** POST /api/ask: answers a question about the caller's workspace; appends nothing. */
import { answerQuestion } from '#domain/answers/answerQuestion.ts';
import type { AskReply } from '#domain/contract/askSchemas.ts';
import type { Handler } from '../../http/context.ts';
import { json } from '../../http/respond.ts';
import { figureFacts } from './figureFacts.ts';
import { workspaceFacts } from './workspaceFacts.ts';

export const askQuestion: Handler<'askQuestion'> = async (_request, context) => {
  const facts = await workspaceFacts(context);
  const { answer, working, sources, refused, figures, follow_ups } = answerQuestion(
    context.body.question,
    facts,
    figureFacts(context, facts),
  );
  const reply: AskReply = {
    answer,
    working: [...working],
    sources: [...sources],
    refused,
    ...(figures && { figures }),
    ...(follow_ups && { follow_ups: [...follow_ups] }),
  };
  return json(200, reply);
};
