/** Seeds annotations of the demo agency's people about actions, news, reviews and explanations of a curve. */

import { calendarDayOf, type EpochDay, epochDayAt } from '#domain/calendar/epochDay.ts';
import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import { type AnnotationCommand, annotationDecider } from '#events/annotations/annotationDecider.ts';
import { annotationStream } from '#events/annotations/annotationStream.ts';
import type { Random } from '#world/random.ts';
import demoAgency from './demoAgency.json' with { type: 'json' };
import type { DemoCalendar } from './demoCalendar.ts';
import { cases } from './demoCases.ts';
import { entryOf, isClientOn, keeperOf } from './demoClientBook.ts';
import { blackFridays } from './demoSeasons.ts';
import { eventsFromCommands, inOrder, type PastEvent } from './eventsFromCommands.ts';

type Telling = { readonly calendar: DemoCalendar; readonly today: EpochDay; readonly random: Random };

type Remark = {
  readonly clientId: string | null;
  readonly text: string;
  readonly shared: boolean;
  readonly daysAgo: number;
  readonly from: number;
  readonly to: number;
};

const at = (daysAgo: number, remark: Omit<Remark, 'daysAgo' | 'from' | 'to'>): Remark => ({
  ...remark,
  daysAgo,
  from: daysAgo,
  to: daysAgo,
});

const annotations: readonly Remark[] = [
  at(cases.atRisk.paused, {
    clientId: cases.atRisk.clientId,
    text: 'Search paused at the client’s wish; social alone does not make up for it.',
    shared: true,
  }),
  at(cases.atRisk.raised[1], {
    clientId: cases.atRisk.clientId,
    text: 'New head of marketing wants reach. Told her what it will cost per test drive.',
    shared: false,
  }),
  at(cases.star.raised[2], {
    clientId: cases.star.clientId,
    text: 'Bookings pay back in a week: budget goes up in steps of twelve percent.',
    shared: true,
  }),
  at(cases.underPacing.lowered, {
    clientId: cases.underPacing.clientId,
    text: 'Half of the creatives wait for a signature, so less is spent than agreed.',
    shared: true,
  }),
  {
    clientId: cases.dip.clientId,
    text: 'Practice moves: search ads rest until the phones work again.',
    shared: true,
    daysAgo: cases.dip.paused,
    from: cases.dip.paused,
    to: cases.dip.resumed,
  },
  at(cases.launch.daysAgo, {
    clientId: cases.launch.clientId,
    text: 'First short videos on TikTok.',
    shared: true,
  }),
  {
    clientId: cases.outage.clientId,
    text: 'Tracking was lost with the relaunch; these days are missing.',
    shared: true,
    daysAgo: cases.outage.to - 1,
    from: cases.outage.from,
    to: cases.outage.to,
  },
  at(cases.restated.told, {
    clientId: cases.restated.clientId,
    text: 'Google Ads took invalid clicks back: figures of nine days went down by 7 percent.',
    shared: true,
  }),
];

const fridays = (today: EpochDay): readonly Remark[] =>
  blackFridays(today).flatMap((friday) => {
    const daysAgo = today - friday;
    const remark = { clientId: null, text: 'Black Friday week', shared: true };
    return daysAgo > 6 && daysAgo < 700
      ? [{ ...remark, daysAgo: daysAgo + 6, from: daysAgo + 4, to: daysAgo - 3 }]
      : [];
  });

type Text = Pick<Remark, 'clientId' | 'text' | 'shared'> & { readonly clientId: string };

const reviewsOf = (clientId: string): readonly Text[] =>
  demoAgency.reviews
    .filter((review) => review.clientId === clientId)
    .map(({ author, stars, text }) => ({
      clientId,
      text: `Review by ${author}, ${stars} of 5 stars: “${text}”`,
      shared: true,
    }));

const perClient = 6;

const texts: readonly Text[] = demoAgency.clients.flatMap(({ clientId }) => {
  const remarks = demoAgency.remarks.filter((remark) => remark.clientId === clientId);
  return [...remarks.slice(0, 2), ...reviewsOf(clientId), ...remarks.slice(2)].slice(0, perClient);
});

/** A client's first annotation comes soon after it was won, the others spread until today. */
const usual = (random: Random): readonly Remark[] =>
  texts.flatMap(({ clientId, text, shared }, index) => {
    const entry = entryOf(clientId);
    const place = index % perClient;
    const last = (entry.left ?? 0) + 6;
    const span = (entry.won - last) / perClient;
    const daysAgo = Math.round(entry.won - span * place - random.integer(4, Math.max(4, Math.floor(span))));
    return isClientOn(entry, daysAgo) ? [at(daysAgo, { clientId, text, shared })] : [];
  });

export const demoAnnotations = ({ calendar, today, random }: Telling): readonly PastEvent[] => {
  const commands = [...annotations, ...fridays(today), ...usual(random)].map(
    ({ clientId, text, shared, daysAgo, from, to }, index): AnnotationCommand => {
      const annotationId = `remark${index + 1}`;
      const day = from === to ? calendar.spread(daysAgo, annotationId) : daysAgo;
      const now = calendar.at(day, 16, annotationId);
      // An annotation about one day belongs to the working day it was written on.
      const written = epochDayAt(Date.parse(now));
      const [first, last] = from === to ? [written, written] : [today - from, today - to];
      const days = { from: calendarDayOf(first), to: calendarDayOf(last) };
      const by = clientId === null ? 'demomanager' : keeperOf(entryOf(clientId), daysAgo);
      const about = { workspaceId: demoWorkspaceId, annotationId, clientId, by };
      return { type: 'AddAnnotation', ...about, ...days, text, shared, now };
    },
  );
  return eventsFromCommands(annotationDecider, inOrder(commands), {
    stream: annotationStream,
    key: [demoWorkspaceId],
    workspaceId: demoWorkspaceId,
  });
};
