/** The filters of the view, each with a way to take it away. */
import { Button } from 'antd';
import { type FilterDimension, filterDimensions } from '#domain/metrics/view.ts';
import { Icon } from '../../widgets/Icon.tsx';
import { useCampaigns } from './useCampaigns.ts';
import type { ViewInUse } from './useView.ts';
import styles from './ViewBar.module.css';
import type { ViewExtras } from './viewOpening.ts';
import { dimensionLabels, valueInWords } from './viewWords.ts';

type FilterChipsProps = {
  view: ViewInUse;
  /** What the page's own rows call a value. */
  labelOf: ViewExtras['labelOf'];
  /** Of the page's reply, which names the sources that it is of. */
  freshness: ViewExtras['freshness'];
};

export const FilterChips = ({ view, labelOf, freshness }: FilterChipsProps) => {
  const { filters, client } = view.view;
  const campaigns = useCampaigns(client, filters.campaign.length > 0);
  const ownName = (dimension: FilterDimension, value: string): string | undefined => {
    if (dimension === 'campaign') return campaigns?.find(({ id }) => id === value)?.name;
    if (dimension !== 'source') return undefined;
    return freshness?.find(({ source }) => source === value)?.label;
  };
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
