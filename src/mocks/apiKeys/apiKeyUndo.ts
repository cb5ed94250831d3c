/** Declares the undo of API key changes. */
import {
  type ApiKeyCommand,
  type ApiKeyState,
  apiKeyDecider,
  apiKeyOf,
} from '#events/apiKeys/apiKeyDecider.ts';
import type { ApiKeyEvent } from '#events/apiKeys/apiKeyEvents.ts';
import { apiKeyStream } from '#events/apiKeys/apiKeyStream.ts';
import { text } from '../undo/facts.ts';
import type { Taking } from '../undo/undoRules.ts';
import { undoSubject } from '../undo/undoSubject.ts';

const asked = ({ workspaceId, keyId }: ApiKeyEvent['data'], { caller, now }: Taking) => ({
  workspaceId,
  keyId,
  by: caller.accountId,
  now,
});

export const apiKeyUndo = undoSubject<ApiKeyCommand, ApiKeyEvent, ApiKeyState>({
  stream: apiKeyStream,
  decider: apiKeyDecider,
  facts: (state, { keyId }) => {
    const key = apiKeyOf(state, keyId);
    return key ? { Name: text(key.name), Status: text(key.revokedAt === null ? 'works' : 'revoked') } : null;
  },
  ways: {
    ApiKeyMade: {
      as: 'revokeApiKey',
      command: (step) => ({ type: 'RevokeApiKey', ...asked(step.data, step) }),
    },
    ApiKeyRevoked: {
      as: 'restoreApiKey',
      command: (step) => ({ type: 'RestoreApiKey', ...asked(step.data, step) }),
    },
    ApiKeyRestored: {
      as: 'revokeApiKey',
      command: (step) => ({ type: 'RevokeApiKey', ...asked(step.data, step) }),
    },
    ApiCallsCounted: { never: 'The calls were answered.' },
  },
});
