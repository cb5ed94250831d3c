/** Handles POST /api/imports/:id/withdraw and .../restore: removes or restores the facts of an import. */
import { type ImportState, importDecider } from '#events/imports/importDecider.ts';
import { importStream } from '#events/imports/importStream.ts';
import { importsOf } from '#events/projections/importDirectory.ts';
import type { Caller, Handler } from '../http/context.ts';
import { type CommandReply, handleCommand, notThere } from '../http/handleCommand.ts';
import { importItem } from './importItem.ts';
import { importsThatCount, noOtherImport, refuseKnown } from './knownImports.ts';

const handle = handleCommand(importStream, importDecider);

const replyWith = (after: ImportState): CommandReply => {
  const one = after ?? notThere();
  return { status: 200, body: { import: importItem(one) }, version: one.revision };
};

/** An item of another agency is not found. */
const about = ({ workspaceId, accountId: by }: Caller, importId: string, now: string) => ({
  place: {
    key: [importId] as const,
    version: (state: ImportState) => (state?.workspaceId === workspaceId ? state.revision : null),
    reply: replyWith,
  },
  asked: { workspaceId, by, now },
});

export const withdrawImport: Handler<'withdrawImport'> = (request, context) => {
  const { place, asked } = about(context.caller, context.params.id, context.now);
  return handle(request, context, {
    plan: () => ({ ...place, command: { type: 'WithdrawImport', ...asked } }),
  });
};

/** Needs no version, because a restore is right whatever changed meanwhile. */
export const restoreImport: Handler<'restoreImport'> = (request, context) => {
  const { caller, params, now } = context;
  const { place, asked } = about(caller, params.id, now);
  return handle(request, context, {
    plan: (answers) => {
      const known = importsOf(answers.importShelf, caller.workspaceId).find(({ id }) => id === params.id);
      const { clientId, contentHash } = known ?? notThere();
      const others = importsThatCount(answers, { workspaceId: caller.workspaceId, clientId });
      refuseKnown(
        others.filter(({ id }) => id !== params.id),
        contentHash,
      );
      return {
        ...place,
        ifMatch: 'none',
        command: { type: 'RestoreImport', ...asked },
        failIfEventsMatch: noOtherImport(clientId, answers),
      };
    },
  });
};
