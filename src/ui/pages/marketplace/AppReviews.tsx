/** Renders the histogram of ratings and the reviews of an app. */
import { Flex } from 'antd';
import { roleOf } from '#domain/access/role.ts';
import type { ListingDetails, ListingItem } from '#domain/contract/marketplaceSchemas.ts';
import { day } from '../../content/dates.ts';
import { ratingText } from '../../content/marketplace.ts';
import { useAuth } from '../../services/useAuth.ts';
import { starsText } from '../../widgets/StarRating.tsx';
import styles from './AppReviews.module.css';
import { OwnReview } from './OwnReview.tsx';

type AppReviewsProps = { item: ListingItem; details: ListingDetails };

export const AppReviews = ({ item, details: { stars, reviews } }: AppReviewsProps) => {
  const mayReview = roleOf(useAuth().profile?.role) !== 'user';
  const most = Math.max(1, ...stars);
  return (
    <Flex component="section" vertical gap={12} aria-label="Ratings and reviews">
      <h2>Ratings and reviews</h2>
      {mayReview && <OwnReview item={item} own={reviews.find(({ is_own: isOwn }) => isOwn)} />}
      <div className={styles.columns}>
        <div>
          <p className={styles.average}>
            <strong>{item.rating.toFixed(1)}</strong> {ratingText(item)}
          </p>
          <Flex component="ul" vertical gap={4} className={styles.stars ?? ''} aria-label="Ratings by stars">
            {[5, 4, 3, 2, 1].map((star) => {
              const many = stars[star - 1] ?? 0;
              return (
                <li key={star}>
                  <span>{starsText(star)}</span>
                  <span aria-hidden="true" className={styles.bar}>
                    <span style={{ inlineSize: `${(many / most) * 100}%` }} />
                  </span>
                  <span>{many}</span>
                </li>
              );
            })}
          </Flex>
        </div>
        <ul className={styles.reviews} aria-label="Reviews">
          {reviews.map(({ author, stars: given, day: on, text, is_sample: isSample, is_own: isOwn }) => (
            <li key={author + on + text}>
              <p>
                <strong>{starsText(given)}</strong>{' '}
                <small>
                  {isOwn ? 'You' : author}, {day(on)}
                  {isSample && ' · sample review'}
                </small>
              </p>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Flex>
  );
};
