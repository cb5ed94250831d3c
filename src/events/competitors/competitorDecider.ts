/** Decides a client's competitors in one stream: no site twice, and never the client's own. */

import { isOwnSite, mostCompetitors } from '#domain/competitors/competitorRules.ts';
import { ownValue } from '#domain/ownValue.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import { type Competitor, competitorAfter } from './competitor.ts';
import type { CompetitorEvent, CompetitorFields } from './competitorEvents.ts';

type Timed = { readonly competitorId: string; readonly ownDomain: string; readonly now: string };

export type AddCompetitor = Timed &
  Readonly<CompetitorFields> & {
    readonly type: 'AddCompetitor';
    readonly clientId: string;
    readonly workspaceId: string;
  };
export type UpdateCompetitor = Timed & {
  readonly type: 'UpdateCompetitor';
  readonly changes: Readonly<Partial<CompetitorFields>>;
};
export type RemoveCompetitor = Timed & { readonly type: 'RemoveCompetitor' };
export type RestoreCompetitor = Timed & { readonly type: 'RestoreCompetitor' };
export type CompetitorCommand = AddCompetitor | UpdateCompetitor | RemoveCompetitor | RestoreCompetitor;

export type CompetitorState = {
  /** The revision of the next event. */
  readonly next: number;
  readonly workspaceId: string;
  readonly competitors: Readonly<Record<string, Competitor>>;
};

export const competitorOf = ({ competitors }: CompetitorState, id: string): Competitor | undefined =>
  ownValue(competitors, id);

const refusedSite = (
  domain: string,
  { competitorId, ownDomain }: Timed,
  { competitors }: CompetitorState,
): ReturnType<typeof reject> | null => {
  if (isOwnSite(domain, ownDomain)) return reject('ownDomain');
  const others = Object.entries(competitors).flatMap(([id, other]) =>
    id !== competitorId && other.removedAt === null ? [other.domain] : [],
  );
  if (others.some((other) => isOwnSite(domain, other) || isOwnSite(other, domain)))
    return reject('competitorKnown');
  return others.length >= mostCompetitors ? reject('competitorsFull') : null;
};

const add = (command: AddCompetitor, state: CompetitorState): Decision<CompetitorEvent> => {
  const { type: _type, ownDomain: _own, now, ...facts } = command;
  if (Object.hasOwn(state.competitors, facts.competitorId)) return reject('versionConflict');
  return (
    refusedSite(facts.domain, command, state) ??
    accept({ type: 'CompetitorAdded', data: { ...facts, addedAt: now } })
  );
};

const fieldNames = ['domain', 'tier', 'notes'] as const;

const update = (
  command: UpdateCompetitor,
  known: Competitor,
  state: CompetitorState,
): Decision<CompetitorEvent> => {
  const { competitorId, changes: wanted, now } = command;
  if (known.removedAt !== null) return reject('notFound');
  const differing = fieldNames.filter(
    (field) => wanted[field] !== undefined && wanted[field] !== known[field],
  );
  if (differing.length === 0) return accept();
  const changes = Object.fromEntries(differing.map((field) => [field, wanted[field]]));
  const refused = changes.domain === undefined ? null : refusedSite(changes.domain, command, state);
  const { clientId } = known;
  const { workspaceId } = state;
  return (
    refused ??
    accept({
      type: 'CompetitorUpdated',
      data: { competitorId, clientId, workspaceId, changes, updatedAt: now },
    })
  );
};

const remove = (
  { competitorId, now }: RemoveCompetitor,
  { clientId, removedAt }: Competitor,
  { workspaceId }: CompetitorState,
): Decision<CompetitorEvent> =>
  removedAt !== null
    ? accept()
    : accept({ type: 'CompetitorRemoved', data: { competitorId, clientId, workspaceId, removedAt: now } });

const restore = (
  command: RestoreCompetitor,
  { clientId, removedAt, domain }: Competitor,
  state: CompetitorState,
): Decision<CompetitorEvent> => {
  if (removedAt === null) return accept();
  const { competitorId, now } = command;
  const { workspaceId } = state;
  return (
    refusedSite(domain, command, state) ??
    accept({ type: 'CompetitorRestored', data: { competitorId, clientId, workspaceId, restoredAt: now } })
  );
};

const decide = (command: CompetitorCommand, state: CompetitorState): Decision<CompetitorEvent> => {
  if (command.type === 'AddCompetitor') return add(command, state);
  const known = competitorOf(state, command.competitorId);
  if (!known) return reject('notFound');
  switch (command.type) {
    case 'UpdateCompetitor':
      return update(command, known, state);
    case 'RemoveCompetitor':
      return remove(command, known, state);
    case 'RestoreCompetitor':
      return restore(command, known, state);
  }
};

const evolve = ({ next, competitors }: CompetitorState, event: CompetitorEvent): CompetitorState => {
  const { competitorId, workspaceId } = event.data;
  const known = competitorAfter(competitors[competitorId], event, next);
  return {
    next: next + 1,
    workspaceId,
    competitors: known ? { ...competitors, [competitorId]: known } : competitors,
  };
};

export const competitorDecider: Decider<CompetitorCommand, CompetitorEvent, CompetitorState> = {
  initial: { next: 0, workspaceId: '', competitors: {} },
  evolve,
  decide,
};
