/** Renders a filter input: chosen filters with remove buttons, and a select to add one. */

import { Button, Flex, Select } from 'antd';
import { useState } from 'react';
import { filterTextOf, withFilter, withoutFilter, withoutUnread } from '#domain/metrics/filterText.ts';
import { dimensionLabels } from '#domain/metrics/filterWords.ts';
import { wireFilters } from '#domain/metrics/metricQueryOf.ts';
import { filterDimensions, noFilters } from '#domain/metrics/view.ts';
import { Icon } from '../../widgets/Icon.tsx';
import { searchedByLabel } from '../../widgets/searchedByLabel.ts';
import styles from './FilterPicker.module.css';
import { useFilterChoices } from './useFilterChoices.ts';

type FilterPickerProps = {
  readonly of: string;
  readonly client: string | null;
  /** Set by Form.Item, as are the next two props. */
  readonly id?: string;
  /** In the wire format. */
  readonly value?: string;
  readonly onChange?: (filters: string) => void;
};

type ChipProps = { readonly text: string; readonly onRemove: () => void };

const Chip = ({ text, onRemove }: ChipProps) => (
  <li>
    <Button size="small" aria-label={`Remove the filter ${text}`} onClick={onRemove}>
      <span>{text}</span>
      <Icon name="close" size={14} />
    </Button>
  </li>
);

export const FilterPicker = ({ of, client, id = '', value = '', onChange }: FilterPickerProps) => {
  const { filters, unread } = filterTextOf(value);
  const [isOpened, setOpened] = useState(false);
  const { choices, isWaiting, nameOf } = useFilterChoices({ client, chosen: filters, isOpened });
  const chosen = filterDimensions.flatMap((dimension) =>
    filters[dimension].map((one) => [dimension, one] as const),
  );
  const groups = choices
    .map(({ dimension, options }) => ({
      label: dimensionLabels[dimension],
      options: options
        .filter(({ value: one }) => !filters[dimension].includes(one))
        .map(({ value: one, label }) => ({
          value: wireFilters({ ...noFilters, [dimension]: [one] }),
          label,
        })),
    }))
    .filter(({ options }) => options.length > 0);
  return (
    <div>
      {chosen.length + unread.length > 0 && (
        <Flex component="ul" wrap gap={8} className={styles.filters ?? ''} aria-label={`Filters of ${of}`}>
          {chosen.map((one) => (
            <Chip
              key={one.join(':')}
              text={`${dimensionLabels[one[0]]}: ${nameOf(...one)}`}
              onRemove={() => onChange?.(withoutFilter(value, one))}
            />
          ))}
          {unread.map((part) => (
            <Chip
              key={part}
              text={`Not a filter: “${part}”`}
              onRemove={() => onChange?.(withoutUnread(value, part))}
            />
          ))}
        </Flex>
      )}
      <Select<string | null>
        id={id}
        className={styles.list ?? ''}
        aria-label={`Add a filter to ${of}`}
        placeholder="Add a filter"
        // A choice becomes a filter above, so the select stays empty.
        value={null}
        showSearch={searchedByLabel}
        loading={isWaiting}
        options={groups}
        onOpenChange={(isOpen) => setOpened(isOpened || isOpen)}
        onSelect={(added) => added !== null && onChange?.(withFilter(value, added))}
      />
    </div>
  );
};
