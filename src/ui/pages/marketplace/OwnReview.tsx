/** Renders the form for one's own review of an app: stars and text, changed or removed at any time. */
import { useSelector } from '@xstate/react';
import { Button, Flex, Input } from 'antd';
import { useState } from 'react';
import type { ListingDetails, ListingItem } from '#domain/contract/marketplaceSchemas.ts';
import { formatLimit } from '#domain/plans/money.ts';
import { ChangeNotice } from '../../parts/ChangeNotice.tsx';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import { useReversible } from '../../parts/useReversible.ts';
import { useServices } from '../../services/servicesContext.ts';
import { Field } from '../../widgets/Field.tsx';
import { StarRating } from '../../widgets/StarRating.tsx';

type Review = { readonly stars: number; readonly text: string };

const longest = 5_000;

type OwnReviewProps = {
  item: Pick<ListingItem, 'id' | 'name'>;
  own: ListingDetails['reviews'][number] | undefined;
};

export const OwnReview = ({ item: { id, name }, own }: OwnReviewProps) => {
  const { api } = useServices();
  const changes = useReversible();
  const busy = useSelector(changes.actor, (snapshot) => snapshot.hasTag('busy'));
  const [typed, setTyped] = useState<Partial<{ stars: number | null; text: string }>>({});
  const { stars = own?.stars ?? null, text = own?.text ?? '' } = typed;
  const send = (review: Review | null) =>
    changes.ask({
      make: async (options) => {
        await api.call('reviewListing', { params: { id }, body: { review }, ...options });
        setTyped({});
      },
      about: `${review?.stars} ${review?.text}`,
      made: review === null ? `Your review of ${name} is removed.` : `Your review of ${name} is saved.`,
      takenBack: `Your review of ${name} is as before.`,
    });
  return (
    <>
      <ChangeNotice actor={changes.actor} words={changes.words} />
      <OnlyChangeable>
        <Flex component="section" vertical gap={12} aria-label="Your review">
          <h3>Your review</h3>
          <StarRating
            label="Stars"
            value={stars}
            isOff={busy}
            onChange={(chosen) => setTyped({ ...typed, stars: chosen })}
          />
          <Field
            label="Review (optional)"
            error={text.length > longest ? `At most ${formatLimit(longest)} characters` : undefined}
          >
            {(control) => (
              <Input.TextArea
                {...control}
                rows={3}
                value={text}
                onChange={({ target }) => setTyped({ ...typed, text: target.value })}
              />
            )}
          </Field>
          <Flex wrap gap={8}>
            <Button
              type="primary"
              disabled={busy || stars === null || text.length > longest}
              onClick={() => stars !== null && send({ stars, text })}
            >
              {own ? 'Change review' : 'Save review'}
            </Button>
            {own && (
              <Button disabled={busy} onClick={() => send(null)}>
                Remove review
              </Button>
            )}
          </Flex>
        </Flex>
      </OnlyChangeable>
    </>
  );
};
