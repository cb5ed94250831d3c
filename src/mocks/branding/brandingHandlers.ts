/** Collects the handlers of branding, and handles POST /api/white-label/test-mail and GET /api/sign-in-look. */
import type { Look } from '#domain/branding/look.ts';
import type { SignInLook } from '#domain/contract/brandingSchemas.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { hasFeature } from '#domain/plans/planFeatures.ts';
import { productName } from '#domain/product.ts';
import { brandingDecider } from '#events/branding/brandingDecider.ts';
import { brandingStream } from '#events/branding/brandingStream.ts';
import { domainDecider } from '#events/domains/domainDecider.ts';
import { domainStream } from '#events/domains/domainStream.ts';
import type { Answers } from '#events/projections/answers.ts';
import { pictureIn } from '#events/projections/pictureDirectory.ts';
import type { BackendParts, Handler } from '../http/context.ts';
import { handleCommand, notThere } from '../http/handleCommand.ts';
import { loadStream } from '../http/loadStream.ts';
import { json } from '../http/respond.ts';
import { planOf } from '../subscription/planOf.ts';
import { previewedAnswers } from './asPreviewed.ts';
import { rollBackWhiteLabel, saveLookDraft, saveWhiteLabel } from './changeWhiteLabel.ts';
import { listClientLooks, saveClientLook } from './clientLookHandlers.ts';
import { lookShownIn } from './lookShownIn.ts';
import { listLookVersions } from './readWhiteLabel.ts';

const handle = handleCommand(brandingStream, brandingDecider);

const sendTestMail: Handler<'sendTestMail'> = (request, context) => {
  const { workspaceId, accountId } = context.caller;
  return handle(request, context, {
    plan: (answers) => ({
      key: [workspaceId],
      ifMatch: 'none',
      command: { type: 'RequestMailTest', workspaceId, accountId, now: context.now },
      reply: () => ({
        status: 201,
        body: { to: answers.accountDirectory.byId[accountId]?.email ?? '' },
      }),
    }),
  });
};

/** A domain leads to the workspace that holds it, once it is active. */
const workspaceAt = async (agency: string, { log }: Pick<BackendParts, 'log'>): Promise<string | null> => {
  if (!agency.includes('.')) return /^[a-z0-9]{1,40}$/.test(agency) ? agency : null;
  const { state } = await loadStream(log, domainStream.of(agency.toLowerCase()), domainDecider);
  return state?.status === 'active' ? state.workspaceId : null;
};

const signInLookOf = (look: Look, answers: Answers, workspaceId: string): SignInLook => {
  const urlOf = (id: string | undefined) =>
    id === undefined ? undefined : pictureIn(answers.pictureShelf, workspaceId, id)?.url;
  return {
    name: look.name ?? answers.workspaceDirectory.byId[workspaceId]?.name ?? productName,
    accent: look.accent,
    logo_text: look.logoText,
    hide_powered_by: look.hidesPoweredBy,
    ...definedOnly({
      logo_url: urlOf(look.logoId),
      dark_logo_url: urlOf(look.darkLogoId),
      picture_url: urlOf(look.signInPictureId),
      heading: look.signInHeading,
      message: look.signInMessage,
      typeface: look.typeface,
      support_email: look.supportEmail,
      support_url: look.supportUrl,
      imprint_url: look.imprintUrl,
      privacy_url: look.privacyUrl,
      terms_url: look.termsUrl,
    }),
  };
};

/** Alike for an unknown agency and for one without the plan, so that no one learns who is a customer. */
const readSignInLook: Handler<'readSignInLook'> = async (request, context) => {
  const { query, readModel, now, caller } = context;
  const workspaceId = (await workspaceAt(query.agency, context)) ?? notThere();
  const answers = previewedAnswers(request, await readModel.of(workspaceId), { caller, workspaceId });
  const workspace = answers.workspaceDirectory.byId[workspaceId] ?? notThere();
  const question = { workspaceId, now };
  if (workspace.deletion !== null || !hasFeature(planOf(answers, question), 'white_label_full')) notThere();
  return json(200, signInLookOf(lookShownIn(answers, { ...question, clientId: null }), answers, workspaceId));
};

export const brandingHandlers = {
  saveWhiteLabel,
  saveLookDraft,
  listLookVersions,
  rollBackWhiteLabel,
  sendTestMail,
  listClientLooks,
  saveClientLook,
  readSignInLook,
};
