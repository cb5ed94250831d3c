/** Declares the endpoints of daily activity and Ask AI. */
import { roles } from '../access/role.ts';
import { askBody, askQuery, askReply, suggestedQuestionList, suggestionQuery } from './askSchemas.ts';

export const insightEndpoints = {
  askQuestion: {
    summary:
      'Answer a question about the workspace, as it is or was, by fixed rules, with how it was worked out',
    roles,
    feature: 'ai_insights',
    query: askQuery,
    body: askBody,
    success: { status: 200, reply: askReply },
    refusals: ['invalid', 'keyReused'],
  },
  listSuggestedQuestions: {
    summary: 'Questions about what stands out in the figures of the last two weeks, at most six',
    roles,
    feature: 'ai_insights',
    query: suggestionQuery,
    success: { status: 200, reply: suggestedQuestionList },
    refusals: [],
  },
} as const;
