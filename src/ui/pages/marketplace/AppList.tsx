/** Renders apps under a heading as cards with description, price and requirements; the name opens the app. */
import { Avatar, Card, Tag } from 'antd';
import { useLocation } from 'react-router-dom';
import type { ListingItem } from '#domain/contract/marketplaceSchemas.ts';
import { appCategoryLabels } from '#domain/marketplace/listings.ts';
import { appPlan, appPrice } from '../../content/marketplace.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import styles from './AppList.module.css';

const AppCard = ({ item }: { item: ListingItem }) => {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  params.set('app', item.id);
  const { name, publisher, summary, category, installation } = item;
  return (
    <Card hoverable size="small" className={styles.card ?? ''}>
      <div className={styles.name}>
        <Avatar shape="square" size={40} aria-hidden="true" className={styles.mark ?? ''}>
          {name.charAt(0)}
        </Avatar>
        <h3>
          <AppLink
            to={`${pathname}?${params}`}
            markCurrent={false}
            replace
            preventScrollReset
            className={styles.open ?? ''}
          >
            {name}
          </AppLink>
        </h3>
        <p className={styles.quiet}>{publisher}</p>
      </div>
      <p className={styles.summary}>{summary}</p>
      <p className={styles.facts}>
        <strong>{appPrice(item)}</strong>
        {installation ? (
          <>
            <Tag>{appCategoryLabels[category]}</Tag>
            <Tag color="success">Version {installation.version}</Tag>
          </>
        ) : (
          item.needed_plan !== null && <Tag>{appPlan(item)}</Tag>
        )}
      </p>
    </Card>
  );
};

type AppListProps = { title: string; items: readonly ListingItem[] };

export const AppList = ({ title, items }: AppListProps) =>
  items.length === 0 ? null : (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <AppCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
