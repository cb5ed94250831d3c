/** Handles GET /api/demo/sources: lists the connected accounts in the order of connecting. */
import { integrationsOf } from '#events/projections/integrationDirectory.ts';
import { sourceDecider } from '#events/sources/sourceDecider.ts';
import type { Handler } from '../http/context.ts';
import { json } from '../http/respond.ts';
import { demoSourceItem } from './controlledAccounts.ts';

export const demoSources: Handler<'demoSources'> = (_request, { answers, caller }) => {
  const { workspaceId } = caller;
  const state = answers.sourceHistory.byWorkspace[workspaceId] ?? sourceDecider.initial;
  const items = integrationsOf(answers.integrationDirectory, workspaceId)
    .filter(({ status }) => status === 'connected')
    .map((one) => demoSourceItem(one, answers, { workspaceId, state }));
  return json(200, { items });
};
