/** Holds search, filters, sorting and page of the marketplace in the address, and applies them. */
import { useSearchParams } from 'react-router-dom';
import type { ListingItem } from '#domain/contract/marketplaceSchemas.ts';
import { appCategoryLabels, isAppCategory } from '#domain/marketplace/listing.ts';
import { planNames } from '#domain/plans/planCatalogue.ts';
import { compareNames, matcherOf } from '#domain/text/searchText.ts';
import { filterStep, isTypedAlone } from '../../services/filterStep.ts';

export const appSorts = [
  { value: 'featured', label: 'Featured first' },
  { value: 'rating', label: 'Highest rating' },
  { value: 'ratings', label: 'Most ratings' },
  { value: 'price', label: 'Lowest price' },
  { value: 'name', label: 'Name' },
] as const;
type AppSort = (typeof appSorts)[number]['value'];

const orders: Readonly<Record<AppSort, (one: ListingItem, other: ListingItem) => number>> = {
  featured: (one, other) =>
    Number(other.is_featured) - Number(one.is_featured) ||
    Number(other.tool !== null) - Number(one.tool !== null),
  rating: (one, other) => other.rating - one.rating || other.rating_count - one.rating_count,
  ratings: (one, other) => other.rating_count - one.rating_count,
  price: (one, other) =>
    (one.monthly_price ?? 0) - (other.monthly_price ?? 0) || compareNames(one.name, other.name),
  name: (one, other) => compareNames(one.name, other.name),
};

const names = ['q', 'category', 'price', 'rating', 'plan', 'use', 'sort', 'page', 'app', 'tab'] as const;
type Name = (typeof names)[number];

/** Unknown values in the address count as no filter. */
const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

export const useAppFilters = () => {
  const [params, setParams] = useSearchParams();
  const set = (changes: Readonly<Partial<Record<Name, string>>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (!('page' in changes || 'app' in changes)) next.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      filterStep({ isTyped: isTypedAlone(changes, ['q']) }),
    );
  const category = params.get('category');
  const page = Number(params.get('page') ?? '1');
  return {
    q: params.get('q') ?? '',
    category: isAppCategory(category) ? category : undefined,
    price: oneOf(['free', 'paid'], params.get('price')),
    rating: oneOf(['4', '4.5'], params.get('rating')),
    plan: oneOf(planNames, params.get('plan')),
    use: oneOf(['sources', 'works'], params.get('use')),
    sort: oneOf(
      appSorts.map(({ value }) => value),
      params.get('sort'),
    ),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    app: params.get('app'),
    set,
  };
};

export type AppFilters = ReturnType<typeof useAppFilters>;

export const noFilters = { q: '', category: '', price: '', rating: '', plan: '', use: '' } as const;

export const filteredApps = (items: readonly ListingItem[], filters: AppFilters): readonly ListingItem[] => {
  const { q, category, price, rating, plan, use, sort } = filters;
  const hasWords = matcherOf(q);
  return items
    .filter(
      (item) =>
        (category === undefined || item.category === category) &&
        (price === null || (price === 'free') === (item.monthly_price === 0)) &&
        (rating === null || item.rating >= Number(rating)) &&
        (plan === null ||
          item.needed_plan === null ||
          planNames.indexOf(item.needed_plan) <= planNames.indexOf(plan)) &&
        (use !== 'sources' || item.is_connected) &&
        (use !== 'works' || item.tool !== null) &&
        hasWords([item.name, item.publisher, item.summary, appCategoryLabels[item.category]].join(' ')),
    )
    .toSorted(orders[sort ?? 'featured']);
};
