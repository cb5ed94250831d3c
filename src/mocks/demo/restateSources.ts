/** Handles POST /api/demo/restatements: makes platforms revise their data for the last full days. */
import { calendarDayOf, epochDayAt } from '#domain/calendar/epochDay.ts';
import { sourceDecider } from '#events/sources/sourceDecider.ts';
import { sourceStream } from '#events/sources/sourceStream.ts';
import type { Handler } from '../http/context.ts';
import { handleCommand } from '../http/handleCommand.ts';
import { accountOf, connectionsOf } from './controlledAccounts.ts';

const handle = handleCommand(sourceStream, sourceDecider);

const reason = 'Revised from the demo console';

export const restateSources: Handler<'restateSources'> = (request, context) => {
  const { body, caller, now } = context;
  const { workspaceId } = caller;
  const { days, factor } = body;
  const today = epochDayAt(Date.parse(now));
  const [from, to] = [calendarDayOf(today - days), calendarDayOf(today - 1)];
  return handle(request, context, {
    plan: (answers) => ({
      key: [workspaceId],
      command: {
        type: 'RestateSources',
        workspaceId,
        accounts: connectionsOf(answers, workspaceId, body.integration_ids).map(accountOf),
        ...{ from, to, factor, reason, now },
      },
      actor: { kind: 'system', id: 'demo' },
      reply: () => ({ status: 201, body: { from, to, factor } }),
    }),
  });
};
