/** Renders the table's search, filters and saved views, stored in the address, and its export. */
import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { PortfolioReply } from '#domain/contract/portfolioSchemas.ts';
import { counted } from '../../../content/limits.ts';
import { ChangeNotice } from '../../../parts/ChangeNotice.tsx';
import { useViewChanges } from '../../../parts/savedViews/useViewChanges.ts';
import { SearchField } from '../../../widgets/SearchField.tsx';
import { useSaveTable } from '../../../widgets/saveTable.ts';
import { PortfolioFilters } from './PortfolioFilters.tsx';
import styles from './PortfolioTable.module.css';
import { PortfolioViews } from './PortfolioViews.tsx';
import { portfolioCsv } from './portfolioCsv.ts';
import { listedClients, usePortfolioView } from './portfolioView.ts';

type ClientTableToolsProps = {
  portfolio: PortfolioReply | undefined;
  children: ReactNode;
};

export const ClientTableTools = ({ portfolio, children }: ClientTableToolsProps) => {
  const saveTable = useSaveTable();
  const { view, show, me } = usePortfolioView();
  const clients = portfolio?.clients ?? [];
  const listed = listedClients(clients, view, me);
  const changes = useViewChanges('portfolio');
  return (
    <>
      <search className={styles.tools}>
        <SearchField
          label="Search clients"
          placeholder="Name, industry or owner"
          value={view.search}
          onChange={(search) => show({ search })}
        />
        <PortfolioFilters view={view} show={show} clients={clients} />
        {portfolio && (
          <span role="status" className={styles.quiet}>
            {listed.length === clients.length
              ? counted(clients.length, 'clients')
              : `${listed.length} of ${clients.length} clients`}
          </span>
        )}
        <div className={styles.ends}>
          <PortfolioViews view={view} show={show} changes={changes} />
          {children}
          <Button
            type="text"
            disabled={listed.length === 0}
            onClick={() => portfolio && saveTable('portfolio', portfolioCsv(listed, portfolio.currency))}
          >
            Download CSV
          </Button>
        </div>
      </search>
      <ChangeNotice actor={changes.actor} words={changes.words} />
    </>
  );
};
