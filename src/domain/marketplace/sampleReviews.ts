/** Composes sample reviews of an app; their authors are roles at made-up agencies. */
import type { Listing } from './listing.ts';

export type SampleReview = {
  readonly author: string;
  readonly stars: number;
  readonly day: string;
  readonly text: string;
};

const good = [
  'Set up in five minutes and quiet since then.',
  'Does one thing, and does it well.',
  'Our clients noticed within a week. We use it for all of them.',
  'Saves an hour on the first of each month.',
  'The permissions are as few as they should be.',
];
const mixed = [
  'Useful, though the first run took longer than expected.',
  'Good for a handful of clients. With forty the list gets long.',
  'Works, but I would like to choose the weekday.',
];
const authors = [
  'Account lead, sample agency',
  'Analyst, sample agency',
  'Owner, sample studio',
  'Media buyer, sample agency',
];

/** Three reviews: two with the best ratings, one with three stars. */
export const sampleReviews = ({
  id,
  releases,
}: Pick<Listing, 'id' | 'releases'>): readonly SampleReview[] => {
  const at = [...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const take = <One>(list: readonly One[], step: number): One | undefined => list[(at + step) % list.length];
  return releases.map(({ day }, nth) => {
    const stars = [5, 4, 3][nth] ?? 3;
    return {
      author: take(authors, nth) ?? '',
      stars,
      day,
      text: take(stars > 3 ? good : mixed, nth) ?? '',
    };
  });
};
