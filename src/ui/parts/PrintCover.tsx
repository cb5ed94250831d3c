/** Renders the cover of a printed page: client, range, comparison and time of the data. */

import { filtersInWords } from '#domain/metrics/filterWords.ts';
import type { FilterDimension } from '#domain/metrics/view.ts';
import { fullTime } from '../content/dates.ts';
import { useReply } from '../data/useReply.ts';
import { useServices } from '../services/servicesContext.ts';
import { BrandMark } from './brand/BrandMark.tsx';
import { useBrand } from './brand/useBrand.ts';
import styles from './PrintCover.module.css';
import { StoredPicture } from './pictures/StoredPicture.tsx';
import { useClients } from './view/useClients.ts';
import { useEventNumber } from './view/useEventNumber.ts';
import type { ViewInUse } from './view/useView.ts';
import { comparedDays, daysInWords, pastInWords } from './view/viewWords.ts';

type PrintCoverProps = {
  title: string;
  clientId?: string | null | undefined;
  page?: string;
  view: ViewInUse;
  labelOf?: (dimension: FilterDimension, value: string) => string | undefined;
};

/** Staff read it from the list of clients, a client's own people from their workspace. */
const useLogo = (clientId: string | null): string | null => {
  const own = useReply('readWorkspace').data?.client;
  const listed = useClients(clientId !== null)?.find(({ id }) => id === clientId);
  return (own ?? listed)?.logo_id ?? null;
};

/** Hidden on screen, but chart exports read its text. In print it replaces the page's head, and its title is the main heading. */
export const PrintCover = ({ title, clientId = null, page, ...rest }: PrintCoverProps) => {
  const { world } = useServices();
  const agency = useReply('readWorkspace').data?.workspace.name;
  const logo = useLogo(clientId);
  const brand = useBrand();
  const { view, days } = rest.view;
  const number = useEventNumber(view.asOf);
  const compared = comparedDays(view, days, rest.view.facts);
  const filters = filtersInWords(
    view.filters,
    (dimension, value) => rest.view.labelOf(dimension, value) ?? rest.labelOf?.(dimension, value),
  );
  const facts: readonly (readonly [string, string])[] = [
    ['Period', daysInWords(days)],
    ['Compared with', compared === null ? 'No comparison' : daysInWords(compared)],
    ...(filters === '' ? [] : [['Filters', filters] as const]),
    [
      'As of',
      view.asOf === null
        ? fullTime(new Date(world.clock.now()).toISOString())
        : pastInWords(view.asOf, number),
    ],
  ];
  return (
    <section hidden className={styles.cover} data-print-cover aria-label="Cover">
      <p className={styles.brand}>
        {brand.logo === null ? (
          <BrandMark text={brand.logoText} />
        ) : (
          <StoredPicture id={brand.logo.light} alt="" className={styles.agencyLogo} />
        )}
        {agency ?? brand.name}
      </p>
      {page !== undefined && <p>{page}</p>}
      {logo !== null && <StoredPicture id={logo} alt="" className={styles.logo} />}
      <h1 className={styles.title} data-cover-title>
        {title}
      </h1>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-cover-fact={name}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
