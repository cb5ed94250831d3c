/** Declares the endpoints of a person's Ask AI conversations, which no one else can read. */
import { roles } from '../access/role.ts';
import {
  conversationAsOf,
  conversationBody,
  conversationChanges,
  conversationList,
  conversationParams,
  conversationQuery,
  conversationReply,
  ratedReply,
  ratingBody,
  turnReply,
  wholeConversation,
} from './conversationSchemas.ts';
import type { Endpoint } from './endpoint.ts';

/** Reading past conversations needs no plan; asking does. */
const asking = { roles, feature: 'ai_insights' } as const;

export const conversationEndpoints = {
  listConversations: {
    roles,
    summary: 'The caller’s own conversations with Ask AI, pinned ones first, then by latest question',
    query: conversationQuery,
    hasVersion: true,
    success: { status: 200, reply: conversationList },
    refusals: ['invalid'],
  },
  readConversation: {
    roles,
    summary: 'An own conversation with its questions, and the answers as they were given',
    params: conversationParams,
    query: conversationAsOf,
    success: { status: 200, reply: wholeConversation },
    refusals: ['notFound'],
  },
  startConversation: {
    ...asking,
    summary: 'Ask a first question: the answer is computed as POST /api/ask does, and kept',
    body: conversationBody,
    success: { status: 201, reply: turnReply },
    refusals: ['invalid', 'versionConflict', 'keyReused', 'tooManyQuestions'],
  },
  continueConversation: {
    ...asking,
    summary: 'Ask another question in an own conversation; the answer is kept',
    params: conversationParams,
    body: conversationBody,
    success: { status: 201, reply: turnReply },
    refusals: ['notFound', 'invalid', 'versionConflict', 'keyReused', 'tooManyQuestions'],
  },
  renameConversation: {
    roles,
    summary: 'Rename an own conversation, pin it or unpin it',
    params: conversationParams,
    body: conversationChanges,
    success: { status: 200, reply: conversationReply },
    refusals: ['notFound', 'invalid', 'keyReused', 'versionRequired', 'staleVersion', 'versionConflict'],
  },
  rateAnswer: {
    roles,
    summary: 'Rate an answer of an own conversation; null removes the rating',
    params: conversationParams,
    body: ratingBody,
    success: { status: 200, reply: ratedReply },
    refusals: ['notFound', 'invalid', 'keyReused', 'versionConflict'],
  },
  removeConversation: {
    roles,
    summary: 'Remove an own conversation; it can be restored',
    params: conversationParams,
    success: { status: 204, reply: null },
    refusals: ['notFound', 'keyReused', 'versionRequired', 'staleVersion', 'versionConflict'],
  },
  restoreConversation: {
    roles,
    summary: 'Restore an own conversation that was removed',
    params: conversationParams,
    success: { status: 200, reply: conversationReply },
    refusals: ['notFound', 'keyReused', 'versionConflict'],
  },
} as const satisfies Record<string, Endpoint>;
