/** Loads the subscription and switches the feed when the signed-in person changes. */

type Subscription = { send(event: { type: 'user.change'; userId: string | null }): void };
type Feed = { send(event: { type: 'feed.stop' } | { type: 'feed.start'; after: string | null }): void };
type AuthSnapshot = { readonly context: { readonly user: { readonly id: string } | null } };

export type Followers = {
  readonly subscription: Subscription;
  readonly feed: Feed;
  /** `ApiClient.position`: the feed resumes after the last read, so that no event is missed. */
  readonly position: () => number | null;
  readonly onChange?: (userId: string | null) => void;
};

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
