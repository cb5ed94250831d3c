/** Declares the undo of handling an unusual day, which restores the previous state. */
import { findingStatusLabels } from '#domain/findings/findingStates.ts';
import { type FindingState, findingIn } from '#events/findings/finding.ts';
import { findingDecider, type MarkFindings } from '#events/findings/findingDecider.ts';
import type { FindingEvent } from '#events/findings/findingEvents.ts';
import { findingStream } from '#events/findings/findingStream.ts';
import { day, type Facts, figure, ofAgency, oneOf, text } from '../undo/facts.ts';
import { undoSubject } from '../undo/undoSubject.ts';

const factsOf = (state: FindingState, data: FindingEvent['data']): Facts => {
  const { status = 'new', until = null, reason = null } = findingIn(state, data.findingId) ?? {};
  return {
    Figure: figure(data.figure),
    Day: day(data.day),
    Status: oneOf(findingStatusLabels, status),
    'Snoozed until': day(until),
    Reason: ofAgency(text(reason)),
  };
};

export const findingUndo = undoSubject<MarkFindings, FindingEvent, FindingState>({
  stream: findingStream,
  decider: findingDecider,
  facts: factsOf,
  ways: {
    FindingMarked: {
      as: 'markFindings',
      command: ({ data, before, caller, now }) => {
        const { status = 'new', until = null, reason = null } = findingIn(before, data.findingId) ?? {};
        const { workspaceId, clientId, figure: name, day: on } = data;
        return {
          type: 'MarkFindings',
          workspaceId,
          findings: [{ clientId, figure: name, day: on }],
          status,
          until,
          reason,
          by: caller.accountId,
          now,
        };
      },
    },
  },
});
