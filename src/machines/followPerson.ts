/** What follows from who is signed in: whose subscription is loaded, and whether the feed is on. */

type Subscription = { send(event: { type: 'user.change'; userId: string | null }): void };
type Feed = { send(event: { type: 'feed.stop' } | { type: 'feed.start'; after: string | null }): void };
type AuthSnapshot = { readonly context: { readonly user: { readonly id: string } | null } };

export type Followers = {
  readonly subscription: Subscription;
  readonly feed: Feed;
  /** `ApiClient.position`: the feed goes on from what was read last, so that nothing in between is missed. */
  readonly position: () => number | null;
  /** Called first, for example to forget what was loaded for the person before. */
  readonly onChange?: (userId: string | null) => void;
};

/** Gives the `watch` of the auth lifecycle: each time another person, or nobody, is signed in, the others are told once. */
export const followPerson = ({ subscription, feed, position, onChange }: Followers) => {
  let known: string | null = null;
  return ({ context }: AuthSnapshot): void => {
    const userId = context.user?.id ?? null;
    if (userId === known) {
      return;
    }
    known = userId;
    onChange?.(userId);
    subscription.send({ type: 'user.change', userId });
    feed.send({ type: 'feed.stop' });
    if (userId !== null) {
      feed.send({ type: 'feed.start', after: position()?.toString() ?? null });
    }
  };
};
