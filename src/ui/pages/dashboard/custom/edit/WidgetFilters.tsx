/** The filters of a widget while it is set up: each with a way to take it away, and a list to add one from. */
import { Button, Select } from 'antd';
import { useState } from 'react';
import { filtersOnWire } from '#domain/metrics/filtersOnWire.ts';
import { dimensionLabels, valueInWords } from '#domain/metrics/filterWords.ts';
import { wireFilters } from '#domain/metrics/metricQueryOf.ts';
import { type FilterDimension, filterDimensions, noFilters } from '#domain/metrics/view.ts';
import { useFilterNames } from '../../../../parts/view/useFilterNames.ts';
import { Icon } from '../../../../widgets/Icon.tsx';
import type { Board } from '../../client/useBoard.ts';
import styles from './Editor.module.css';
import { useFilterChoices } from './useFilterChoices.ts';

type WidgetFiltersProps = {
  readonly board: Board;
  /** What the form's label points to; the form gives it, and the next two. */
  readonly id?: string;
  /** As the wire has them. */
  readonly value?: string;
  readonly onChange?: (filters: string) => void;
};

export const WidgetFilters = ({ board, id = '', value = '', onChange }: WidgetFiltersProps) => {
  const filters = filtersOnWire(value);
  const { freshness } = board.metrics.data ?? {};
  const client = board.clientId || null;
  const nameOf = useFilterNames(filters, { client, freshness });
  const [isOpened, setOpened] = useState(false);
  const { choices, isWaiting } = useFilterChoices(client, isOpened);
  const change = (dimension: FilterDimension, values: readonly string[]) =>
    onChange?.(wireFilters({ ...filters, [dimension]: values }));
  const chips = filterDimensions.flatMap((dimension) =>
    filters[dimension].map((one) => ({
      key: `${dimension}:${one}`,
      text: `${dimensionLabels[dimension]}: ${nameOf(dimension, one) ?? valueInWords(one)}`,
      remove: () =>
        change(
          dimension,
          filters[dimension].filter((other) => other !== one),
        ),
    })),
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
  const add = (chosen: string | null) => {
    const added = filtersOnWire(chosen ?? '');
    for (const dimension of filterDimensions)
      if (added[dimension].length > 0) change(dimension, [...filters[dimension], ...added[dimension]]);
  };
  return (
    <>
      {chips.length > 0 && (
        <ul className={styles.filters} aria-label="Filters of the widget">
          {chips.map(({ key, text, remove }) => (
            <li key={key}>
              <Button size="small" aria-label={`Remove the filter ${text}`} onClick={remove}>
                <span>{text}</span>
                <Icon name="close" size={14} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Select<string | null>
        id={id}
        aria-label="Add a filter"
        placeholder="Add a filter"
        // What is chosen becomes a filter above; the list keeps nothing.
        value={null}
        showSearch={{ optionFilterProp: 'label' }}
        loading={isWaiting}
        options={groups}
        onOpenChange={(isOpen) => setOpened(isOpened || isOpen)}
        onSelect={add}
      />
    </>
  );
};
