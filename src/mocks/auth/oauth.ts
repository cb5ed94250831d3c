/** Handles POST /api/auth/oauth/:provider: refuses, in the specified words, because memory mode has no other providers. */
import type { Handler } from '../http/context.ts';
import { problem } from '../http/respond.ts';

export const oauth: Handler<'oauth'> = (_request, { body }) =>
  problem(body.intent === 'login' ? 'oauthLoginUnavailable' : 'oauthRegistrationUnavailable');
