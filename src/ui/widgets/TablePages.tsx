/** Renders the pagination of a table: the shown range, and buttons of near pages. */
import { Button } from 'antd';
import { useState } from 'react';
import styles from './TablePages.module.css';

type TablePagesProps = {
  readonly label: string;
  /** From 1 on. */
  readonly page: number;
  readonly pageSize: number;
  readonly count: number;
  readonly onPage: (page: number) => void;
};

const nearPages = (page: number, last: number): readonly number[] =>
  [...new Set([1, page - 1, page, page + 1, last])]
    .filter((one) => one >= 1 && one <= last)
    .toSorted((one, other) => one - other);

type StepProps = { readonly name: string; readonly sign: string; readonly to: number | null };

/** At an end the button uses `aria-disabled`, because a disabled button would lose the focus. */
const Step = ({ name, sign, to, onPage }: StepProps & Pick<TablePagesProps, 'onPage'>) => (
  <Button
    type="text"
    className={styles.page ?? ''}
    aria-label={name}
    aria-disabled={to === null}
    onClick={() => to !== null && onPage(to)}
  >
    <span aria-hidden="true">{sign}</span>
  </Button>
);

/** Ant Design's own page items are focusable list items, not buttons, with only a tooltip for a name. */
export const TablePages = ({ label, page, pageSize, count, onPage }: TablePagesProps) => {
  const last = Math.ceil(count / pageSize);
  const pages = nearPages(page, last);
  return (
    <nav aria-label={`Pages: ${label}`} className={styles.pages} data-print="never">
      <span aria-live="polite" data-shown-rows>
        {`${(page - 1) * pageSize + 1}–${Math.min(page * pageSize, count)} of ${count}`}
      </span>
      <Step name="Previous page" sign="‹" to={page > 1 ? page - 1 : null} onPage={onPage} />
      {pages.map((one, index) => (
        <span key={one}>
          {one - (pages[index - 1] ?? 0) > 1 && <span className={styles.gap}>…</span>}
          <Button
            // A constant type, because Ant Design renders another element for another type, and the focus
            // would be lost.
            type="text"
            className={styles.page ?? ''}
            aria-label={`Page ${one}`}
            aria-current={one === page ? 'page' : undefined}
            onClick={() => onPage(one)}
          >
            {one}
          </Button>
        </span>
      ))}
      <Step name="Next page" sign="›" to={page < last ? page + 1 : null} onPage={onPage} />
    </nav>
  );
};

export const usePages = (pageSize: number | undefined, count: number, label: string) => {
  const [wanted, setWanted] = useState(1);
  const toFirst = () => setWanted(1);
  if (pageSize === undefined || count <= pageSize)
    return { pagination: false as const, pages: null, toFirst };
  // Rows may have been removed meanwhile.
  const page = Math.min(wanted, Math.ceil(count / pageSize));
  return {
    pagination: { pageSize, current: page, placement: ['none' as const] },
    pages: <TablePages label={label} page={page} pageSize={pageSize} count={count} onPage={setWanted} />,
    toFirst,
  };
};
