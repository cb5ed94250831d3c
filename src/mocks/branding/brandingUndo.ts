/** Declares the undo of white-label changes, which restores the previous version. */
import { lockedFeature } from '#domain/branding/look.ts';
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

export const brandingUndo = undoSubject<BrandingCommand, BrandingEvent, BrandingState>({
  stream: brandingStream,
  decider: brandingDecider,
  facts: (state) => {
    const { name, accent, logoText, hidesPoweredBy } = currentLook(state);
    return {
      Name: text(name),
      'Accent colour': text(accent),
      'Logo text': text(logoText),
      'Without “Powered by”': hidesPoweredBy,
    };
  },
  ways: {
    LookSaved: { as: 'rollBackWhiteLabel', command: rollBack },
    LookRolledBack: { as: 'rollBackWhiteLabel', command: rollBack },
  },
  refuse: ({ answers, caller, now }, { before, after }) => {
    const question = { workspaceId: caller.workspaceId, now };
    const features = featuresOf(planOf(answers, question));
    const locked = lockedFeature(currentLook(before), currentLook(after), features);
    return locked && refusedFeature(answers, question, locked);
  },
});
