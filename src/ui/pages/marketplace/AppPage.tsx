/** Renders the page of one app: picture, additions, permissions with reasons, releases, ratings and cost. */
import { Descriptions, Flex, Tag } from 'antd';
import { roleOf } from '#domain/access/role.ts';
import type { ListingDetails, ListingItem } from '#domain/contract/marketplaceSchemas.ts';
import { appCategoryLabels } from '#domain/marketplace/listing.ts';
import { formatLimit } from '#domain/plans/money.ts';
import { plans } from '#domain/plans/planCatalogue.ts';
import { day } from '../../content/dates.ts';
import { appPrice, marketplaceTexts, ratingText } from '../../content/marketplace.ts';
import { useReply } from '../../data/useReply.ts';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { useAuth } from '../../services/useAuth.ts';
import { usePlan } from '../../services/usePlan.ts';
import { TabSkeleton } from '../../widgets/TabSkeleton.tsx';
import styles from './AppPage.module.css';
import { AppPicture } from './AppPicture.tsx';
import { AppReviews } from './AppReviews.tsx';
import { useListing } from './useListing.ts';

/** Null for people of a client, who see no quota. */
const useCalls = (perClient: number): string | null => {
  const isAgency = roleOf(useAuth().profile?.role) !== 'user';
  const usage = useReply('readUsage', undefined, isAgency).data?.items;
  const clients = usePlan().room('clients');
  const calls = usage?.find(({ resource }) => resource === 'api_calls');
  if (!clients || !calls) return null;
  const estimate = `About ${formatLimit(perClient * clients.used)} for ${clients.used} clients`;
  return calls.limit === -1
    ? `${estimate}, of unlimited calls`
    : `${estimate}, of ${formatLimit(Math.max(0, calls.limit - calls.used))} left this month`;
};

const useFacts = (item: ListingItem, { trial_days, retention_days, calls_per_client }: ListingDetails) => {
  const calls = useCalls(calls_per_client);
  const { installation } = item;
  const trial = trial_days > 0 ? `, ${trial_days} days free` : '';
  const facts: readonly (readonly [string, string | null])[] = [
    ['Price', item.monthly_price === null ? null : `${appPrice(item)}${trial}. Not charged in this demo`],
    ['Plan', item.needed_plan && `${plans[item.needed_plan].title} or larger`],
    ['Version', item.version],
    [
      'Installed',
      installation &&
        `${installation.version}, ${day(installation.installed_at)}${installation.by ? ` by ${installation.by.name}` : ''}`,
    ],
    ['Works with', item.platforms.length === 0 ? 'Every source' : item.platforms.join(', ')],
    ['API calls a month', calls],
    [
      'After uninstalling',
      retention_days === 0 ? 'Keeps no data' : `Publisher deletes its data after ${retention_days} days`,
    ],
    ['Support', `${item.publisher.replace(' (demo publisher)', '')}, made up for this demo`],
  ];
  return facts.flatMap(([label, children]) => (children === null ? [] : [{ key: label, label, children }]));
};

const Details = ({ item, details }: { item: ListingItem; details: ListingDetails }) => {
  const facts = useFacts(item, details);
  return (
    <>
      <div className={styles.columns}>
        <section className={styles.part} aria-label="About the app">
          <AppPicture item={item} />
          <p>{item.about}</p>
          <p className="quiet">
            {item.tool === null ? marketplaceTexts.hasNoEffect : marketplaceTexts.works}
          </p>
          <h2>Adds</h2>
          <ul className={styles.list}>
            {details.adds.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          <h2>Permissions</h2>
          <Flex component="dl" vertical gap={8} className={styles.scopes ?? ''}>
            {details.scopes.map(({ scope, reason }) => (
              <div key={scope}>
                <dt>{scope}</dt>
                <dd>{reason}</dd>
              </div>
            ))}
          </Flex>
        </section>
        <section className={styles.part} aria-label="Facts of the app">
          <Descriptions colon={false} column={1} size="small" items={facts} />
          <h2>Versions</h2>
          <Flex component="ol" vertical gap={8} className={styles.releases ?? ''}>
            {details.releases.map(({ version, day: on, notes, new_scopes }) => (
              <li key={version}>
                <strong>{version}</strong> <small>{day(on)}</small>{' '}
                {new_scopes.length > 0 && <Tag color="warning">New permission</Tag>}
                <p>{notes}</p>
              </li>
            ))}
          </Flex>
        </section>
      </div>
      <AppReviews item={item} details={details} />
    </>
  );
};

export const AppTitle = ({ item }: { item: ListingItem }) => (
  <>
    <span>{item.publisher}</span>
    <span>{appCategoryLabels[item.category]}</span>
    <span>{ratingText(item)}</span>
  </>
);

export const AppPage = ({ item }: { item: ListingItem }) => {
  const { data, error, refetch } = useListing(item.id);
  if (error && !data) return <ListFailure what="The app" error={error} onRetry={refetch} />;
  return data ? <Details item={item} details={data.details} /> : <TabSkeleton cards={2} rows={4} />;
};
