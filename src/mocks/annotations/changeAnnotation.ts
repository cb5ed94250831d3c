/** Handles POST /api/annotations, PATCH and DELETE /api/annotations/:id, and POST .../restore. */

import { annotationErrors } from '#domain/annotations/annotationRules.ts';
import type { BodyOf } from '#domain/contract/endpoints.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import type { Annotation } from '#events/annotations/annotation.ts';
import {
  type AnnotationState,
  annotationDecider,
  annotationOf,
} from '#events/annotations/annotationDecider.ts';
import type { AnnotationChanges } from '#events/annotations/annotationEvents.ts';
import { annotationStream } from '#events/annotations/annotationStream.ts';
import { annotationsOf } from '#events/projections/annotationDirectory.ts';
import type { Answers } from '#events/projections/answers.ts';
import { activeClient } from '../clients/activeClient.ts';
import type { Caller, Context, Handler } from '../http/context.ts';
import { type CommandReply, handleCommand, notThere } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { annotationItem, isOpenTo } from './openAnnotations.ts';

const handle = handleCommand(annotationStream, annotationDecider);

const replyTo = (
  status: 200 | 201,
  annotationId: string,
  { answers, caller }: { readonly answers: Answers; readonly caller: Caller },
) => {
  return (after: AnnotationState): CommandReply => {
    const annotation = annotationOf(after, annotationId) ?? notThere();
    const body = { annotation: annotationItem(annotation, answers, caller) };
    return { status, body, version: annotation.revision };
  };
};

type Changing = Pick<Context<'removeAnnotation'>, 'caller' | 'params' | 'now'>;

const about = ({ caller, params, now }: Changing) => {
  const { workspaceId, accountId: by } = caller;
  return {
    asked: { workspaceId, annotationId: params.id, by, now },
    place: {
      key: [workspaceId] as const,
      version: (state: AnnotationState) => annotationOf(state, params.id)?.revision ?? null,
    },
  };
};

export const addAnnotation: Handler<'addAnnotation'> = (request, context) => {
  const { body, caller, now, world } = context;
  const { workspaceId, accountId: by } = caller;
  const { client_id: clientId, ...fields } = body;
  const annotationId = world.ids.entity();
  return handle(request, context, {
    errors: annotationErrors(body),
    plan: (answers) => {
      if (clientId !== null) activeClient(answers, caller, { clientId, field: 'client_id' });
      return {
        key: [workspaceId],
        command: { type: 'AddAnnotation', workspaceId, annotationId, clientId, by, ...fields, now },
        reply: replyTo(201, annotationId, { answers, caller }),
      };
    },
  });
};

const changesIn = ({ from, to, text, shared, personal }: BodyOf<'changeAnnotation'>): AnnotationChanges => ({
  ...definedOnly({ from, to, text, shared, personal }),
});

/** Only the author may restrict the audience of an annotation. */
const changeErrors = (
  { accountId }: Caller,
  before: Annotation,
  changes: AnnotationChanges,
): Record<string, string> => {
  const after = { ...before, ...changes };
  const isOfAnother = after.personal && before.by !== accountId;
  return {
    ...annotationErrors(after),
    ...(isOfAnother ? { personal: 'Only its author can make it personal' } : {}),
  };
};

export const changeAnnotation: Handler<'changeAnnotation'> = (request, context) => {
  const { caller } = context;
  const changes = changesIn(context.body);
  const { place, asked } = about(context);
  return handle(request, context, {
    errors: annotationErrors(changes),
    plan: (answers) => {
      const before = annotationsOf(answers.annotationDirectory, asked.workspaceId).find(
        ({ id }) => id === asked.annotationId,
      );
      const errors = before && isOpenTo(caller, before) ? changeErrors(caller, before, changes) : {};
      if (Object.keys(errors).length > 0) throw new RefusalError('invalid', { errors });
      return {
        ...place,
        ifMatch: 'required',
        command: { type: 'ChangeAnnotation', ...asked, changes },
        reply: replyTo(200, asked.annotationId, { answers, caller }),
      };
    },
  });
};

export const removeAnnotation: Handler<'removeAnnotation'> = (request, context) => {
  const { place, asked } = about(context);
  return handle(request, context, {
    plan: () => ({
      ...place,
      ifMatch: 'required',
      command: { type: 'RemoveAnnotation', ...asked },
      reply: () => ({ status: 204 }),
    }),
  });
};

/** Needs no version, because a restore is right whatever changed meanwhile. */
export const restoreAnnotation: Handler<'restoreAnnotation'> = (request, context) => {
  const { caller } = context;
  const { place, asked } = about(context);
  return handle(request, context, {
    plan: (answers) => ({
      ...place,
      ifMatch: 'none',
      command: { type: 'RestoreAnnotation', ...asked },
      reply: replyTo(200, asked.annotationId, { answers, caller }),
    }),
  });
};
