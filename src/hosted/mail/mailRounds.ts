/** Sends the mails that the log calls for: at least once, with the same message id at each try, later and later. */
import { mailEvent, recipientsOf } from '#mocks/mail/mailsOf.ts';
import { type Clock, isoNow } from '#world/clock.ts';
import { errorFields, type JsonLog } from '../operations/jsonLog.ts';
import type { Lease } from '../work/lease.ts';
import { startRounds } from '../work/startRounds.ts';
import { composeMail, type MailParts } from './composeMail.ts';
import type { FoundEvent, MailOutcome, MailQueue, QueuedMail } from './mailQueue.ts';
import { isFinal, type MailSender, refusalText } from './smtpSender.ts';

/** Milliseconds between two rounds. */
const betweenRounds = 5_000;

/** Minutes until the next try, from the first one on. After the last try the mail has failed. */
const waits = [1, 4, 16, 64, 256] as const;

export type MailRounds = MailParts & {
  readonly clock: Clock;
  readonly lease: Lease;
  readonly queue: MailQueue;
  readonly sender: MailSender;
  readonly logLine: JsonLog;
};

const afterProblem = (problem: unknown, attempts: number, now: string): MailOutcome => {
  const wait = isFinal(problem) ? undefined : waits[attempts - 1];
  const nextAt = wait === undefined ? null : new Date(Date.parse(now) + wait * 60_000).toISOString();
  return {
    status: nextAt === null ? 'failed' : 'waiting',
    attempts,
    nextAt,
    problem: refusalText(problem),
  };
};

const queueEvent = async ({ log, readModel, queue, clock }: MailRounds, found: FoundEvent): Promise<void> => {
  const [stored] = await log.readAll({ after: found.position - 1, limit: 1 });
  const event = stored ? mailEvent(stored) : null;
  const recipients = event === null ? [] : recipientsOf(await readModel.of(found.workspaceId), event);
  await queue.queue(found, recipients, isoNow(clock));
};

const tried = async (rounds: MailRounds, mail: QueuedMail): Promise<MailOutcome> => {
  const now = isoNow(rounds.clock);
  const attempts = mail.attempts + 1;
  const message = await composeMail(rounds, mail, now);
  if (typeof message === 'string')
    return { status: 'failed', attempts: mail.attempts, nextAt: null, problem: message };
  try {
    await rounds.sender.send(message);
    return { status: 'sent', attempts, nextAt: null, problem: null };
  } catch (problem) {
    return afterProblem(problem, attempts, isoNow(rounds.clock));
  }
};

const sendOne = async (rounds: MailRounds, mail: QueuedMail): Promise<void> => {
  const { queue, logLine } = rounds;
  const outcome = await tried(rounds, mail);
  const { status, attempts } = outcome;
  await queue.settle(mail, outcome);
  logLine(status === 'failed' ? 'error' : 'info', 'mail', { position: mail.position, status, attempts });
};

const round = async (rounds: MailRounds, isMine: () => Promise<boolean>): Promise<void> => {
  const { queue, clock } = rounds;
  for (let found = await queue.findEvents(); found.length > 0; found = await queue.findEvents())
    for (const event of found) {
      if (!(await isMine())) return;
      await queueEvent(rounds, event);
    }
  for (const mail of await queue.due(isoNow(clock))) {
    if (!(await isMine())) return;
    await sendOne(rounds, mail);
  }
};

/** Returns the function that ends the rounds, after the mail in hand. */
export const startMailRounds = async (rounds: MailRounds): Promise<() => Promise<void>> => {
  const { clock, lease, queue, sender, logLine } = rounds;
  await queue.begin();
  const stop = startRounds({
    clock,
    lease,
    every: betweenRounds,
    round: (isMine) => round(rounds, isMine),
    report: (problem) => logLine('error', 'mail round failed', errorFields(problem)),
  });
  return async () => {
    await stop();
    sender.close();
  };
};
