/** The first page of a printed view: whose figures, of which days, held against what, and as of when. On the screen it is not there. */

import { type FilterDimension, filterDimensions } from '#domain/metrics/view.ts';
import { fullTime } from '../content/dates.ts';
import { useReply } from '../data/useReply.ts';
import { useServices } from '../services/servicesContext.ts';
import { BrandMark } from './brand/BrandMark.tsx';
import { useBrand } from './brand/useBrand.ts';
import styles from './PrintCover.module.css';
import { useEventNumber } from './view/useEventNumber.ts';
import type { ViewInUse } from './view/useView.ts';
import {
  comparisonInWords,
  daysInWords,
  dimensionLabels,
  pastInWords,
  valueInWords,
} from './view/viewWords.ts';

type PrintCoverProps = {
  /** Whose figures: a client's name, or `All clients`. */
  title: string;
  /** What is looked at, where it is not the dashboard: `AI analytics`. */
  page?: string;
  view: ViewInUse;
  labelOf?: (dimension: FilterDimension, value: string) => string | undefined;
};

const filtersInWords = ({ view, labelOf }: Pick<PrintCoverProps, 'view' | 'labelOf'>): string =>
  filterDimensions
    .filter((dimension) => view.view.filters[dimension].length > 0)
    .map((dimension) => {
      const values = view.view.filters[dimension].map(
        (value) => view.labelOf(dimension, value) ?? labelOf?.(dimension, value) ?? valueInWords(value),
      );
      return `${dimensionLabels[dimension]}: ${values.join(', ')}`;
    })
    .join('; ');

export const PrintCover = ({ title, page, ...rest }: PrintCoverProps) => {
  const { world } = useServices();
  const agency = useReply('readWorkspace').data?.workspace.name;
  const brand = useBrand();
  const { view, days } = rest.view;
  const number = useEventNumber(view.asOf);
  const filters = filtersInWords(rest);
  const facts: readonly (readonly [string, string])[] = [
    ['Period', daysInWords(days)],
    ['Compared with', comparisonInWords(view)],
    ...(filters === '' ? [] : [['Filters', filters] as const]),
    [
      'As of',
      view.asOf === null
        ? fullTime(new Date(world.clock.now()).toISOString())
        : pastInWords(view.asOf, number),
    ],
  ];
  return (
    <section className={styles.cover} data-print-cover aria-label="Cover">
      <p className={styles.brand}>
        <BrandMark text={brand.logoText} />
        {agency ?? brand.name}
      </p>
      {page !== undefined && <p>{page}</p>}
      <p className={styles.title}>{title}</p>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
