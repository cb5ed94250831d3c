/** Whoever is signed in is asked for again when their account was changed elsewhere, so that badge, menu and pages follow in every tab. */
import type { Actor } from 'xstate';
import type { Profile } from '#domain/contract/authSchemas.ts';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import type { authMachine } from '#machines/auth/authMachine.ts';
import type { feedMachine } from '#machines/feed/feedMachine.ts';

/** `firstName` in an event is `first_name` on the wire. */
const wireName = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Whether the profile says already what the event tells, as after an own change. */
const isKnown = (changes: unknown, profile: Profile): boolean => {
  const known: Readonly<Record<string, unknown>> = profile;
  return Object.entries(Object(changes)).every(([field, value]) => known[wireName(field)] === value);
};

const isNews = ({ type, data }: EventItem, profile: Profile): boolean => {
  if (data.accountId !== profile.id) return false;
  if (type === 'ProfileUpdated') return !isKnown(data.changes, profile);
  return type === 'MemberRoleChanged' || type === 'SignInSlowed';
};

/** Listens for as long as the feed runs: another role (ruling D29), another profile, or another version of it. */
export const followOwnAccount = (feed: Actor<typeof feedMachine>, auth: Actor<typeof authMachine>): void => {
  feed.on('events.arrived', ({ events }) => {
    const { profile } = auth.getSnapshot().context;
    if (profile !== null && events.some((event) => isNews(event, profile)))
      auth.send({ type: 'profile.stale' });
  });
};
