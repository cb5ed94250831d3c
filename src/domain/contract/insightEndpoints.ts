/** Operations that tell a workspace about itself: its activity by day, and answers to questions. */
import { roles } from '../access/role.ts';
import { activityQuery, activityReply } from './analyticsSchemas.ts';
import { askBody, askReply } from './askSchemas.ts';

export const insightEndpoints = {
  readActivity: {
    summary: 'What happened in the workspace on each day, and which days stand out',
    roles,
    feature: 'ai_insights',
    query: activityQuery,
    success: { status: 200, reply: activityReply },
    refusals: [],
  },
  askQuestion: {
    summary: 'Answer a question about the workspace by fixed rules, with how it was worked out',
    roles,
    feature: 'ai_insights',
    body: askBody,
    success: { status: 200, reply: askReply },
    refusals: ['invalid', 'keyReused'],
  },
} as const;
