/** Declares the undo of competitor changes. */
import {
  type CompetitorCommand,
  type CompetitorState,
  competitorDecider,
  competitorOf,
} from '#events/competitors/competitorDecider.ts';
import type { CompetitorEvent } from '#events/competitors/competitorEvents.ts';
import { competitorStream } from '#events/competitors/competitorStream.ts';
import { type Facts, text } from '../undo/facts.ts';
import type { Taking } from '../undo/undoRules.ts';
import { undoSubject } from '../undo/undoSubject.ts';

type Data = CompetitorEvent['data'];

const factsOf = (state: CompetitorState, { competitorId }: Data): Facts | null => {
  const competitor = competitorOf(state, competitorId);
  if (!competitor) return null;
  const { domain, tier, notes, removedAt } = competitor;
  return {
    Domain: text(domain),
    Tier: text(tier),
    Notes: text(notes),
    Status: text(removedAt === null ? 'watched' : 'removed'),
  };
};

const asked = ({ answers, now, data }: Taking & { readonly data: Data }) => {
  const { competitorId, clientId, workspaceId } = data;
  const ownDomain = answers.clientDirectory.byWorkspace[workspaceId]?.[clientId]?.domain ?? '';
  return { competitorId, ownDomain, now };
};

const fieldNames = ['domain', 'tier', 'notes'] as const;

export const competitorUndo = undoSubject<CompetitorCommand, CompetitorEvent, CompetitorState>({
  stream: competitorStream,
  decider: competitorDecider,
  facts: factsOf,
  ways: {
    CompetitorAdded: {
      as: 'removeCompetitor',
      command: (step) => ({ type: 'RemoveCompetitor', ...asked(step) }),
    },
    CompetitorUpdated: {
      as: 'updateCompetitor',
      command: (step) => {
        const { competitorId, changes } = step.data;
        const former = competitorOf(step.before, competitorId);
        const fields = fieldNames.filter((field) => Object.hasOwn(changes, field));
        const values = Object.fromEntries(fields.map((field) => [field, former?.[field]]));
        return { type: 'UpdateCompetitor', ...asked(step), changes: values };
      },
    },
    CompetitorRemoved: {
      as: 'restoreCompetitor',
      command: (step) => ({ type: 'RestoreCompetitor', ...asked(step) }),
    },
    CompetitorRestored: {
      as: 'removeCompetitor',
      command: (step) => ({ type: 'RemoveCompetitor', ...asked(step) }),
    },
  },
});
