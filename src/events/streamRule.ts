/** Defines the stream rule of a subject: stream names, and the tags that index its events. */
import type { DomainEvent } from './log/storedEvent.ts';
import { accountTag, clientTag, workspaceTag } from './tags.ts';

export type StreamRule<Event extends DomainEvent, Key extends readonly unknown[] = readonly [id: string]> = {
  readonly category: string;
  readonly of: (...key: Key) => string;
  /** Tags for a workspace's history; `null`: no workspace, so no one sees the event. */
  readonly tagsOf: (event: Event, workspaceId: string | null) => readonly string[];
};

export const tagsOfWorkspace = (_event: DomainEvent, workspaceId: string | null): readonly string[] =>
  workspaceId === null ? [] : [workspaceTag(workspaceId)];

export const tagsOfAccount = (
  { data }: { readonly data: { readonly accountId: string | null } },
  workspaceId: string | null,
): readonly string[] => {
  if (workspaceId === null) return [];
  const { accountId } = data;
  return [workspaceTag(workspaceId), ...(accountId === null ? [] : [accountTag(accountId)])];
};

export const tagsOfClient = ({
  data,
}: {
  readonly data: { readonly workspaceId: string; readonly clientId: string };
}): readonly string[] => [workspaceTag(data.workspaceId), clientTag(data.clientId)];
