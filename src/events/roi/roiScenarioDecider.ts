/** Decides saved ROI scenarios: named, within the ranges, private to the owner; removed ones can be restored. */

import type { RoiInputs } from '#domain/roi/roiInputs.ts';
import { roiInputErrors, scenarioNameProblem } from '#domain/roi/scenarioRules.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import { type RoiScenarioFacts, roiScenarioAfter } from './roiScenario.ts';
import type { RoiScenarioEvent } from './roiScenarioEvents.ts';

export type SaveRoiScenario = {
  readonly type: 'SaveRoiScenario';
  readonly scenarioId: string;
  readonly accountId: string;
  readonly workspaceId: string;
  readonly name: string;
  readonly inputs: RoiInputs;
  readonly now: string;
};

type Asked<Type extends string> = { readonly type: Type; readonly accountId: string; readonly now: string };

export type RenameRoiScenario = Asked<'RenameRoiScenario'> & { readonly name: string };
export type RemoveRoiScenario = Asked<'RemoveRoiScenario'>;
export type RestoreRoiScenario = Asked<'RestoreRoiScenario'>;

export type RoiScenarioCommand = SaveRoiScenario | RenameRoiScenario | RemoveRoiScenario | RestoreRoiScenario;

export type RoiScenarioState = RoiScenarioFacts | null;

const save = (command: SaveRoiScenario, state: RoiScenarioState): Decision<RoiScenarioEvent> => {
  const { type: _type, now, name, ...facts } = command;
  if (state !== null) return reject('versionConflict');
  const complete =
    scenarioNameProblem(name) === null && Object.keys(roiInputErrors(facts.inputs)).length === 0;
  if (!complete) return reject('invalid');
  return accept({ type: 'RoiScenarioSaved', data: { ...facts, name: tidyText(name), savedAt: now } });
};

const rename = ({ name, now }: RenameRoiScenario, state: RoiScenarioFacts): Decision<RoiScenarioEvent> => {
  const { id: scenarioId, accountId, name: formerName, removedAt } = state;
  if (removedAt !== null) return reject('notFound');
  if (scenarioNameProblem(name) !== null) return reject('invalid');
  if (tidyText(name) === formerName) return accept();
  return accept({
    type: 'RoiScenarioRenamed',
    data: { scenarioId, accountId, formerName, name: tidyText(name), renamedAt: now },
  });
};

const remove = ({ now }: RemoveRoiScenario, state: RoiScenarioFacts): Decision<RoiScenarioEvent> => {
  const { id: scenarioId, accountId, name, removedAt } = state;
  return removedAt !== null
    ? reject('notFound')
    : accept({ type: 'RoiScenarioRemoved', data: { scenarioId, accountId, name, removedAt: now } });
};

/** Restoring an existing scenario succeeds without an event. */
const restore = ({ now }: RestoreRoiScenario, state: RoiScenarioFacts): Decision<RoiScenarioEvent> => {
  const { id: scenarioId, accountId, name, removedAt } = state;
  return removedAt === null
    ? accept()
    : accept({ type: 'RoiScenarioRestored', data: { scenarioId, accountId, name, restoredAt: now } });
};

/** Other accounts' scenarios count as not found. */
const decide = (command: RoiScenarioCommand, state: RoiScenarioState): Decision<RoiScenarioEvent> => {
  if (command.type === 'SaveRoiScenario') return save(command, state);
  if (state?.accountId !== command.accountId) return reject('notFound');
  switch (command.type) {
    case 'RenameRoiScenario':
      return rename(command, state);
    case 'RemoveRoiScenario':
      return remove(command, state);
    case 'RestoreRoiScenario':
      return restore(command, state);
  }
};

const evolve = (state: RoiScenarioState, event: RoiScenarioEvent): RoiScenarioState =>
  roiScenarioAfter(state, event, state === null ? 0 : state.revision + 1);

export const roiScenarioDecider: Decider<RoiScenarioCommand, RoiScenarioEvent, RoiScenarioState> = {
  initial: null,
  evolve,
  decide,
};
