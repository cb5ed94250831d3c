/** Declares the undo of looks of single clients, which brings the previous one back. */
import { clientLookFeature } from '#domain/branding/clientLook.ts';
import { hasFeature } from '#domain/plans/planFeatures.ts';
import {
  type ClientLookState,
  clientLookDecider,
  type SaveClientLook,
} from '#events/clientLooks/clientLookDecider.ts';
import type { ClientLookEvent } from '#events/clientLooks/clientLookEvents.ts';
import { clientLookStream } from '#events/clientLooks/clientLookStream.ts';
import { planOf, refusedFeature } from '../subscription/planOf.ts';
import { text } from '../undo/facts.ts';
import { undoSubject } from '../undo/undoSubject.ts';

export const clientLookUndo = undoSubject<SaveClientLook, ClientLookEvent, ClientLookState>({
  stream: clientLookStream,
  decider: clientLookDecider,
  facts: (look) => ({
    Name: text(look?.name ?? null),
    'Accent colour': text(look?.accent ?? null),
    Logo: look !== null && look.logoId !== null,
    'Logo on dark': look !== null && look.darkLogoId !== null,
  }),
  ways: {
    ClientLookSaved: {
      as: 'saveClientLook',
      params: ({ clientId }) => ({ id: clientId }),
      command: ({ data: { workspaceId, clientId }, before, now }) => ({
        type: 'SaveClientLook',
        workspaceId,
        clientId,
        look: before,
        now,
      }),
    },
  },
  refuse: ({ answers, caller, now }, { after }) => {
    const question = { workspaceId: caller.workspaceId, now };
    return after === null || hasFeature(planOf(answers, question), clientLookFeature)
      ? null
      : refusedFeature(answers, question, clientLookFeature);
  },
});
