/** Handles POST /api/saved-views, PATCH and DELETE /api/saved-views/:id, and POST .../restore for a person's own views. */

import { seesWholeWorkspace } from '#domain/access/membership.ts';
import type { SavedView } from '#domain/contract/savedViewSchemas.ts';
import { isKeptForAll, viewNameProblem, viewQueryProblem } from '#domain/savedViews/savedViewRules.ts';
import { savedViewsOf } from '#events/projections/savedViewDirectory.ts';
import { type SavedViewFacts, savedView } from '#events/savedViews/savedView.ts';
import type { Caller, Handler } from '../http/context.ts';
import { pageOf } from '../http/pageOf.ts';
import { RefusalError } from '../http/refusal.ts';
import { json } from '../http/respond.ts';
import { restorableHandlers } from '../http/restorableHandlers.ts';
import { versionTag } from '../http/version.ts';
import { viewProblem } from '../metrics/filterProblem.ts';

const savedViewItem = ({
  id,
  page,
  name,
  query,
  shared,
  createdAt,
  revision,
}: SavedViewFacts): SavedView => ({
  id,
  page,
  name,
  query,
  shared,
  created_at: createdAt,
  etag: versionTag(revision),
});

const who = ({ accountId, kind }: Caller) => ({ accountId, isOfAgency: seesWholeWorkspace(kind) });

export const listSavedViews: Handler<'listSavedViews'> = (_request, { answers, caller, query }) =>
  json(200, pageOf(savedViewsOf(answers.savedViewShelf, who(caller)).map(savedViewItem), query));

export const savedViewHandlers = restorableHandlers(savedView, {
  askedBy: ({ accountId, kind }) => ({ accountId, isOfAgency: seesWholeWorkspace(kind) }),
  errors: (body) => {
    const [wrongName, wrongQuery] = [
      viewNameProblem(body.name),
      viewQueryProblem('query' in body ? body.query : ''),
    ];
    return {
      ...(wrongName === null ? {} : { name: wrongName }),
      ...(wrongQuery === null ? {} : { query: wrongQuery }),
    };
  },
  added: ({ body, caller, now }, answers) => {
    const { workspaceId } = caller;
    const isOfAgency = seesWholeWorkspace(caller.kind);
    const clientId = isOfAgency ? null : caller.clientId;
    const problem = viewProblem(answers, { workspaceId, clientId, now }, body.query);
    if (problem !== null) throw new RefusalError('invalid', { errors: { query: problem } });
    const shared = isKeptForAll(body.page, isOfAgency) ? { shared: true } : {};
    return { workspaceId, ...body, ...shared };
  },
  changes: ({ name }) => ({ name }),
  reply: (view) => ({ view: savedViewItem(view) }),
});
