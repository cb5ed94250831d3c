/** The marketplace: apps to look at for everyone, installed with consent by the people of the agency. */

import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { Button, Input } from 'antd';
import { useSearchParams } from 'react-router-dom';
import type { ListingItem } from '#domain/contract/marketplaceSchemas.ts';
import {
  appCategories,
  appCategoryLabels,
  findListings,
  isAppCategory,
} from '#domain/marketplace/listings.ts';
import { installationMachine } from '#machines/marketplace/installationMachine.ts';
import { installationService } from '#machines/marketplace/installationService.ts';
import { useServices } from '../../app/servicesContext.ts';
import { useLifecycle } from '../../app/useLifecycle.ts';
import { useReply } from '../../app/useReply.ts';
import { marketplaceTexts } from '../../content/marketplace.ts';
import { LoadFailure } from '../../widgets/LoadFailure.tsx';
import styles from './APIMarketplace.module.css';
import { AppDialog } from './AppDialog.tsx';
import { AppList } from './AppList.tsx';
import { UninstallNotice } from './UninstallNotice.tsx';

const useInstallation = () => {
  const { api } = useServices();
  const serverState = useQueryClient();
  const onChanged = () => void serverState.invalidateQueries();
  return useLifecycle(() => installationMachine.provide(installationService({ api, onChanged })), {
    id: 'installation',
    frameOf: api.frameOf,
  });
};

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
      { replace: true, preventScrollReset: true },
    );
  const wanted = { q: params.get('q') ?? '', category: isAppCategory(category) ? category : undefined };
  return { ...wanted, app: params.get('app'), set };
};

type FiltersProps = Pick<ReturnType<typeof useAddress>, 'q' | 'category' | 'set'>;

const Filters = ({ q, category, set }: FiltersProps) => (
  <search className={styles.filters}>
    <Input
      type="search"
      placeholder="Search apps"
      aria-label="Search apps"
      value={q}
      onChange={({ target }) => set({ q: target.value })}
    />
    <select
      aria-label="Kind of app"
      value={category ?? ''}
      onChange={({ target }) => set({ category: target.value })}
    >
      <option value="">All kinds</option>
      {appCategories.map((one) => (
        <option key={one} value={one}>
          {appCategoryLabels[one]}
        </option>
      ))}
    </select>
  </search>
);

const noItems: readonly ListingItem[] = [];

export const APIMarketplace = () => {
  const installation = useInstallation();
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
      <UninstallNotice installation={installation} />
      {error && !data && <LoadFailure what="The apps" error={error} onRetry={refetch} />}
      <p className="visually-hidden" role="status">
        {data ? `${shown.length} apps` : ''}
      </p>
      {data && (
        <AppList
          title="Installed"
          items={shown.filter((one) => one.installation !== null)}
          whenEmpty={items.some((one) => one.installation !== null) ? null : marketplaceTexts.noneInstalled}
        />
      )}
      <AppList title="More apps" items={shown.filter((one) => one.installation === null)} whenEmpty={null} />
      {data && shown.length === 0 && (
        <p className={styles.failure}>
          <span>{marketplaceTexts.noMatch}</span>
          <Button onClick={() => set({ q: '', category: '' })}>Clear the search</Button>
        </p>
      )}
      {inDialog && (
        <AppDialog
          item={inDialog}
          installation={installation}
          onClose={() => {
            set({ app: '' });
            if (open) installation.send({ type: 'flow.close' });
          }}
        />
      )}
    </main>
  );
};
