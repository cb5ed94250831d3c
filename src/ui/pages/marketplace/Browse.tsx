/** Renders search, filters and the paged grid of all apps. */
import { Button, Input, Select } from 'antd';
import type { ListingItem } from '#domain/contract/marketplaceSchemas.ts';
import { appCategories, appCategoryLabels } from '#domain/marketplace/listing.ts';
import { planNames, plans } from '#domain/plans/planCatalogue.ts';
import { marketplaceTexts } from '../../content/marketplace.ts';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { FilterSelect } from '../../widgets/FilterSelect.tsx';
import { KitSegmented } from '../../widgets/KitSegmented.tsx';
import { TablePages } from '../../widgets/TablePages.tsx';
import { useIsNarrow } from '../../widgets/useIsNarrow.ts';
import { AppList } from './AppList.tsx';
import styles from './Browse.module.css';
import { type AppFilters, appSorts, filteredApps, noFilters } from './useAppFilters.ts';

const kinds = [
  { value: '', label: 'All kinds' },
  ...appCategories.map((value) => ({ value, label: appCategoryLabels[value] })),
];

const ratings = [
  { value: '4.5', label: '4.5 stars and more' },
  { value: '4', label: '4 stars and more' },
];
const uses = [
  { value: 'works', label: 'Apps with an effect in this demo' },
  { value: 'sources', label: 'Works with my sources' },
];
const prices = [
  { value: 'free', label: 'Free' },
  { value: 'paid', label: 'Paid' },
];
const planOptions = planNames.map((value) => ({ value, label: `Included in ${plans[value].title}` }));

/** People of a client see no prices and plans. */
const Filters = ({ filters, hasPrices }: { filters: AppFilters; hasPrices: boolean }) => {
  const { q, category, price, rating, plan, use, sort, set } = filters;
  return (
    <search className={`${styles.filters} touch`}>
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
      <FilterSelect
        id="app-use"
        label="Filter apps by use"
        allOf="All apps"
        value={use}
        options={uses}
        onChange={(value) => set({ use: value ?? '' })}
      />
      <FilterSelect
        id="app-rating"
        label="Filter apps by rating"
        allOf="Any rating"
        value={rating}
        options={ratings}
        onChange={(value) => set({ rating: value ?? '' })}
      />
      {hasPrices && (
        <>
          <FilterSelect
            id="app-price"
            label="Filter apps by price"
            allOf="Any price"
            value={price}
            options={prices}
            onChange={(value) => set({ price: value ?? '' })}
          />
          <FilterSelect
            id="app-plan"
            label="Filter apps by plan"
            allOf="Any plan"
            value={plan}
            options={planOptions}
            onChange={(value) => set({ plan: value ?? '' })}
          />
        </>
      )}
      <Select
        id="app-sort"
        aria-label="Sort apps"
        value={sort ?? 'featured'}
        options={appSorts.filter(({ value }) => hasPrices || value !== 'price')}
        popupMatchSelectWidth={false}
        onChange={(value) => set({ sort: value === 'featured' ? '' : value })}
      />
    </search>
  );
};

/** A phone shows one card in a row. */
const appsOnPage = { wide: 24, narrow: 12 } as const;

type BrowseProps = {
  items: readonly ListingItem[];
  filters: AppFilters;
};

export const Browse = ({ items, filters }: BrowseProps) => {
  const found = filteredApps(items, filters);
  const size = appsOnPage[useIsNarrow() ? 'narrow' : 'wide'];
  const lastPage = Math.max(1, Math.ceil(found.length / size));
  const page = Math.min(filters.page, lastPage);
  const shown = found.slice((page - 1) * size, page * size);
  return (
    <>
      <Filters filters={filters} hasPrices={items.some(({ monthly_price }) => monthly_price !== null)} />
      <p className="quiet" role="status">
        {items.length === 0 ? '' : `${found.length} ${found.length === 1 ? 'app' : 'apps'}`}
      </p>
      <AppList label="Apps" items={shown} q={filters.q} />
      {lastPage > 1 && (
        <TablePages
          label="Apps"
          page={page}
          pageSize={size}
          count={found.length}
          onPage={(to) => filters.set({ page: to === 1 ? '' : String(to) })}
        />
      )}
      {items.length > 0 && found.length === 0 && (
        <EmptyState
          level={2}
          title="No matching apps"
          text={marketplaceTexts.noMatch}
          action={<Button onClick={() => filters.set(noFilters)}>Clear the filters</Button>}
        />
      )}
    </>
  );
};
