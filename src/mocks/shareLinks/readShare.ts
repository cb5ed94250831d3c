/** Handles GET /api/share/:token: returns the content of a share link. */

import { tokenOf } from '../auth/findSession.ts';
import type { Handler } from '../http/context.ts';
import { json, problem } from '../http/respond.ts';
import { findShare } from './foundShare.ts';
import { sharedContentOf } from './sharedContentOf.ts';
import { isPassFor } from './shareSecret.ts';

export const readShare: Handler<'readShare'> = async (request, context) => {
  const { params, query, log, now } = context;
  const found = await findShare(context, params.token, now);
  const { id, passwordId } = found.link;
  if (passwordId !== null && !(await isPassFor(log, tokenOf(request), { id, passwordId, now })))
    return problem('sharePasswordNeeded');
  return json(200, await sharedContentOf(found, context, query));
};
