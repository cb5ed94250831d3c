/** Defines how one kind of change is made by an API call. */
import type { ClientsChanged } from '#domain/contract/clientListSchemas.ts';
import type { ApiClient } from '../api/apiClient.ts';
import type { AppendOptions } from './reversibleActors.ts';
import type { ReversibleChange } from './reversibleChangeMachine.ts';

export type Make = (api: ApiClient, change: ReversibleChange, options: AppendOptions) => Promise<unknown>;

export type OnRows = (rows: ClientsChanged['rows']) => void;

export const textIn = (details: ReversibleChange['details'], name: string): string =>
  String(details?.[name] ?? '');
