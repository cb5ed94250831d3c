/** Handles GET /api/mails: the latest mails that the workspace's events call for, and what became of them. */
import type { MailItem } from '#domain/contract/mailSchemas.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { workspaceTag } from '#events/tags.ts';
import type { Context, Delivery, Handler } from '../http/context.ts';
import { json } from '../http/respond.ts';
import { mailEvent, mailOf, mailTypes, recipientsOf } from './mailsOf.ts';

const mostEvents = 400;
const mostMails = 100;

type Known = {
  readonly reached: number;
  readonly byPosition: ReadonlyMap<number, readonly Delivery[]>;
};

const nothingSent: Known = { reached: Number.POSITIVE_INFINITY, byPosition: new Map() };

const progressOf = (delivery: Delivery | undefined, isQueued: boolean) =>
  ({
    status: delivery?.status ?? (isQueued ? 'unsent' : 'waiting'),
    attempts: delivery?.attempts ?? 0,
    next_at: delivery?.nextAt ?? null,
    problem: delivery?.problem ?? null,
  }) as const;

type Listing = Pick<Context<'listMails'>, 'answers'> & { readonly known: Known };

const mailsOfEvent = (stored: StoredEvent, { answers, known }: Listing): readonly MailItem[] => {
  const event = mailEvent(stored);
  if (event === null) return [];
  const deliveries = known.byPosition.get(stored.position);
  const recipients = deliveries?.map(({ recipient }) => recipient) ?? recipientsOf(answers, event);
  return recipients.map((recipient) => ({
    id: `${stored.id}.${recipient}`,
    ...mailOf(answers, event, recipient),
    at: stored.occurredAt,
    ...progressOf(
      deliveries?.find((one) => one.recipient === recipient),
      stored.position <= known.reached,
    ),
  }));
};

export const listMails: Handler<'listMails'> = async (_request, { answers, caller, log, deliveries }) => {
  const tag = workspaceTag(caller.workspaceId);
  const question = { tag, types: mailTypes, upTo: answers.position, limit: mostEvents } as const;
  const { events } = await log.readTagged({ ...question, order: 'newest' });
  const known = (await deliveries?.of(events.map(({ position }) => position))) ?? nothingSent;
  const mails = events.flatMap((event) => mailsOfEvent(event, { answers, known }));
  return json(200, { items: mails.slice(0, mostMails), sends: deliveries !== undefined });
};
