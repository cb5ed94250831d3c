/** Apps under a heading: what each does, costs and needs; its name opens it. */
import { useLocation } from 'react-router-dom';
import type { ListingItem } from '#domain/contract/marketplaceSchemas.ts';
import { appCategoryLabels } from '#domain/marketplace/listings.ts';
import { plans } from '#domain/plans/planCatalogue.ts';
import { appPrice } from '../../content/marketplace.ts';
import { AppLink } from '../../widgets/AppLink.tsx';
import styles from './AppList.module.css';

const Row = ({ item }: { item: ListingItem }) => {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  params.set('app', item.id);
  return (
    <li className={styles.row}>
      <h3>
        <AppLink
          to={`${pathname}?${params}`}
          markCurrent={false}
          replace
          preventScrollReset
          className={styles.open ?? ''}
        >
          {item.name}
        </AppLink>
      </h3>
      <p className={styles.summary}>{item.summary}</p>
      <p className={styles.quiet}>
        {appCategoryLabels[item.category]} · {item.publisher}
      </p>
      <p className={styles.price}>
        {appPrice(item)}
        <span>
          {item.installation
            ? `Version ${item.installation.version}`
            : `From ${plans[item.needed_plan].title}`}
        </span>
      </p>
    </li>
  );
};

type AppListProps = {
  title: string;
  items: readonly ListingItem[];
  /** What is said when there is none; null leaves the whole part out. */
  whenEmpty: string | null;
};

export const AppList = ({ title, items, whenEmpty }: AppListProps) => {
  if (items.length === 0 && whenEmpty === null) return null;
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      {items.length === 0 && <p className={styles.quiet}>{whenEmpty}</p>}
      <ul className={styles.list}>
        {items.map((item) => (
          <Row key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
};
