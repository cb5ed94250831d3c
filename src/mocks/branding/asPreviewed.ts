/** Answers an admin's reading with the header `Look-Preview` as if its look were published, and as one client sees it. */

import * as z from 'zod/mini';
import { previewerOf } from '#domain/branding/clientLook.ts';
import { look } from '#domain/contract/brandingSchemas.ts';
import { lookOfItem } from '#domain/contract/lookItems.ts';
import type { Answers } from '#events/projections/answers.ts';
import { lookVersionsOf } from '#events/projections/brandingHistory.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import type { Caller } from '../http/context.ts';
import { RefusalError } from '../http/refusal.ts';

export const previewHeader = 'Look-Preview';

/** Null client: as the agency's own people and strangers. */
const previewed = z.strictObject({ look, client_id: z.nullable(z.string()) });

type Previewed = z.infer<typeof previewed>;

/** In ASCII, because headers allow no other characters. */
const previewedIn = (header: string): Previewed => {
  try {
    return previewed.parse(JSON.parse(decodeURIComponent(header)));
  } catch {
    throw new RefusalError('invalid', { reason: `${previewHeader} is no look` });
  }
};

type Known = { readonly answers: ScopedAnswers; readonly caller: Caller | null };

/** Adds the look as the newest version, so that plans and looks by client apply as always. */
const withLook = <Folded extends Pick<Answers, 'brandingHistory'>>(
  answers: Folded,
  workspaceId: string,
  { look: item }: Previewed,
): Folded => {
  const { brandingHistory } = answers;
  const versions = lookVersionsOf(brandingHistory, workspaceId);
  const version = {
    version: versions.length + 1,
    look: lookOfItem(item),
    rolledBackTo: null,
    at: '',
    accountId: null,
  };
  const byWorkspace = { ...brandingHistory.byWorkspace, [workspaceId]: [...versions, version] };
  return { ...answers, brandingHistory: { ...brandingHistory, byWorkspace } };
};

const asClient = (caller: Caller, clientId: string | null, { clientDirectory }: Answers): Caller => {
  if (clientId === null) return { ...caller, previews: true };
  const { workspaceId, accountId, sessionId, token, expiresAt } = caller;
  const client = clientDirectory.byWorkspace[workspaceId]?.[clientId];
  if (!client || client.archivedAt !== null)
    throw new RefusalError('invalid', { reason: `${previewHeader} names no client` });
  const scope = { role: 'user', kind: 'client', workspaceId, clientId } as const;
  const session = { accountId: previewerOf(clientId), sessionId, token, expiresAt };
  return { ...scope, ...session, viewedBy: accountId, previews: true };
};

export const asPreviewed = <Found extends Known>(request: Request, found: Found, reads: boolean): Found => {
  const header = request.headers.get(previewHeader);
  const { caller, answers } = found;
  if (header === null || caller?.role !== 'admin' || caller.viewedBy !== undefined) return found;
  if (!reads) throw new RefusalError('viewIsReadOnly');
  const wanted = previewedIn(header);
  return {
    ...found,
    answers: withLook(answers, caller.workspaceId, wanted),
    caller: asClient(caller, wanted.client_id, answers),
  };
};

/** For answers that a public endpoint reads itself. */
export const previewedAnswers = <Folded extends Pick<Answers, 'brandingHistory'>>(
  request: Request,
  answers: Folded,
  { caller, workspaceId }: { readonly caller: Caller | null; readonly workspaceId: string },
): Folded => {
  const header = request.headers.get(previewHeader);
  if (header === null || !caller?.previews || caller.workspaceId !== workspaceId) return answers;
  return withLook(answers, workspaceId, previewedIn(header));
};
