/** Decides marks on findings: several at once, skipping those that would not change. */

import {
  type FindingMark,
  type FindingPlace,
  findingId,
  markErrors,
} from '#domain/findings/findingStates.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import { type FindingState, findingIn, markedBy } from './finding.ts';
import type { FindingEvent } from './findingEvents.ts';

export type MarkFindings = FindingMark & {
  readonly type: 'MarkFindings';
  readonly workspaceId: string;
  readonly findings: readonly FindingPlace[];
  readonly by: string;
  readonly now: string;
};

const isNew: FindingMark = { status: 'new', until: null, reason: null };

/** The end of a snooze is not checked against today, so that an undo can restore an expired one. */
const decide = (command: MarkFindings, state: FindingState): Decision<FindingEvent> => {
  const { workspaceId, findings, status, until, by, now } = command;
  const reason = command.reason === null ? null : tidyText(command.reason);
  if (Object.keys(markErrors({ status, until, reason }, until ?? now.slice(0, 10))).length > 0)
    return reject('invalid');
  const places = new Map(findings.map((place) => [findingId(place), place]));
  const changed = [...places].filter(([id]) => {
    const before = findingIn(state, id) ?? isNew;
    return before.status !== status || before.until !== until || before.reason !== reason;
  });
  return accept(
    ...changed.map(
      ([id, { clientId, figure, day }]): FindingEvent => ({
        type: 'FindingMarked',
        data: { workspaceId, findingId: id, clientId, figure, day, status, until, reason, by, markedAt: now },
      }),
    ),
  );
};

export const findingDecider: Decider<MarkFindings, FindingEvent, FindingState> = {
  initial: {},
  evolve: (state, event) => ({ ...state, [event.data.findingId]: markedBy(event) }),
  decide,
};
