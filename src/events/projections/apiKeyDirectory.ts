/** Projects the API keys of each workspace and their call counts. */
import { type ApiKey, apiKeyAfter } from '../apiKeys/apiKey.ts';
import type { ApiKeyEvent } from '../apiKeys/apiKeyEvents.ts';
import type { Projection } from './projection.ts';

export type ApiKeyDirectory = { byWorkspace: Record<string, Record<string, ApiKey>> };

const tell = (directory: ApiKeyDirectory, event: ApiKeyEvent): void => {
  const { workspaceId, keyId } = event.data;
  directory.byWorkspace[workspaceId] ??= {};
  const keys = directory.byWorkspace[workspaceId];
  const key = apiKeyAfter(keys[keyId], event);
  if (key) keys[keyId] = key;
};

export const apiKeyDirectory: Projection<ApiKeyDirectory> = {
  name: 'apiKeyDirectory',
  empty: () => ({ byWorkspace: {} }),
  on: { ApiKeyMade: tell, ApiKeyRevoked: tell, ApiKeyRestored: tell, ApiCallsCounted: tell },
};

export const apiKeysOf = ({ byWorkspace }: ApiKeyDirectory, workspaceId: string): readonly ApiKey[] =>
  Object.values(byWorkspace[workspaceId] ?? {});

export const loggedCalls = (directory: ApiKeyDirectory, workspaceId: string, month: string): number =>
  apiKeysOf(directory, workspaceId).reduce((sum, { calls }) => sum + (calls[month] ?? 0), 0);
