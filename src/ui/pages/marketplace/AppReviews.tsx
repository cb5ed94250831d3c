/** Renders the histogram of ratings and the reviews of an app. */
import { Flex } from 'antd';
import type { ListingDetails, ListingItem } from '#domain/contract/marketplaceSchemas.ts';
import { day } from '../../content/dates.ts';
import { ratingText } from '../../content/marketplace.ts';
import { starsText } from '../../widgets/StarRating.tsx';
import styles from './AppReviews.module.css';

type AppReviewsProps = { item: ListingItem; details: ListingDetails };

export const AppReviews = ({ item, details: { stars, reviews } }: AppReviewsProps) => {
  const most = Math.max(1, ...stars);
  return (
    <Flex component="section" vertical gap={12} aria-label="Ratings and reviews">
      <h2>Ratings and reviews</h2>
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
          {reviews.map(({ author, stars: given, day: on, text }) => (
            <li key={author + on}>
              <p>
                <strong>{starsText(given)}</strong>{' '}
                <small>
                  {author}, {day(on)} · sample review
                </small>
              </p>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Flex>
  );
};
