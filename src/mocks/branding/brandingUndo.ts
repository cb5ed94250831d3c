/** Declares the undo of white-label changes, which restores the previous version. */
import { lockedFeature, lookParts } from '#domain/branding/look.ts';
import { portalMenuOf } from '#domain/branding/portalMenu.ts';
import { typefaces } from '#domain/branding/typefaces.ts';
import { ownValue } from '#domain/ownValue.ts';
import { featuresOf } from '#domain/plans/planFeatures.ts';
import {
  type BrandingCommand,
  type BrandingState,
  brandingDecider,
  currentLook,
} from '#events/branding/brandingDecider.ts';
import type { BrandingEvent } from '#events/branding/brandingEvents.ts';
import { brandingStream } from '#events/branding/brandingStream.ts';
import { planOf, refusedFeature } from '../subscription/planOf.ts';
import { text } from '../undo/facts.ts';
import type { Taking } from '../undo/undoRules.ts';
import { undoSubject } from '../undo/undoSubject.ts';

const rollBack = ({
  data,
  before,
  now,
}: Taking & { readonly data: BrandingEvent['data']; readonly before: BrandingState }): BrandingCommand => ({
  type: 'RollBackLook',
  workspaceId: data.workspaceId,
  version: before.versions.length,
  now,
});

const draftWords = (state: BrandingState): string | null => {
  if (state.draft === null) return null;
  const { look } = state.draft;
  const current = currentLook(state);
  const changed = lookParts.filter((part) => look[part] !== current[part]).length;
  return changed === 1 ? '1 change' : `${changed} changes`;
};

const menuWords = (menu: string | undefined): string | null =>
  (menu === undefined ? null : portalMenuOf(menu))?.map(({ label }) => label).join(', ') ?? null;

export const brandingUndo = undoSubject<BrandingCommand, BrandingEvent, BrandingState>({
  stream: brandingStream,
  decider: brandingDecider,
  facts: (state) => {
    const { name, accent, logoText, hidesPoweredBy, ...extras } = currentLook(state);
    return {
      Name: text(name),
      'Accent colour': text(accent),
      'Logo text': text(logoText),
      'Without “Powered by”': hidesPoweredBy,
      Tagline: text(extras.tagline ?? null),
      'Support email': text(extras.supportEmail ?? null),
      'Support page': text(extras.supportUrl ?? null),
      Imprint: text(extras.imprintUrl ?? null),
      'Privacy policy': text(extras.privacyUrl ?? null),
      Terms: text(extras.termsUrl ?? null),
      'Report footer': text(extras.reportFooter ?? null),
      'Chart colours': text(extras.palette ?? null),
      Typeface: text(
        extras.typeface === undefined ? null : (ownValue(typefaces, extras.typeface)?.label ?? null),
      ),
      Logo: extras.logoId !== undefined,
      'Logo on dark': extras.darkLogoId !== undefined,
      Favicon: extras.faviconId !== undefined,
      'Report cover': extras.coverId !== undefined,
      'Sign-in heading': text(extras.signInHeading ?? null),
      'Sign-in message': text(extras.signInMessage ?? null),
      'Sign-in picture': extras.signInPictureId !== undefined,
      'Sender name': text(extras.mailSender ?? null),
      'Reply-to': text(extras.mailReplyTo ?? null),
      'Email footer': text(extras.mailFooter ?? null),
      'Portal menu': text(menuWords(extras.portalMenu)),
      Draft: text(draftWords(state)),
      'Publish on': text(state.draft?.publishAt),
    };
  },
  ways: {
    LookSaved: { as: 'rollBackWhiteLabel', command: rollBack },
    LookRolledBack: { as: 'rollBackWhiteLabel', command: rollBack },
    MailTestRequested: { never: 'The email has been sent.' },
    LookDrafted: {
      as: 'saveLookDraft',
      command: ({ data, before: { draft }, now }) => ({
        type: 'DraftLook',
        workspaceId: data.workspaceId,
        look: draft?.look ?? null,
        publishAt: draft === null || (draft.publishAt ?? now) <= now ? null : draft.publishAt,
        now,
      }),
    },
  },
  refuse: ({ answers, caller, now }, { before, after }) => {
    const question = { workspaceId: caller.workspaceId, now };
    const features = featuresOf(planOf(answers, question));
    const locked = lockedFeature(currentLook(before), currentLook(after), features);
    return locked && refusedFeature(answers, question, locked);
  },
});
