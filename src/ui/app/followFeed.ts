/** Invalidates queries by events of the feed, and reloads the session in every tab when a role, profile or sign-in changes. */
import type { Actor } from 'xstate';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import type { authMachine } from '#machines/auth/authMachine.ts';
import type { feedMachine } from '#machines/feed/feedMachine.ts';
import type { InvalidateQueries } from '../data/invalidateQueries.ts';
import type { Forgetting } from '../services/forgetting.ts';

type Following = {
  readonly feed: Actor<typeof feedMachine>;
  readonly auth: Actor<typeof authMachine>;
  readonly renewReadings: InvalidateQueries;
  readonly forgetting: Pick<Forgetting, 'heard'>;
};

/** Events of an account that change its session (ruling D29). */
const ofRole: readonly string[] = [
  'MemberRoleChanged',
  'WorkspaceOwnerChanged',
  'SignInSlowed',
  'PasswordChanged',
];

export const isAbout = ({ data }: Pick<EventItem, 'data'>, accountId: string | undefined): boolean =>
  accountId !== undefined && (data.accountId === accountId || data.formerOwnerId === accountId);

const ofAll: readonly string[] = ['WorkspaceDeleted', 'WorkspaceRestored'];

export const followFeed = ({ feed, auth, renewReadings, forgetting }: Following): void => {
  feed.on('events.arrived', ({ events }) => {
    const { profile } = auth.getSnapshot().context;
    const foreign = renewReadings.told(events);
    forgetting.heard(foreign, false);
    // The reply to a person's own profile change already carried it.
    const isNews = (event: EventItem): boolean =>
      ofRole.includes(event.type) || (event.type === 'ProfileUpdated' && foreign.includes(event));
    if (events.some((event) => ofAll.includes(event.type) || (isAbout(event, profile?.id) && isNews(event))))
      auth.send({ type: 'profile.stale' });
  });
};
