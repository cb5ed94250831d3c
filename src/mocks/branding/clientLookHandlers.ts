/** Handles GET /api/white-label/clients and PUT /api/white-label/clients/:id: what one client sees instead of the agency's look. */
import {
  type ClientLook,
  clientLookErrors,
  clientLookFeature,
  tidyClientLook,
} from '#domain/branding/clientLook.ts';
import type { ClientLookItem } from '#domain/contract/brandingSchemas.ts';
import { featuresOf } from '#domain/plans/planFeatures.ts';
import { clientLookDecider } from '#events/clientLooks/clientLookDecider.ts';
import { clientLookStream } from '#events/clientLooks/clientLookStream.ts';
import { pictureIn } from '#events/projections/pictureDirectory.ts';
import type { Context, Handler } from '../http/context.ts';
import { handleCommand, notThere } from '../http/handleCommand.ts';
import { json } from '../http/respond.ts';
import { planOf, refusedFeature } from '../subscription/planOf.ts';

const handle = handleCommand(clientLookStream, clientLookDecider);

const itemOf = ({ name, accent, logoId, darkLogoId }: ClientLook): ClientLookItem => ({
  name,
  accent,
  logo_id: logoId,
  dark_logo_id: darkLogoId,
});

export const listClientLooks: Handler<'listClientLooks'> = (_request, { answers, caller }) => {
  const looks = answers.brandingHistory.clientLooks[caller.workspaceId] ?? {};
  const items = Object.entries(looks).map(([id, look]) => ({ client_id: id, look: itemOf(look) }));
  return json(200, { items });
};

const errorsOf = (look: ClientLook, { answers, caller }: Context<'saveClientLook'>) => {
  const isLost = (id: string | null) =>
    id !== null && !pictureIn(answers.pictureShelf, caller.workspaceId, id);
  return {
    ...clientLookErrors(look),
    ...(isLost(look.logoId) ? { logo_id: 'Choose the picture again' } : {}),
    ...(isLost(look.darkLogoId) ? { dark_logo_id: 'Choose the picture again' } : {}),
  };
};

/** Removing needs no plan, as with the agency's own look. */
export const saveClientLook: Handler<'saveClientLook'> = (request, context) => {
  const { caller, now, params, body } = context;
  const { workspaceId } = caller;
  const typed = body.look && {
    name: body.look.name,
    accent: body.look.accent,
    logoId: body.look.logo_id,
    darkLogoId: body.look.dark_logo_id,
  };
  const look = typed && tidyClientLook(typed);
  return handle(request, context, {
    errors: typed ? errorsOf(typed, context) : {},
    plan: (answers) => {
      const clientId = answers.clientDirectory.byWorkspace[workspaceId]?.[params.id]?.id ?? notThere();
      const question = { workspaceId, now };
      return {
        key: [clientId],
        command: { type: 'SaveClientLook', workspaceId, clientId, look, now },
        refuse: ({ after }) =>
          after !== null && !featuresOf(planOf(answers, question)).includes(clientLookFeature)
            ? refusedFeature(answers, question, clientLookFeature)
            : null,
        reply: (after) => ({
          status: 200,
          body: { client_id: clientId, look: after && itemOf(after) },
        }),
      };
    },
  });
};
