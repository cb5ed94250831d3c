/** Renews the access when a connection is restored, so that its source answers again and delivers missed data. */
import { type SourceAnswers, sourcesOf } from '#events/projections/sourceHistory.ts';
import { sourceDecider } from '#events/sources/sourceDecider.ts';
import { sourceStream } from '#events/sources/sourceStream.ts';
import { alongside, type RelatedChanges, type StreamReading } from '../http/handleCommand.ts';

type Restored = { readonly workspaceId: string; readonly integrationId: string; readonly now: string };

/** Comes first, so that undoing the restore undoes the connection. */
export const grantedAgain = async (
  parts: StreamReading,
  answers: SourceAnswers,
  { workspaceId, integrationId, now }: Restored,
): Promise<RelatedChanges> => {
  const source = sourcesOf(answers, workspaceId).find(({ id }) => id === integrationId);
  if (!source || source.health.silent === null) return {};
  const { platform, externalName, clientId } = source;
  const facts = { workspaceId, integrationId, platform, externalName, clientId };
  const { events = [], expected = [] } = await alongside(
    parts,
    {
      stream: sourceStream,
      key: [workspaceId] as const,
      decider: sourceDecider,
      command: { type: 'RecoverSync', ...facts, lostTo: null, now },
    },
    workspaceId,
  );
  return { first: events, expected };
};
