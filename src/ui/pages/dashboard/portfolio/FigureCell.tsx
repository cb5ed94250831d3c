/** A figure in the table of clients, with its change against the time before. */
import type { PortfolioFigures } from '#domain/contract/portfolioSchemas.ts';
import { ChangeText } from '../../../parts/figures/ChangeText.tsx';
import { FigureText } from '../../../parts/figures/FigureText.tsx';
import styles from './ClientTable.module.css';
import type { PortfolioFigureName } from './portfolioFigures.ts';

type FigureCellProps = {
  name: PortfolioFigureName;
  figures: PortfolioFigures;
  /** Null where nothing is compared. */
  previous: PortfolioFigures | null;
  currency: string;
  /** `previous 28 days`. */
  versus: string;
};

export const FigureCell = ({ name, figures, previous, currency, versus }: FigureCellProps) => {
  const value = figures[name];
  return (
    <span className={styles.figure}>
      <FigureText name={name} value={value} currency={currency} figures={figures} />
      {previous !== null && value !== null && (
        <small>
          <ChangeText name={name} current={value} previous={previous[name]} versus={versus} />
        </small>
      )}
    </span>
  );
};
