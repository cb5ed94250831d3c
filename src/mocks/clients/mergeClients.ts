/** Handles POST /api/clients/:id/merge: merges a duplicate client into this one. */
import { clientContact } from '#events/clientContacts/clientContact.ts';
import { clientNote } from '#events/clientNotes/clientNote.ts';
import { clientDecider } from '#events/clients/clientDecider.ts';
import { clientStream } from '#events/clients/clientStream.ts';
import { clientTaskDecider } from '#events/clientTasks/clientTaskDecider.ts';
import { clientTaskStream } from '#events/clientTasks/clientTaskStream.ts';
import { goalDecider } from '#events/goals/goalDecider.ts';
import { goalStream } from '#events/goals/goalStream.ts';
import { importDecider } from '#events/imports/importDecider.ts';
import { importStream } from '#events/imports/importStream.ts';
import { integrationDecider } from '#events/integrations/integrationDecider.ts';
import { integrationStream } from '#events/integrations/integrationStream.ts';
import type { Answers } from '#events/projections/answers.ts';
import { contactsOf, notesOf } from '#events/projections/clientFiles.ts';
import { tasksOf } from '#events/projections/clientTasks.ts';
import { goalsOf } from '#events/projections/goalDirectory.ts';
import { importsOf } from '#events/projections/importDirectory.ts';
import { integrationsOf } from '#events/projections/integrationDirectory.ts';
import type { Context, Handler } from '../http/context.ts';
import {
  alongside,
  handleCommand,
  mergeRelated,
  type RelatedChanges,
  relatedToEach,
} from '../http/handleCommand.ts';
import { revisionIn } from '../http/version.ts';
import { aboutClient } from './aboutClient.ts';

type Merging = Pick<Context<'mergeClients'>, 'caller' | 'now' | 'log'> & {
  readonly answers: Answers;
  readonly clientId: string;
  readonly mergedId: string;
};

type Place = { readonly workspaceId: string; readonly by: string; readonly now: string };

const placeOf = ({ caller: { workspaceId, accountId: by }, now }: Merging): Place => ({
  workspaceId,
  by,
  now,
});

/** Sources move with all their data; disconnected ones accept no commands any more. */
const sources = (merging: Merging): Promise<RelatedChanges> => {
  const { answers, clientId, mergedId, log } = merging;
  const place = placeOf(merging);
  const own = integrationsOf(answers.integrationDirectory, place.workspaceId).filter(
    (one) => one.clientId === mergedId && one.status === 'connected',
  );
  return relatedToEach(
    { log },
    { stream: integrationStream, key: [place.workspaceId] as const, decider: integrationDecider },
    own.map(({ id }) => ({ type: 'MapIntegration', ...place, integrationId: id, clientId })),
    place.workspaceId,
  );
};

/** A goal stays when the remaining client already has one for the same metric. */
const goals = (merging: Merging): Promise<RelatedChanges> => {
  const { answers, clientId, mergedId, log } = merging;
  const place = placeOf(merging);
  const own = goalsOf(answers.goalDirectory, place.workspaceId).filter(
    (goal) => goal.clientId === mergedId && goal.removedAt === null,
  );
  return relatedToEach(
    { log },
    { stream: goalStream, key: [place.workspaceId] as const, decider: goalDecider },
    own.map(({ id }) => ({ type: 'MoveGoal', ...place, goalId: id, clientId })),
    place.workspaceId,
  );
};

const files = (merging: Merging): readonly Promise<RelatedChanges>[] => {
  const { answers, clientId, mergedId: merged, log } = merging;
  const { workspaceId, ...place } = placeOf(merging);
  const whose = { workspaceId, clientId: merged };
  const contacts = contactsOf(answers.clientFiles, whose).map(({ id }) => {
    const command = { type: 'MoveClientContact', workspaceId, clientId, now: place.now } as const;
    const ask = { ...clientContact, key: [id], command } as const;
    return alongside({ log }, ask, workspaceId);
  });
  const notes = notesOf(answers.clientFiles, whose).map(({ id }) => {
    const command = { type: 'MoveClientNote', workspaceId, clientId, ...place } as const;
    const ask = { ...clientNote, key: [id], command } as const;
    return alongside({ log }, ask, workspaceId);
  });
  const tasks = tasksOf(answers.clientTasks, whose).map(({ id }) => {
    const command = { type: 'MoveClientTask', workspaceId, clientId, ...place } as const;
    const ask = { stream: clientTaskStream, key: [id], decider: clientTaskDecider, command } as const;
    return alongside({ log }, ask, workspaceId);
  });
  const imports = importsOf(answers.importShelf, workspaceId)
    .filter((one) => one.clientId === merged)
    .map(({ id }) => {
      const command = { type: 'MoveImport', workspaceId, clientId, ...place } as const;
      return alongside(
        { log },
        { stream: importStream, key: [id], decider: importDecider, command },
        workspaceId,
      );
    });
  return [...contacts, ...notes, ...tasks, ...imports];
};

const mergeRelatedStreams = async (merging: Merging): Promise<RelatedChanges> =>
  mergeRelated(await Promise.all([sources(merging), goals(merging), ...files(merging)]));

const handle = handleCommand(clientStream, clientDecider);

export const mergeClients: Handler<'mergeClients'> = (request, context) => {
  const { body, params, caller, now } = context;
  const { merged_id: mergedId, merged_etag, take: takes } = body;
  const clientId = params.id;
  const mergedRevision = revisionIn(merged_etag);
  return handle(request, context, {
    errors: mergedId === clientId ? { merged_id: 'Choose another client' } : {},
    plan: (answers) => ({
      ...aboutClient(caller, clientId),
      ifMatch: 'required',
      command: { type: 'MergeClients', clientId, mergedId, mergedRevision, takes, now },
      related: () => mergeRelatedStreams({ ...context, answers, clientId, mergedId }),
    }),
  });
};
