/** Renders the marketplace: everyone can browse apps, agency users can install them with consent. */

import { useSelector } from '@xstate/react';
import { Button, Empty, Input } from 'antd';
import { useSearchParams } from 'react-router-dom';
import type { ListingItem } from '#domain/contract/marketplaceSchemas.ts';
import {
  appCategories,
  appCategoryLabels,
  findListings,
  isAppCategory,
} from '#domain/marketplace/listings.ts';
import { reversibleChangeMachine } from '#machines/editing/reversibleChangeMachine.ts';
import { installationMachine } from '#machines/marketplace/installationMachine.ts';
import { installationService, uninstallService } from '#machines/marketplace/installationService.ts';
import { marketplaceTexts } from '../../content/marketplace.ts';
import { useReply } from '../../data/useReply.ts';
import { ChangeNotice } from '../../parts/ChangeNotice.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { filterStep, isTypedAlone } from '../../services/filterStep.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { KitSegmented } from '../../widgets/KitSegmented.tsx';
import { Skeleton } from '../../widgets/Skeleton.tsx';
import styles from './APIMarketplace.module.css';
import { AppDialog } from './AppDialog.tsx';
import { AppList } from './AppList.tsx';

const useLifecycles = () => {
  const { api, ownChanges } = useServices();
  const installation = useLifecycle(() => installationMachine.provide(installationService({ api })), {
    id: 'installation',
    frameOf: api.frameOf,
  });
  const changes = useLifecycle(
    () => reversibleChangeMachine.provide({ actors: uninstallService({ api, changes: ownChanges }) }),
    { id: 'reversibleChange' },
  );
  return { installation, changes };
};

const words = (_kind: string, name: string) => ({
  made: `${name} is uninstalled.`,
  takenBack: `${name} is installed again.`,
});

const useAddress = () => {
  const [params, setParams] = useSearchParams();
  const category = params.get('category');
  const set = (changes: Readonly<Partial<Record<'q' | 'category' | 'app', string>>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      filterStep({ isTyped: isTypedAlone(changes, ['q', 'app']) }),
    );
  const wanted = { q: params.get('q') ?? '', category: isAppCategory(category) ? category : undefined };
  return { ...wanted, app: params.get('app'), set };
};

type FiltersProps = Pick<ReturnType<typeof useAddress>, 'q' | 'category' | 'set'>;

const kinds = [
  { value: '', label: 'All kinds' },
  ...appCategories.map((value) => ({ value, label: appCategoryLabels[value] })),
];

const Filters = ({ q, category, set }: FiltersProps) => (
  <search className={styles.filters}>
    <Input
      type="search"
      className={styles.search ?? ''}
      placeholder="Search apps"
      aria-label="Search apps"
      value={q}
      onChange={({ target }) => set({ q: target.value })}
    />
    <KitSegmented
      aria-label="Kind of app"
      options={kinds}
      value={category ?? ''}
      onChange={(kind) => set({ category: kind })}
    />
  </search>
);

const noItems: readonly ListingItem[] = [];

const Waiting = () => (
  <div aria-busy="true" className={styles.waiting}>
    {['a', 'b', 'c'].map((card) => (
      <Skeleton key={card} active avatar={{ shape: 'square' }} paragraph={{ rows: 3 }} />
    ))}
  </div>
);

export const APIMarketplace = () => {
  const { installation, changes } = useLifecycles();
  const { q, category, app, set } = useAddress();
  const { data, error, refetch } = useReply('listListings', { limit: '500' });
  const acting = useSelector(installation, ({ context }) => context.app?.id ?? null);
  const open = useSelector(installation, (snapshot) => snapshot.hasTag('open'));
  const items = data?.items ?? noItems;
  const wanted = new Set(findListings({ q, category }).map(({ id }) => id));
  const shown = items.filter(({ id }) => wanted.has(id));
  const inDialog = items.find(({ id }) => id === (open ? acting : app));
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>Marketplace</h1>
        <p>
          {marketplaceTexts.lead} {marketplaceTexts.demo}
        </p>
      </header>
      <Filters q={q} category={category} set={set} />
      <ChangeNotice actor={changes} words={words} />
      {error && !data && <ListFailure what="The apps" error={error} onRetry={refetch} />}
      <p className="visually-hidden" role="status">
        {data ? `${shown.length} apps` : ''}
      </p>
      {!data && !error && <Waiting />}
      <AppList title="Installed" items={shown.filter((one) => one.installation !== null)} />
      {appCategories.map((one) => (
        <AppList
          key={one}
          title={appCategoryLabels[one]}
          items={shown.filter((item) => item.installation === null && item.category === one)}
        />
      ))}
      {data && shown.length === 0 && (
        <Empty description={marketplaceTexts.noMatch}>
          <Button onClick={() => set({ q: '', category: '' })}>Clear the search</Button>
        </Empty>
      )}
      {inDialog && (
        <AppDialog
          item={inDialog}
          installation={installation}
          changes={changes}
          onClose={() => {
            set({ app: '' });
            if (open) installation.send({ type: 'flow.close' });
          }}
        />
      )}
    </main>
  );
};
