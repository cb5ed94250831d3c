/** Handles PUT /api/white-label, PUT /api/white-label/draft and POST /api/white-label/rollback: publishes, drafts or restores a look. */

import {
  type Look,
  lockedFeature,
  lookErrors,
  lookInForce,
  lookPictures,
  tidyLook,
} from '#domain/branding/look.ts';
import { lookNames, lookOfItem } from '#domain/contract/lookItems.ts';
import { featuresOf } from '#domain/plans/planFeatures.ts';
import { type BrandingState, brandingDecider, currentLook } from '#events/branding/brandingDecider.ts';
import { brandingStream } from '#events/branding/brandingStream.ts';
import type { Answers } from '#events/projections/answers.ts';
import { pictureIn } from '#events/projections/pictureDirectory.ts';
import type { Handler } from '../http/context.ts';
import { type CommandReply, handleCommand } from '../http/handleCommand.ts';
import { type PlanQuestion, planOf, refusedFeature } from '../subscription/planOf.ts';
import { draftItem, whiteLabelReply } from './whiteLabelReply.ts';

const handle = handleCommand(brandingStream, brandingDecider);

const versionOf = ({ versions }: BrandingState): number => versions.length;

/** 402 when the change of look needs a feature that the plan lacks. */
const refusedLook = (answers: Answers, question: PlanQuestion, before: Look, after: Look | null) => {
  const locked = after && lockedFeature(before, after, featuresOf(planOf(answers, question)));
  return locked && refusedFeature(answers, question, locked);
};

const about = (answers: Answers, question: PlanQuestion & { readonly accountId: string }) => {
  const plan = planOf(answers, question);
  return {
    key: [question.workspaceId] as const,
    version: versionOf,
    refuse: ({ before, after }: { before: BrandingState; after: BrandingState }) =>
      refusedLook(answers, question, currentLook(before), currentLook(after)),
    reply: (after: BrandingState): CommandReply => ({
      status: 200,
      body: whiteLabelReply({
        saved: currentLook(after),
        shown: lookInForce(currentLook(after), featuresOf(plan)),
        version: versionOf(after),
        draft: draftItem(after.draft && { ...after.draft, accountId: question.accountId }, answers),
      }),
      version: versionOf(after),
    }),
  };
};

/** Problems by name on the wire. */
const fieldErrors = (look: Look, { pictureShelf }: Pick<Answers, 'pictureShelf'>, workspaceId: string) => {
  const lost = lookPictures.filter((part) => {
    const id = look[part];
    return id !== undefined && !pictureIn(pictureShelf, workspaceId, id);
  });
  const errors = {
    ...lookErrors(look),
    ...Object.fromEntries(lost.map((part) => [part, 'Choose the picture again'])),
  };
  return Object.fromEntries(
    (Object.keys(errors) as (keyof Look)[]).map((part) => [lookNames[part], errors[part] ?? '']),
  );
};

export const saveWhiteLabel: Handler<'saveWhiteLabel'> = (request, context) => {
  const { caller, now, answers } = context;
  const { workspaceId, accountId } = caller;
  const look = tidyLook(lookOfItem(context.body));
  return handle(request, context, {
    errors: fieldErrors(look, answers, workspaceId),
    plan: (known) => ({
      ...about(known, { workspaceId, accountId, now }),
      ifMatch: 'required',
      command: { type: 'SaveLook', workspaceId, look, now },
    }),
  });
};

/** Needs no version, because the request names the version to restore. */
export const rollBackWhiteLabel: Handler<'rollBackWhiteLabel'> = (request, context) => {
  const { caller, body, now } = context;
  const { workspaceId, accountId } = caller;
  return handle(request, context, {
    plan: (answers) => ({
      ...about(answers, { workspaceId, accountId, now }),
      ifMatch: 'none',
      command: { type: 'RollBackLook', workspaceId, version: body.version, now },
    }),
  });
};

/** Needs no version: a draft changes nothing that is shown, and the last one counts. */
export const saveLookDraft: Handler<'saveLookDraft'> = (request, context) => {
  const { caller, now, answers, body } = context;
  const { workspaceId, accountId } = caller;
  const look = body.look && tidyLook(lookOfItem(body.look));
  const { publish_at: publishAt } = body;
  const isPast = publishAt !== null && publishAt <= now;
  const errors = {
    ...(look === null ? {} : fieldErrors(look, answers, workspaceId)),
    ...(look === null && publishAt !== null ? { look: 'Save a draft to publish it later' } : {}),
    ...(isPast ? { publish_at: 'Choose a time in the future' } : {}),
  };
  return handle(request, context, {
    errors,
    plan: (known) => ({
      ...about(known, { workspaceId, accountId, now }),
      refuse: ({ before }) => refusedLook(known, { workspaceId, now }, currentLook(before), look),
      ifMatch: 'none',
      command: { type: 'DraftLook', workspaceId, look, publishAt, now },
    }),
  });
};
