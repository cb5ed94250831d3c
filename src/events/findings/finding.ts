/** Folds the marked findings of a workspace; a finding without a mark is new. */

import type { FindingMark, FindingPlace } from '#domain/findings/findingStates.ts';
import { ownValue } from '#domain/ownValue.ts';
import type { FindingEvent } from './findingEvents.ts';

export type MarkedFinding = FindingPlace &
  FindingMark & { readonly id: string; readonly by: string; readonly markedAt: string };

export type FindingState = Readonly<Record<string, MarkedFinding>>;

export const markedBy = ({ data }: FindingEvent): MarkedFinding => {
  const { findingId: id, workspaceId: _workspace, ...facts } = data;
  return { ...facts, id };
};

export const findingIn = (state: FindingState, id: string): MarkedFinding | undefined => ownValue(state, id);
