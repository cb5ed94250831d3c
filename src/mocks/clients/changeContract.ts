/** Handles POST /api/clients/:id/contract and DELETE /api/clients/:id/contract/:change: sets a client's fee and its start. */
import { type ContractFee, contractErrors } from '#domain/clients/contractRules.ts';
import { clientDecider } from '#events/clients/clientDecider.ts';
import { clientStream } from '#events/clients/clientStream.ts';
import { clientOf } from '#events/clients/clientsFold.ts';
import type { Handler } from '../http/context.ts';
import { handleCommand } from '../http/handleCommand.ts';
import { aboutClient } from './aboutClient.ts';
import { clientReply } from './clientItem.ts';

const handle = handleCommand(clientStream, clientDecider);

export const changeContract: Handler<'changeContract'> = (request, context) => {
  const { body, params, caller, now, world } = context;
  const { currency, from, reason, until } = body;
  const isEnd = reason === 'end';
  const fee: ContractFee = {
    monthlyFeeCents: isEnd ? 0 : body.monthly_fee_cents,
    currency,
    from,
    reason,
    ...(until === undefined || isEnd ? {} : { until }),
  };
  const changeId = world.ids.entity();
  return handle(request, context, {
    errors: contractErrors(fee),
    plan: () => ({
      ...aboutClient(caller, params.id),
      ifMatch: 'required',
      command: { type: 'ChangeContract', clientId: params.id, changeId, fee, now },
      reply: (after) => clientReply(201, clientOf(after, params.id)),
    }),
  });
};

export const withdrawContract: Handler<'withdrawContract'> = (request, context) => {
  const { params, caller, now } = context;
  return handle(request, context, {
    plan: () => ({
      ...aboutClient(caller, params.id),
      ifMatch: 'required',
      command: { type: 'WithdrawContract', clientId: params.id, changeId: params.change, now },
    }),
  });
};
