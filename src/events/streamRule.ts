/** What a subject says of its streams: how they are called, and by which tags their events are found. */
import type { DomainEvent } from './log/storedEvent.ts';
import { accountTag, clientTag, workspaceTag } from './tags.ts';

export type StreamRule<Event extends DomainEvent, Key extends readonly unknown[] = readonly [id: string]> = {
  /** What the names of its streams begin with. */
  readonly category: string;
  /** The name of one stream. */
  readonly of: (...key: Key) => string;
  /** The tags of an event in the history of a workspace; `null`: of none, which nobody sees. */
  readonly tagsOf: (event: Event, workspaceId: string | null) => readonly string[];
};

/** Of a workspace as a whole. */
export const tagsOfWorkspace = (_event: DomainEvent, workspaceId: string | null): readonly string[] =>
  workspaceId === null ? [] : [workspaceTag(workspaceId)];

/** Of a workspace and of the account that the event names, if it names one. */
export const tagsOfAccount = (
  { data }: { readonly data: { readonly accountId: string | null } },
  workspaceId: string | null,
): readonly string[] => {
  if (workspaceId === null) return [];
  const { accountId } = data;
  return [workspaceTag(workspaceId), ...(accountId === null ? [] : [accountTag(accountId)])];
};

/** Of the workspace and the client that the event itself names. */
export const tagsOfClient = ({
  data,
}: {
  readonly data: { readonly workspaceId: string; readonly clientId: string };
}): readonly string[] => [workspaceTag(data.workspaceId), clientTag(data.clientId)];
