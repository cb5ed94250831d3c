/** Renders a metric in the table of clients with its change. */
import type { PortfolioFigures } from '#domain/contract/portfolioSchemas.ts';
import { ChangeText } from '../../../parts/figures/ChangeText.tsx';
import { ExplainButton } from '../../../parts/figures/ExplainButton.tsx';
import { FigureText } from '../../../parts/figures/FigureText.tsx';
import styles from './PortfolioTable.module.css';
import type { PortfolioFigureName } from './portfolioFigures.ts';

type FigureCellProps = {
  name: PortfolioFigureName;
  /** `client:acme`; `clients:acme,berg`: the filtered ones; empty: all. */
  scope: string;
  figures: PortfolioFigures;
  previous: PortfolioFigures | null;
  currency: string;
  versus: string;
};

export const FigureCell = ({ name, scope, figures, previous, currency, versus }: FigureCellProps) => {
  const value = figures[name];
  const text = <FigureText name={name} value={value} currency={currency} figures={figures} />;
  return (
    <span className={styles.figure}>
      {value === null ? (
        text
      ) : (
        <ExplainButton figure={name} scope={scope}>
          {text}
        </ExplainButton>
      )}
      {previous !== null && value !== null && (
        <small>
          <ChangeText name={name} current={value} previous={previous[name]} versus={versus} />
        </small>
      )}
    </span>
  );
};
