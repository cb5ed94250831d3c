/** Handles POST /api/saved-views, PATCH and DELETE /api/saved-views/:id, and POST .../restore for a person's own views. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import { viewNameProblem, viewQueryProblem } from '#domain/savedViews/savedViewRules.ts';
import { isOpenTo, type SavedViewState, savedViewDecider } from '#events/savedViews/savedViewDecider.ts';
import { savedViewStream } from '#events/savedViews/savedViewStream.ts';
import type { Caller, Handler } from '../http/context.ts';
import { type CommandReply, handleCommand, notThere } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { viewProblem } from '../metrics/filterProblem.ts';
import { savedViewItem } from './savedViewItem.ts';

const handle = handleCommand(savedViewStream, savedViewDecider);

const errorsOf = ({ name, query = '' }: { readonly name: string; readonly query?: string }) => {
  const [wrongName, wrongQuery] = [viewNameProblem(name), viewQueryProblem(query)];
  return {
    ...(wrongName === null ? {} : { name: wrongName }),
    ...(wrongQuery === null ? {} : { query: wrongQuery }),
  };
};

const who = ({ accountId, kind }: Caller) => ({ accountId, isOfAgency: seesWholeWorkspace(kind) });

const about = (caller: Caller, viewId: string) => ({
  key: [viewId] as const,
  version: (state: SavedViewState) =>
    state !== null && isOpenTo(state, who(caller)) ? state.revision : null,
});

const aboutKept = (caller: Caller, viewId: string) => {
  const place = about(caller, viewId);
  return {
    ...place,
    ifMatch: 'required' as const,
    version: (state: SavedViewState) => (state?.removedAt === null ? place.version(state) : null),
  };
};

const replyWith =
  (status: 200 | 201) =>
  (after: SavedViewState): CommandReply => {
    const view = after ?? notThere();
    return { status, body: { view: savedViewItem(view) }, version: view.revision };
  };

export const createSavedView: Handler<'createSavedView'> = (request, context) => {
  const { body, caller, now, world } = context;
  const { workspaceId } = caller;
  const viewId = world.ids.entity();
  return handle(request, context, {
    errors: errorsOf(body),
    plan: (answers) => {
      const clientId = seesWholeWorkspace(caller.kind) ? null : caller.clientId;
      const problem = viewProblem(answers, { workspaceId, clientId, now }, body.query);
      if (problem !== null) throw new RefusalError('invalid', { errors: { query: problem } });
      return {
        key: [viewId],
        command: { type: 'CreateSavedView', viewId, workspaceId, ...who(caller), ...body, now },
        reply: replyWith(201),
      };
    },
  });
};

export const renameSavedView: Handler<'renameSavedView'> = (request, context) => {
  const { body, params, caller, now } = context;
  return handle(request, context, {
    errors: errorsOf(body),
    plan: () => ({
      ...aboutKept(caller, params.id),
      command: { type: 'RenameSavedView', ...who(caller), name: body.name, now },
      reply: replyWith(200),
    }),
  });
};

export const removeSavedView: Handler<'removeSavedView'> = (request, context) => {
  const { params, caller, now } = context;
  return handle(request, context, {
    plan: () => ({
      ...aboutKept(caller, params.id),
      command: { type: 'RemoveSavedView', ...who(caller), now },
      reply: () => ({ status: 204 }),
    }),
  });
};

/** Needs no version, because nobody has read the item since its removal. */
export const restoreSavedView: Handler<'restoreSavedView'> = (request, context) => {
  const { params, caller, now } = context;
  return handle(request, context, {
    plan: () => ({
      ...about(caller, params.id),
      ifMatch: 'none',
      command: { type: 'RestoreSavedView', ...who(caller), now },
      reply: replyWith(200),
    }),
  });
};
