/** Handles POST /api/alerts/:id/acknowledgement and .../resolution. */
import { alertDecider } from '#events/alerts/alertDecider.ts';
import { type AlertState, alertOf } from '#events/alerts/alertState.ts';
import { alertStream } from '#events/alerts/alertStream.ts';
import type { Context, Handler } from '../http/context.ts';
import { type CommandReply, handleCommand, notThere } from '../http/handleCommand.ts';
import { alertItem } from './alertItem.ts';

const handle = handleCommand(alertStream, alertDecider);

/** Needs no version, because an alert only moves forward. */
const about = ({ caller, params, now }: Pick<Context<'resolveAlert'>, 'caller' | 'params' | 'now'>) => {
  const { workspaceId, accountId: by } = caller;
  return {
    asked: { workspaceId, alertId: params.id, by, now },
    place: {
      key: [workspaceId] as const,
      ifMatch: 'none' as const,
      version: (state: AlertState) => alertOf(state, params.id)?.revision ?? null,
      reply: (after: AlertState): CommandReply => {
        const alert = alertOf(after, params.id) ?? notThere();
        const item = alertItem(alert, after.rules[alert.ruleId]);
        return { status: 200, body: { alert: item }, version: alert.revision };
      },
    },
  };
};

export const acknowledgeAlert: Handler<'acknowledgeAlert'> = (request, context) => {
  const { place, asked } = about(context);
  return handle(request, context, {
    plan: () => ({ ...place, command: { type: 'AcknowledgeAlert', ...asked } }),
  });
};

export const resolveAlert: Handler<'resolveAlert'> = (request, context) => {
  const { place, asked } = about(context);
  return handle(request, context, {
    plan: () => ({ ...place, command: { type: 'ResolveAlert', ...asked } }),
  });
};
