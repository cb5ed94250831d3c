/** Renders the connectable platforms with their data, and with search and filters in the address. */

import { Button, Card, Empty, Flex, Input, Select, Tag } from 'antd';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PlatformItem } from '#domain/contract/integrationSchemas.ts';
import { findPlatforms } from '#domain/integrations/platformCatalogue.ts';
import type { PlatformCategory } from '#domain/integrations/platforms.ts';
import { categoryLabels, isPlatformCategory, platformCategories } from '#domain/integrations/platforms.ts';
import { connectedCount, integrationTexts, inWords } from '../../content/integrations.ts';
import { useReply } from '../../data/useReply.ts';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { FeatureLock } from '../../parts/FeatureLock.tsx';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import { filterStep, isTypedAlone } from '../../services/filterStep.ts';
import { usePlan } from '../../services/usePlan.ts';
import { Skeleton } from '../../widgets/Skeleton.tsx';
import styles from './Catalogue.module.css';
import part from './Integrations.module.css';
import { useLockedPlatform } from './useLockedPlatform.ts';

const shapes: Readonly<Record<PlatformCategory, ReactNode>> = {
  analytics: <path d="M5 19V11M12 19V5M19 19v-5" />,
  advertising: <path d="M4 14v-4l12-5v14L4 14Zm3 1v4h3v-3.2M19.5 9.5a4 4 0 0 1 0 5" />,
  social: <path d="M4 6h16v10H11l-4 4v-4H4z" />,
  email: <path d="M4 6h16v12H4zM4 7l8 6 8-6" />,
  commerce: <path d="M5 8h14l-1 12H6L5 8Zm4 0V7a3 3 0 0 1 6 0v1" />,
};

const PlatformMark = ({ category }: { category: PlatformCategory }) => (
  <span className={styles.mark} aria-hidden="true">
    <svg
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shapes[category]}
    </svg>
  </span>
);

/** `Every 4 h · 2 years of history · attribution 7-day click`. */
const termsOf = ({ refresh_hours, history_days, attribution }: PlatformItem): string =>
  [
    `Every ${refresh_hours} h`,
    `${Math.round(history_days / 30.4)} months of history`,
    attribution === null ? 'no attribution' : attribution,
  ].join(' · ');

const useFilters = () => {
  const [params, setParams] = useSearchParams();
  const category = params.get('category');
  const set = (changes: Readonly<Partial<Record<'q' | 'category', string>>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      filterStep({ isTyped: isTypedAlone(changes, ['q']) }),
    );
  return { q: params.get('q') ?? '', category: isPlatformCategory(category) ? category : undefined, set };
};

type RowProps = {
  platform: PlatformItem;
  full: boolean;
  onConnect: (platform: PlatformItem) => void;
};

const PlatformCard = ({ platform, full, onConnect }: RowProps) => {
  const count = connectedCount(platform);
  const isLocked = useLockedPlatform(platform.id);
  return (
    <Card size="small" className={`${styles.card} touch`}>
      <PlatformMark category={platform.category} />
      <div>
        <h3>{platform.name}</h3>
        <p className="hint">
          {categoryLabels[platform.category]} {count !== null && <Tag color="success">{count}</Tag>}
        </p>
      </div>
      <OnlyChangeable>
        <Button
          onClick={() => onConnect(platform)}
          disabled={full || isLocked}
          aria-label={`Connect ${platform.name}`}
        >
          Connect
        </Button>
      </OnlyChangeable>
      {isLocked && (
        <div className={styles.lock}>
          <FeatureLock feature="advanced_integrations" />
        </div>
      )}
      <p className={styles.summary}>{platform.summary}</p>
      <p className={styles.terms}>{termsOf(platform)}</p>
      <p className={styles.words}>
        {inWords(platform.metrics)}, by {inWords(platform.dimensions).toLowerCase()}.
      </p>
    </Card>
  );
};

const Waiting = () => (
  <div className={styles.list} aria-busy="true">
    {['a', 'b', 'c', 'd', 'e', 'f'].map((card) => (
      <Skeleton key={card} active avatar={{ shape: 'square' }} paragraph={{ rows: 3 }} />
    ))}
  </div>
);

const kinds = [
  { value: '', label: 'All kinds' },
  ...platformCategories.map((value) => ({ value, label: categoryLabels[value] })),
];

/** The specification's own. */
const firstPlatforms = 12;

const noRows: readonly PlatformItem[] = [];

export const Catalogue = ({ onConnect }: { onConnect: (platform: PlatformItem) => void }) => {
  const { q, category, set } = useFilters();
  const { data, error, refetch } = useReply('listPlatforms', { limit: '100' });
  const room = usePlan().room('integrations');
  const wanted = findPlatforms({ q, category });
  const shown = data?.items.filter(({ id }) => wanted.includes(id)) ?? noRows;
  const [isWhole, showAll] = useState(false);
  const isFiltered = q !== '' || category !== undefined;
  const listed = isWhole || isFiltered ? shown : shown.slice(0, firstPlatforms);
  return (
    <section aria-labelledby="catalogue">
      <div className={part.partHead}>
        <h2 id="catalogue">Platforms</h2>
        <Flex
          component="search"
          wrap
          align="center"
          gap={12}
          className={part.filters ?? ''}
          data-platform-search
        >
          <Input
            type="search"
            className={part.search ?? ''}
            placeholder="Search platforms and metrics"
            aria-label="Search platforms and metrics"
            value={q}
            onChange={({ target }) => set({ q: target.value })}
          />
          <Select
            id="kind-of-platform"
            className={part.select ?? ''}
            aria-label="Kind of platform"
            options={kinds}
            value={category ?? ''}
            onChange={(kind) => set({ category: kind })}
          />
        </Flex>
      </div>
      {error && !data && <ListFailure what="The platforms" error={error} onRetry={refetch} />}
      <p className="visually-hidden" role="status">
        {data ? `${shown.length} platforms` : ''}
      </p>
      {!data && !error && <Waiting />}
      <ul className={styles.list}>
        {listed.map((platform) => (
          <li key={platform.id}>
            <PlatformCard
              platform={platform}
              full={room !== null && room.problem !== null}
              onConnect={onConnect}
            />
          </li>
        ))}
      </ul>
      {listed.length < shown.length && (
        <Button onClick={() => showAll(true)}>Show all {shown.length} platforms</Button>
      )}
      {data && shown.length === 0 && (
        <Empty description={integrationTexts.noPlatform}>
          <Button onClick={() => set({ q: '', category: '' })}>Clear the search</Button>
        </Empty>
      )}
    </section>
  );
};
