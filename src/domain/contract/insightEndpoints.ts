/** Operations that tell a workspace about itself: its activity by day, and answers to questions. */
import { roles } from '../access/role.ts';
import { askBody, askQuery, askReply } from './askSchemas.ts';

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
} as const;
