/** How one kind of change is made by a call. */
import type { ApiClient } from '../api/apiClient.ts';
import type { Told } from './reversibleActors.ts';
import type { ReversibleChange } from './reversibleChangeMachine.ts';

export type Make = (api: ApiClient, change: ReversibleChange, told: Told) => Promise<unknown>;

/** Empty when it is not among them. */
export const textIn = (details: ReversibleChange['details'], name: string): string =>
  String(details?.[name] ?? '');
