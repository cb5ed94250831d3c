/** Handles POST /api/workspace/deletion and /restoration: closes the workspace for everybody, or reopens it. */

import { demoAccounts } from '#domain/accounts/demoAccounts.ts';
import { normalizeEmail } from '#domain/accounts/emailAddress.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import { reportsOf } from '#events/projections/reportDirectory.ts';
import { membersOf } from '#events/projections/workspaceDirectory.ts';
import { reportDecider } from '#events/reports/reportDecider.ts';
import { reportStream } from '#events/reports/reportStream.ts';
import type { SubscriptionCommand } from '#events/subscriptions/subscriptionCommands.ts';
import { subscriptionDecider } from '#events/subscriptions/subscriptionDecider.ts';
import { subscriptionStream } from '#events/subscriptions/subscriptionStream.ts';
import { workspaceDecider } from '#events/workspaces/workspaceDecider.ts';
import { workspaceStream } from '#events/workspaces/workspaceStream.ts';
import type { BackendParts, Handler } from '../http/context.ts';
import {
  handleCommand,
  mergeRelated,
  notThere,
  type RelatedChanges,
  relatedToEach,
} from '../http/handleCommand.ts';
import { subscriberOf } from '../subscription/subscriptionOfWorkspace.ts';
import { requireTypedName } from './requireTypedName.ts';

const handle = handleCommand(workspaceStream, workspaceDecider);

type Place = { readonly workspaceId: string; readonly by: string; readonly now: string };

/** The demo workspace is shared by all visitors and cannot be deleted. */
const hasDemoAccount = (
  { workspaceDirectory, accountDirectory }: ScopedAnswers,
  workspaceId: string,
): boolean => {
  const known = new Set(Object.values(demoAccounts).map(({ email }) => normalizeEmail(email)));
  return membersOf(workspaceDirectory, workspaceId).some(({ accountId }) =>
    known.has(normalizeEmail(accountDirectory.byId[accountId]?.email ?? '')),
  );
};

const scheduledIn = ({ reportDirectory }: ScopedAnswers, workspaceId: string): readonly string[] =>
  reportsOf(reportDirectory, workspaceId)
    .filter(({ schedule, paused, archivedAt }) => schedule !== null && !paused && archivedAt === null)
    .map(({ id }) => id);

const eachReport = (
  parts: Pick<BackendParts, 'log'>,
  type: 'PauseReport' | 'ResumeReport',
  { schedules, ...place }: Place & { readonly schedules: readonly string[] },
): Promise<readonly RelatedChanges[]> =>
  Promise.all(
    schedules.map((reportId) =>
      relatedToEach(
        parts,
        { stream: reportStream, decider: reportDecider, key: [reportId] },
        [{ type, reportId, ...place }],
        place.workspaceId,
      ),
    ),
  );

const onSubscription = (
  parts: Pick<BackendParts, 'log'>,
  answers: ScopedAnswers,
  { workspaceId, command }: Pick<Place, 'workspaceId'> & { readonly command: SubscriptionCommand },
): Promise<RelatedChanges> | RelatedChanges => {
  const subscriberId = subscriberOf(answers, workspaceId);
  const subject = { stream: subscriptionStream, decider: subscriptionDecider };
  return subscriberId === null
    ? {}
    : relatedToEach(parts, { ...subject, key: [subscriberId] as const }, [command], workspaceId);
};

export const deleteWorkspace: Handler<'deleteWorkspace'> = (request, context) => {
  const { body, caller, now } = context;
  const place = { workspaceId: caller.workspaceId, by: caller.accountId, now };
  const { workspaceId, by } = place;
  return handle(request, context, {
    plan: (answers) => {
      requireTypedName(body.name, (answers.workspaceDirectory.byId[workspaceId] ?? notThere()).name);
      const schedules = scheduledIn(answers, workspaceId);
      const isKept = hasDemoAccount(answers, workspaceId);
      const cancel = { workspaceId, command: { type: 'CancelSubscription', now } } as const;
      return {
        key: [workspaceId],
        command: { type: 'DeleteWorkspace', by, schedules, isKept, now },
        related: async () =>
          mergeRelated([
            await onSubscription(context, answers, cancel),
            ...(await eachReport(context, 'PauseReport', { ...place, schedules })),
          ]),
        reply: () => ({ status: 204 }),
      };
    },
  });
};

const endedWith = (answers: ScopedAnswers, workspaceId: string, deletedAt: string): boolean => {
  const agreed = answers.currentSubscription.byAccount[subscriberOf(answers, workspaceId) ?? ''];
  return agreed !== undefined && agreed.endsAt !== null && agreed.updatedAt === deletedAt;
};

export const restoreWorkspace: Handler<'restoreWorkspace'> = (request, context) => {
  const { caller, now } = context;
  const place = { workspaceId: caller.workspaceId, by: caller.accountId, now };
  const { workspaceId, by } = place;
  return handle(request, context, {
    plan: (answers) => {
      const { deletion } = answers.workspaceDirectory.byId[workspaceId] ?? notThere();
      const resume = { workspaceId, command: { type: 'ResumeSubscription', now } } as const;
      return {
        key: [workspaceId],
        command: { type: 'RestoreWorkspace', by, now },
        related: async () =>
          deletion === null
            ? {}
            : mergeRelated([
                endedWith(answers, workspaceId, deletion.at)
                  ? await onSubscription(context, answers, resume)
                  : {},
                ...(await eachReport(context, 'ResumeReport', { ...place, schedules: deletion.schedules })),
              ]),
        reply: () => ({ status: 204 }),
      };
    },
  });
};
