/** Handles POST /api/ask: answers a question about the caller's workspace; appends nothing. */
import type { Handler } from '../http/context.ts';
import { json } from '../http/respond.ts';
import { answerFor } from './answerFor.ts';

export const askQuestion: Handler<'askQuestion'> = async (_request, context) =>
  json(200, await answerFor(context, context.body.question));
