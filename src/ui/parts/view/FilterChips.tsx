/** Renders the active filters, each with a remove button. */
import { Button } from 'antd';
import { dimensionLabels, valueInWords } from '#domain/metrics/filterWords.ts';
import { filterDimensions } from '#domain/metrics/view.ts';
import { Icon } from '../../widgets/Icon.tsx';
import { useFilterNames } from './useFilterNames.ts';
import type { ViewInUse } from './useView.ts';
import styles from './ViewBar.module.css';
import type { ViewExtras } from './viewOpening.ts';

type FilterChipsProps = {
  view: ViewInUse;
  labelOf: ViewExtras['labelOf'];
  freshness: ViewExtras['freshness'];
};

export const FilterChips = ({ view, labelOf, freshness }: FilterChipsProps) => {
  const { filters, client } = view.view;
  const ownName = useFilterNames(filters, { client, freshness: freshness ?? undefined });
  const chips = filterDimensions.flatMap((dimension) =>
    filters[dimension].map((value) => {
      const name = view.labelOf(dimension, value) ?? labelOf?.(dimension, value);
      const label = name ?? ownName(dimension, value) ?? valueInWords(value);
      const text = `${dimensionLabels[dimension]}: ${label}`;
      return { dimension, value, text };
    }),
  );
  if (chips.length === 0) return null;
  return (
    <div className={styles.chips}>
      <ul aria-label="Filters">
        {chips.map(({ dimension, value, text }) => (
          <li key={`${dimension} ${value}`}>
            <Button
              size="small"
              aria-label={`Remove the filter ${text}`}
              onClick={() => view.removeFilter(dimension, value)}
            >
              <span className={styles.text}>{text}</span>
              <Icon name="close" size={14} />
            </Button>
          </li>
        ))}
      </ul>
      <Button size="small" type="text" onClick={view.clearFilters}>
        Clear
      </Button>
    </div>
  );
};
