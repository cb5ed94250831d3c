/** The platforms that can be connected: searched and filtered in the address, each with what it brings. */

import { Button, Input } from 'antd';
import { useSearchParams } from 'react-router-dom';
import type { PlatformItem } from '#domain/contract/integrationSchemas.ts';
import { findPlatforms } from '#domain/integrations/platformCatalogue.ts';
import { categoryLabels, isPlatformCategory, platformCategories } from '#domain/integrations/platforms.ts';
import { usePlan } from '../../app/usePlan.ts';
import { useReply } from '../../app/useReply.ts';
import { connectedCount, integrationTexts, inWords } from '../../content/integrations.ts';
import { LoadFailure } from '../../widgets/LoadFailure.tsx';
import styles from './Catalogue.module.css';
import part from './Integrations.module.css';
import { PlatformMark } from './PlatformMark.tsx';

const useFilters = () => {
  const [params, setParams] = useSearchParams();
  const category = params.get('category');
  const set = (name: 'q' | 'category', value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { q: params.get('q') ?? '', category: isPlatformCategory(category) ? category : undefined, set };
};

type RowProps = { platform: PlatformItem; full: boolean; onConnect: (platform: PlatformItem) => void };

const Row = ({ platform, full, onConnect }: RowProps) => {
  const count = connectedCount(platform);
  return (
    <li className={styles.row}>
      <PlatformMark category={platform.category} />
      <div className={styles.what}>
        <h3>{platform.name}</h3>
        <p className={styles.kind}>
          {categoryLabels[platform.category]}
          {count !== null && <strong> · {count}</strong>}
        </p>
      </div>
      <div className={styles.brings}>
        <p>{platform.summary}</p>
        <p className={styles.words}>
          {inWords(platform.metrics)}, by {inWords(platform.dimensions).toLowerCase()}.
        </p>
      </div>
      <Button onClick={() => onConnect(platform)} disabled={full} aria-label={`Connect ${platform.name}`}>
        Connect
      </Button>
    </li>
  );
};

const noRows: readonly PlatformItem[] = [];

export const Catalogue = ({ onConnect }: { onConnect: (platform: PlatformItem) => void }) => {
  const { q, category, set } = useFilters();
  const { data, error, refetch } = useReply('listPlatforms', { limit: '100' });
  const room = usePlan().room('integrations');
  const wanted = findPlatforms({ q, category });
  const shown = data?.items.filter(({ id }) => wanted.includes(id)) ?? noRows;
  return (
    <section className={part.part} aria-labelledby="catalogue">
      <div className={part.partHead}>
        <h2 id="catalogue">Platforms</h2>
        <search className={part.filters}>
          <Input
            type="search"
            className={part.search ?? ''}
            placeholder="Search platforms and metrics"
            aria-label="Search platforms and metrics"
            value={q}
            onChange={({ target }) => set('q', target.value)}
          />
          <select
            className={part.select}
            aria-label="Kind of platform"
            value={category ?? ''}
            onChange={({ target }) => set('category', target.value)}
          >
            <option value="">All kinds</option>
            {platformCategories.map((one) => (
              <option key={one} value={one}>
                {categoryLabels[one]}
              </option>
            ))}
          </select>
        </search>
      </div>
      {error && !data && <LoadFailure what="The platforms" error={error} onRetry={refetch} />}
      <p className="visually-hidden" role="status">
        {data ? `${shown.length} platforms` : ''}
      </p>
      <ul className={styles.list} aria-busy={!data && !error}>
        {shown.map((platform) => (
          <Row
            key={platform.id}
            platform={platform}
            full={room !== null && room.problem !== null}
            onConnect={onConnect}
          />
        ))}
      </ul>
      {data && shown.length === 0 && (
        <p className={part.failure}>
          <span>{integrationTexts.noPlatform}</span>
          <Button
            onClick={() => {
              set('q', '');
              set('category', '');
            }}
          >
            Clear the search
          </Button>
        </p>
      )}
    </section>
  );
};
