/** Renders apps as cards with picture, rating, price and requirements; the name opens the app. */
import { Flex, Tag } from 'antd';
import { useLocation } from 'react-router-dom';
import type { ListingItem } from '#domain/contract/marketplaceSchemas.ts';
import { appCategoryLabels } from '#domain/marketplace/listing.ts';
import { foldForSearch, searchWords } from '#domain/text/searchText.ts';
import { appPlan, appPrice, ratingText } from '../../content/marketplace.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import styles from './AppList.module.css';
import { AppMark } from './AppPicture.tsx';

/** Marks a word that begins with a searched one; folding is by word, because it changes lengths. */
const Highlighted = ({ text, words }: { text: string; words: readonly string[] }) =>
  words.length === 0
    ? text
    : text.split(/(\s+)/).map((part, index) => {
        const folded = foldForSearch(part);
        const isFound = words.some((word) => folded.includes(word));
        // Parts of one text never move, so that the index identifies them.
        const key = `${index} ${part}`;
        return isFound ? <mark key={key}>{part}</mark> : part;
      });

const AppCard = ({ item, words }: { item: ListingItem; words: readonly string[] }) => {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  params.set('app', item.id);
  const { name, publisher, summary, category, installation, rating, rating_count, tool } = item;
  return (
    <div className={styles.card}>
      <div className={styles.name}>
        <AppMark item={item} />
        <h2>
          <AppLink to={`${pathname}?${params}`} markCurrent={false} className={styles.open ?? ''}>
            <Highlighted text={name} words={words} />
          </AppLink>
        </h2>
        <p className="hint">
          <Highlighted text={publisher} words={words} />
        </p>
      </div>
      <p className="quiet">
        <Highlighted text={summary} words={words} />
      </p>
      <Flex component="p" justify="space-between" gap={8} className={styles.facts ?? ''}>
        <span role="img" aria-label={ratingText({ rating, rating_count })}>
          ★ {rating.toFixed(1)} <small>({rating_count})</small>
        </span>
        <strong>{appPrice(item)}</strong>
      </Flex>
      <Flex component="p" wrap gap={4}>
        <Tag>
          <Highlighted text={appCategoryLabels[category]} words={words} />
        </Tag>
        {tool !== null && <Tag color="processing">Works in this demo</Tag>}
        {installation ? (
          <Tag color="success">Installed {installation.version}</Tag>
        ) : (
          item.needed_plan !== null && <Tag>{appPlan(item)}</Tag>
        )}
      </Flex>
    </div>
  );
};

type AppListProps = { label: string; items: readonly ListingItem[]; q?: string };

export const AppList = ({ label, items, q = '' }: AppListProps) => {
  const words = searchWords(q);
  return (
    items.length > 0 && (
      <ul className={styles.list} aria-label={label}>
        {items.map((item) => (
          <li key={item.id}>
            <AppCard item={item} words={words} />
          </li>
        ))}
      </ul>
    )
  );
};
