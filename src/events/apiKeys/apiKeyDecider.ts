/** Decides a workspace's API keys: made once, revoked, restored; calls of a key revoked meanwhile still count. */

import { keyNameProblem } from '#domain/apiKeys/apiKeyRules.ts';
import { ownValue } from '#domain/ownValue.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import { type ApiKey, apiKeyAfter } from './apiKey.ts';
import type { ApiCallsCounted, ApiKeyEvent } from './apiKeyEvents.ts';

type Asked<Type extends string> = {
  readonly type: Type;
  readonly workspaceId: string;
  readonly keyId: string;
  readonly now: string;
};
export type MakeApiKey = Asked<'MakeApiKey'> & {
  readonly name: string;
  readonly hint: string;
  readonly by: string;
  readonly rotates?: ApiKey['rotates'] | undefined;
};
export type RevokeApiKey = Asked<'RevokeApiKey'> & { readonly by: string };
export type RestoreApiKey = Asked<'RestoreApiKey'> & { readonly by: string };
export type CountApiCalls = Omit<ApiCallsCounted['data'], 'name' | 'countedAt'> & {
  readonly type: 'CountApiCalls';
  readonly now: string;
};
export type ApiKeyCommand = MakeApiKey | RevokeApiKey | RestoreApiKey | CountApiCalls;

export type ApiKeyState = { readonly keys: Readonly<Record<string, ApiKey>> };

/** Includes revoked keys; undefined when the workspace has none. */
export const apiKeyOf = ({ keys }: ApiKeyState, id: string): ApiKey | undefined => ownValue(keys, id);

type Decided = Decision<ApiKeyEvent>;

const make = ({ type: _type, now, rotates, ...own }: MakeApiKey, state: ApiKeyState): Decided => {
  const facts = { ...own, ...(rotates ? { rotates } : {}) };
  if (apiKeyOf(state, facts.keyId)) return reject('versionConflict');
  const former = rotates && apiKeyOf(state, rotates.keyId);
  if (rotates && former?.revokedAt !== null) return reject('notFound');
  if (keyNameProblem(facts.name) !== null) return reject('invalid');
  return accept({ type: 'ApiKeyMade', data: { ...facts, name: tidyText(facts.name), createdAt: now } });
};

const decide = (command: ApiKeyCommand, state: ApiKeyState): Decided => {
  if (command.type === 'MakeApiKey') return make(command, state);
  const key = apiKeyOf(state, command.keyId);
  if (!key) return reject('notFound');
  const { workspaceId, keyId } = command;
  const about = { workspaceId, keyId, name: key.name };
  switch (command.type) {
    case 'CountApiCalls': {
      const { type: _type, now, ...facts } = command;
      return accept({ type: 'ApiCallsCounted', data: { ...facts, ...about, countedAt: now } });
    }
    case 'RevokeApiKey':
      return key.revokedAt === null
        ? accept({ type: 'ApiKeyRevoked', data: { ...about, by: command.by, revokedAt: command.now } })
        : accept();
    case 'RestoreApiKey':
      return key.revokedAt === null
        ? accept()
        : accept({ type: 'ApiKeyRestored', data: { ...about, by: command.by, restoredAt: command.now } });
  }
};

export const apiKeyDecider: Decider<ApiKeyCommand, ApiKeyEvent, ApiKeyState> = {
  initial: { keys: {} },
  evolve: (state, event) => {
    const { keyId } = event.data;
    const key = apiKeyAfter(apiKeyOf(state, keyId), event);
    return key ? { keys: { ...state.keys, [keyId]: key } } : state;
  },
  decide,
};
