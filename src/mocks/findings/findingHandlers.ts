/** Handles GET /api/findings and POST /api/findings/marks: tracks how far unusual days have been handled. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import { calendarDayOf, epochDayAt } from '#domain/calendar/epochDay.ts';
import type { FindingMarkItem } from '#domain/contract/findingSchemas.ts';
import { type FindingPlace, findingId, markErrors } from '#domain/findings/findingStates.ts';
import { findingIn, type MarkedFinding } from '#events/findings/finding.ts';
import { findingDecider } from '#events/findings/findingDecider.ts';
import { findingStream } from '#events/findings/findingStream.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import { findingsOf } from '#events/projections/findingDirectory.ts';
import { clientScope } from '../clients/clientScope.ts';
import type { Caller, Handler } from '../http/context.ts';
import { handleCommand, notThere } from '../http/handleCommand.ts';
import { pageOf } from '../http/pageOf.ts';
import { json } from '../http/respond.ts';

const itemFor =
  ({ kind }: Caller) =>
  (finding: MarkedFinding): FindingMarkItem => {
    const { id, clientId, figure, day, status, until, markedAt } = finding;
    const reason = seesWholeWorkspace(kind) ? finding.reason : null;
    return { id, client_id: clientId, figure, day, status, until, reason, marked_at: markedAt };
  };

const listFindingMarks: Handler<'listFindingMarks'> = (_request, { answers, caller, query }) => {
  const client = clientScope(caller, query.client);
  const found = findingsOf(answers.findingDirectory, caller.workspaceId).filter(
    ({ clientId }) => client === undefined || clientId === client,
  );
  return json(200, pageOf(found.map(itemFor(caller)), query));
};

const handle = handleCommand(findingStream, findingDecider);

const markFindings: Handler<'markFindings'> = (request, context) => {
  const { body, caller, now } = context;
  const { workspaceId, accountId: by } = caller;
  const { status, until, reason } = body;
  const findings = body.findings.map(
    ({ client_id: clientId, figure, day }): FindingPlace => ({ clientId, figure, day }),
  );
  return handle(request, context, {
    errors: markErrors({ status, until, reason }, calendarDayOf(epochDayAt(Date.parse(now)))),
    plan: (answers) => {
      const known = new Set(clientsOf(answers.clientDirectory, workspaceId).map(({ id }) => id));
      if (findings.some(({ clientId }) => clientId !== null && !known.has(clientId))) return notThere();
      return {
        key: [workspaceId],
        command: { type: 'MarkFindings', workspaceId, findings, status, until, reason, by, now },
        reply: (after) => ({
          status: 200,
          body: {
            findings: findings
              .flatMap((place) => findingIn(after, findingId(place)) ?? [])
              .map(itemFor(caller)),
          },
        }),
      };
    },
  });
};

export const findingHandlers = { listFindingMarks, markFindings } as const;
