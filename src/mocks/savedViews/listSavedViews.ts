/** Handles GET /api/saved-views: lists the caller's views and the segments shared within the agency. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import { savedViewsOf } from '#events/projections/savedViewDirectory.ts';
import type { Caller, Handler } from '../http/context.ts';
import { pageOf } from '../http/pageOf.ts';
import { json } from '../http/respond.ts';
import { savedViewItem } from './savedViewItem.ts';

const who = ({ accountId, kind }: Caller) => ({ accountId, isOfAgency: seesWholeWorkspace(kind) });

export const listSavedViews: Handler<'listSavedViews'> = (_request, { answers, caller, query }) =>
  json(200, pageOf(savedViewsOf(answers.savedViewShelf, who(caller)).map(savedViewItem), query));
