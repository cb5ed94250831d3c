/** How one kind of change is made by a call. */
import type { ClientsChanged } from '#domain/contract/clientListSchemas.ts';
import type { ApiClient } from '../api/apiClient.ts';
import type { Told } from './reversibleActors.ts';
import type { ReversibleChange } from './reversibleChangeMachine.ts';

export type Make = (api: ApiClient, change: ReversibleChange, told: Told) => Promise<unknown>;

/** Is told what became of each client of a change of many. */
export type OnRows = (rows: ClientsChanged['rows']) => void;

/** Empty when it is not among them. */
export const textIn = (details: ReversibleChange['details'], name: string): string =>
  String(details?.[name] ?? '');
