/** Handles PUT /api/white-label and POST /api/white-label/rollback: sets a look or restores an earlier one. */

import { type Look, lockedFeature, lookErrors, tidyLook } from '#domain/branding/look.ts';
import type { LookItem } from '#domain/contract/brandingSchemas.ts';
import { ownValue } from '#domain/ownValue.ts';
import { featuresOf } from '#domain/plans/planFeatures.ts';
import { type BrandingState, brandingDecider, currentLook } from '#events/branding/brandingDecider.ts';
import { brandingStream } from '#events/branding/brandingStream.ts';
import type { Answers } from '#events/projections/answers.ts';
import type { Handler } from '../http/context.ts';
import { type CommandReply, handleCommand } from '../http/handleCommand.ts';
import { type PlanQuestion, planOf, refusedFeature } from '../subscription/planOf.ts';
import { whiteLabelReply } from './whiteLabelReply.ts';

const handle = handleCommand(brandingStream, brandingDecider);

const versionOf = ({ versions }: BrandingState): number => versions.length;

const about = (answers: Answers, question: PlanQuestion) => {
  const plan = planOf(answers, question);
  return {
    key: [question.workspaceId] as const,
    version: versionOf,
    /** 402 when the change of look needs a feature that the plan lacks. */
    refuse: ({ before, after }: { before: BrandingState; after: BrandingState }) => {
      const locked = lockedFeature(currentLook(before), currentLook(after), featuresOf(plan));
      return locked && refusedFeature(answers, question, locked);
    },
    reply: (after: BrandingState): CommandReply => ({
      status: 200,
      body: whiteLabelReply(currentLook(after), versionOf(after), plan),
      version: versionOf(after),
    }),
  };
};

const lookOfBody = ({ name, accent, logo_text, hide_powered_by }: LookItem): Look =>
  tidyLook({ name, accent, logoText: logo_text, hidesPoweredBy: hide_powered_by });

const wireNames: Readonly<Record<string, string>> = {
  logoText: 'logo_text',
  hidesPoweredBy: 'hide_powered_by',
};

export const saveWhiteLabel: Handler<'saveWhiteLabel'> = (request, context) => {
  const { caller, now } = context;
  const { workspaceId } = caller;
  const look = lookOfBody(context.body);
  const errors = Object.entries(lookErrors(look)).map(([part, text]) => [
    ownValue(wireNames, part) ?? part,
    text,
  ]);
  return handle(request, context, {
    errors: Object.fromEntries(errors),
    plan: (answers) => ({
      ...about(answers, { workspaceId, now }),
      ifMatch: 'required',
      command: { type: 'SaveLook', workspaceId, look, now },
    }),
  });
};

/** Needs no version, because the request names the version to restore. */
export const rollBackWhiteLabel: Handler<'rollBackWhiteLabel'> = (request, context) => {
  const { caller, body, now } = context;
  const { workspaceId } = caller;
  return handle(request, context, {
    plan: (answers) => ({
      ...about(answers, { workspaceId, now }),
      ifMatch: 'none',
      command: { type: 'RollBackLook', workspaceId, version: body.version, now },
    }),
  });
};
