/** Appends due work before a request is answered, ordered by due time whichever request comes first. */
import { daysEndedBy, nextCheck } from '#domain/alerts/morningCheck.ts';
import { calendarDayOf, epochDayAt } from '#domain/calendar/epochDay.ts';
import { noQuotaChanges } from '#domain/plans/fitQuota.ts';
import { alertDecider } from '#events/alerts/alertDecider.ts';
import { alertStream } from '#events/alerts/alertStream.ts';
import { brandingDecider } from '#events/branding/brandingDecider.ts';
import { brandingStream } from '#events/branding/brandingStream.ts';
import { sha256Hex } from '#events/log/digest.ts';
import { alertRulesOf, watchOf } from '#events/projections/alertDirectory.ts';
import { lookDraftOf } from '#events/projections/brandingHistory.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import { firstFailure } from '#events/subscriptions/paymentRules.ts';
import { subscriptionDecider } from '#events/subscriptions/subscriptionDecider.ts';
import { subscriptionStream } from '#events/subscriptions/subscriptionStream.ts';
import { isDeleted } from '../access/refusedDeletion.ts';
import { callsOf } from '../alerts/alertsRaisedBy.ts';
import { watchClients } from '../alerts/watchedClients.ts';
import { zoneFor } from '../clients/clientDay.ts';
import type { BackendParts } from '../http/context.ts';
import { alongside, mergeRelated } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { agencyCaller } from '../reports/reportSpec.ts';
import { quotaChanges } from '../subscription/quotaChanges.ts';
import { fittingFor } from '../subscription/resourcesOf.ts';
import { ownerOf, subscriberOf } from '../subscription/subscriptionOfWorkspace.ts';
import { dueDomain } from './dueDomain.ts';
import { dueHistory } from './dueHistory.ts';
import { dueReport } from './dueReport.ts';
import type { DueQuestion, DueSubject, DueWork } from './dueWork.ts';

/** As long as the world's ids, and derived, so that all tabs generate the same id. */
const alertIdOf = (ruleId: string, day: string): string => sha256Hex(`${ruleId}|${day}`).slice(0, 16);

const dueAlerts: DueSubject = ({ parts, answers, workspaceId, now }) => {
  const watched = watchOf(answers.alertDirectory, workspaceId);
  const at = nextCheck(watched, now);
  if (at === null || at > now) return null;
  return {
    at,
    name: `alerts|${workspaceId}|${at}`,
    actor: 'alerts',
    propose: async () => {
      const rules = alertRulesOf(answers.alertDirectory, workspaceId).filter(
        ({ id }) => (watched.since.get(id) ?? at) <= at,
      );
      const context = { answers, metrics: parts.metrics, now: at, caller: agencyCaller(workspaceId) };
      const watch = await watchClients(context, { rules });
      const checkedDay = calendarDayOf(epochDayAt(Date.parse(at)) - 1);
      const daysOf = (clientId: string) => daysEndedBy(at, zoneFor(answers, { workspaceId, clientId }));
      const calls = callsOf({ answers, workspaceId, watch, daysOf }, rules, ({ id }, day) =>
        alertIdOf(id, day),
      );
      const command = { type: 'CallAlerts', workspaceId, calls, checkedDay, now: at } as const;
      const subject = { stream: alertStream, key: [workspaceId] as const, decider: alertDecider };
      return alongside(parts, { ...subject, command }, workspaceId);
    },
  };
};

const duePlanChange: DueSubject = ({ parts, answers, workspaceId, now }) => {
  const subscriberId = subscriberOf(answers, workspaceId);
  const agreed = subscriberId === null ? undefined : answers.currentSubscription.byAccount[subscriberId];
  const scheduled = agreed?.scheduled ?? null;
  if (subscriberId === null || !agreed || scheduled === null || scheduled.effectiveAt > now) return null;
  const { plan, effectiveAt: at } = scheduled;
  return {
    at,
    name: `plan-change|${subscriberId}|${at}`,
    actor: 'billing',
    propose: async () => {
      const question = { workspaceId, plan, keep: agreed.keep };
      const room = agreed.simulated === null ? fittingFor(answers, question).changes : noQuotaChanges;
      const command = { type: 'TakeEffect', room, now: at } as const;
      const subject = {
        stream: subscriptionStream,
        key: [subscriberId] as const,
        decider: subscriptionDecider,
      };
      return mergeRelated([
        await alongside(parts, { ...subject, command }, workspaceId),
        await quotaChanges(parts, room, {
          workspaceId,
          by: ownerOf(answers, workspaceId) ?? subscriberId,
          now: at,
        }),
      ]);
    },
  };
};

/** Records a failed renewal charge at its due time; a successful renewal needs no event. */
const dueCharge: DueSubject = ({ parts, answers, workspaceId, now }) => {
  const held = answers.paymentCards.byWorkspace[workspaceId];
  const subscriberId = subscriberOf(answers, workspaceId);
  const agreed = subscriberId === null ? undefined : answers.currentSubscription.byAccount[subscriberId];
  if (!held || subscriberId === null || !agreed) return null;
  const at = firstFailure(agreed, held, now);
  if (at === null) return null;
  return {
    at,
    name: `renewal|${subscriberId}|${at}`,
    actor: 'billing',
    propose: () => {
      const command = { type: 'ChargeRenewal', card: held.card, now: at } as const;
      const subject = {
        stream: subscriptionStream,
        key: [subscriberId] as const,
        decider: subscriptionDecider,
      };
      return alongside(parts, { ...subject, command }, workspaceId);
    },
  };
};

/** Publishes a draft of a workspace's look at its planned time. */
const dueLook: DueSubject = ({ parts, answers, workspaceId, now }) => {
  const at = lookDraftOf(answers.brandingHistory, workspaceId)?.publishAt ?? null;
  if (at === null || at > now) return null;
  return {
    at,
    name: `due look|${workspaceId}|${at}`,
    actor: 'branding',
    propose: () =>
      alongside(
        parts,
        {
          stream: brandingStream,
          key: [workspaceId],
          decider: brandingDecider,
          command: { type: 'PublishDraft', workspaceId, now: at },
        },
        workspaceId,
      ),
  };
};

const dueTable: readonly DueSubject[] = [
  duePlanChange,
  dueCharge,
  dueReport,
  dueLook,
  dueDomain,
  dueAlerts,
  dueHistory,
];

type DueContext = Pick<BackendParts, 'log' | 'metrics' | 'deliveries'> & {
  readonly readModel: Pick<BackendParts['readModel'], 'of'>;
};
type Proposed = Awaited<ReturnType<DueWork['propose']>>;
type DueMoment = Pick<DueQuestion, 'answers' | 'workspaceId' | 'now'>;

const mostTurns = 200;

const earliest = (parts: DueContext, moment: DueMoment, subjects: readonly DueSubject[]): DueWork | null => {
  let first: DueWork | null = null;
  for (const subject of subjects) {
    const work = subject({ parts, ...moment });
    if (work !== null && (first === null || work.at < first.at)) first = work;
  }
  return first;
};

const nothing: Proposed = {};

/** A refusal means that a concurrent request did the work, so its events are read next. */
const proposedBy = async (work: DueWork): Promise<Proposed> => {
  try {
    return await work.propose();
  } catch (error) {
    if (error instanceof RefusalError) return nothing;
    throw error;
  }
};

/**
 * No request causes these events: command and correlation follow from the work. `occurredAt` is the due time,
 * and they are recorded now.
 */
const appendWork = async ({ log }: Pick<DueContext, 'log'>, work: DueWork): Promise<void> => {
  const { events = [], expected = [], failIfEventsMatch } = await proposedBy(work);
  if (events.length === 0) return;
  const digest = sha256Hex(work.name);
  const result = await log.append({
    commandId: `due-${digest}`,
    commandHash: digest,
    correlationId: digest.slice(0, 32),
    causeFrame: null,
    actor: { kind: 'system', id: work.actor },
    events: events.map((event) => ({ ...event, occurredAt: work.at })),
    expected,
    ...(failIfEventsMatch ? { failIfEventsMatch } : {}),
  });
  if (!result.ok && result.why === 'commandMismatch') throw new Error(`Due work differs: ${work.name}`);
};

const settle = async (
  parts: DueContext,
  { answers, workspaceId, now }: DueMoment,
  subjects: readonly DueSubject[],
): Promise<ScopedAnswers> => {
  let known = answers;
  for (let turn = 0; turn < mostTurns; turn += 1) {
    if (isDeleted(known, workspaceId)) return known;
    const work = earliest(parts, { answers: known, workspaceId, now }, subjects);
    if (work === null) return known;
    await appendWork(parts, work);
    const before = known.position;
    known = await parts.readModel.of(workspaceId);
    // No one appended anything, so a retry would not help this request.
    if (known.position === before) return known;
  }
  return known;
};

/** The last pending settlement of each log; always resolves. */
const underWay = new WeakMap<DueContext['log'], Promise<unknown>>();

/** Returns the answers to use. Requests settle one after the other, because otherwise the ids of a run would depend on their number. */
export const settleDue = (
  parts: DueContext,
  moment: DueMoment,
  subjects: readonly DueSubject[] = dueTable,
): Promise<ScopedAnswers> => {
  if (isDeleted(moment.answers, moment.workspaceId)) return Promise.resolve(moment.answers);
  const before = underWay.get(parts.log);
  if (before === undefined && earliest(parts, moment, subjects) === null)
    return Promise.resolve(moment.answers);
  const mine = (async () => {
    if (before === undefined) return settle(parts, moment, subjects);
    await before;
    const answers = await parts.readModel.of(moment.workspaceId);
    return settle(parts, { ...moment, answers }, subjects);
  })();
  const ended = mine.then(
    () => {},
    () => {},
  );
  underWay.set(parts.log, ended);
  void ended.then(() => {
    if (underWay.get(parts.log) === ended) underWay.delete(parts.log);
  });
  return mine;
};
