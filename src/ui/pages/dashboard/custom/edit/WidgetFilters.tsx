/** The filters of a widget while it is set up, each with a way to take it away. */
import { Button } from 'antd';
import { filtersOnWire } from '#domain/metrics/filtersOnWire.ts';
import { dimensionLabels, valueInWords } from '#domain/metrics/filterWords.ts';
import { wireFilters } from '#domain/metrics/metricQueryOf.ts';
import { filterDimensions } from '#domain/metrics/view.ts';
import { useFilterNames } from '../../../../parts/view/useFilterNames.ts';
import { Icon } from '../../../../widgets/Icon.tsx';
import type { Board } from '../../client/useBoard.ts';
import styles from './Editor.module.css';

type WidgetFiltersProps = {
  readonly board: Board;
  /** As the wire has them; the form gives it. */
  readonly value?: string;
  readonly onChange?: (filters: string) => void;
};

export const WidgetFilters = ({ board, value = '', onChange }: WidgetFiltersProps) => {
  const filters = filtersOnWire(value);
  const { freshness } = board.metrics.data ?? {};
  const nameOf = useFilterNames(filters, { client: board.clientId || null, freshness });
  const chips = filterDimensions.flatMap((dimension) =>
    filters[dimension].map((one) => ({
      key: `${dimension}:${one}`,
      text: `${dimensionLabels[dimension]}: ${nameOf(dimension, one) ?? valueInWords(one)}`,
      left: { ...filters, [dimension]: filters[dimension].filter((other) => other !== one) },
    })),
  );
  if (chips.length === 0) return 'None.';
  return (
    <ul className={styles.filters} aria-label="Filters of the widget">
      {chips.map(({ key, text, left }) => (
        <li key={key}>
          <Button
            size="small"
            aria-label={`Remove the filter ${text}`}
            onClick={() => onChange?.(wireFilters(left))}
          >
            <span>{text}</span>
            <Icon name="close" size={14} />
          </Button>
        </li>
      ))}
    </ul>
  );
};
