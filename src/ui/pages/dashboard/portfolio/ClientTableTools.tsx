/** Which clients the table lists: a search, an industry and a state of health, all kept in the address; and all of them as a file. */
import { Button, Input, Select } from 'antd';
import type { ReactNode } from 'react';
import type { PortfolioReply } from '#domain/contract/portfolioSchemas.ts';
import { healthBands } from '#domain/portfolio/healthScore.ts';
import { bandLabels } from '../../../content/health.ts';
import { downloadText } from '../../../widgets/downloadText.ts';
import styles from './ClientTable.module.css';
import { portfolioCsv } from './portfolioCsv.ts';
import { listedClients, type PortfolioView, usePortfolioView } from './portfolioView.ts';

const all = '';

type FilterProps = { view: PortfolioView; show: (changes: Partial<PortfolioView>) => void };

const HealthFilter = ({ view, show }: FilterProps) => (
  <Select
    id="health-filter"
    aria-label="Filter by health"
    value={view.health ?? all}
    options={[
      { value: all, label: 'Any health' },
      ...healthBands.map((band) => ({ value: band, label: bandLabels[band] })),
    ]}
    popupMatchSelectWidth={false}
    onChange={(value) => show({ health: healthBands.find((band) => band === value) ?? null })}
  />
);

const IndustryFilter = ({ view, show, industries }: FilterProps & { industries: readonly string[] }) => (
  <Select
    id="industry-filter"
    aria-label="Filter by industry"
    value={view.industry ?? all}
    options={[
      { value: all, label: 'All industries' },
      ...industries.map((industry) => ({ value: industry, label: industry })),
    ]}
    popupMatchSelectWidth={false}
    onChange={(industry) => show({ industry: industry === all ? null : industry })}
  />
);

type ClientTableToolsProps = {
  portfolio: PortfolioReply | undefined;
  /** At their end. */
  children: ReactNode;
};

export const ClientTableTools = ({ portfolio, children }: ClientTableToolsProps) => {
  const { view, show } = usePortfolioView();
  const clients = portfolio?.clients ?? [];
  const listed = listedClients(clients, view);
  const industries = [...new Set(clients.map(({ industry }) => industry))].sort();
  return (
    <search className={styles.tools}>
      <Input
        aria-label="Search clients"
        placeholder="Name, industry or owner"
        allowClear
        value={view.search}
        onChange={({ target }) => show({ search: target.value })}
      />
      <HealthFilter view={view} show={show} />
      <IndustryFilter view={view} show={show} industries={industries} />
      {portfolio && (
        <span role="status" className={styles.quiet}>
          {listed.length === clients.length ? '' : `${listed.length} of ${clients.length} clients`}
        </span>
      )}
      <Button
        type="text"
        className={styles.download ?? ''}
        disabled={listed.length === 0}
        onClick={() =>
          portfolio && downloadText('portfolio.csv', 'text/csv', portfolioCsv(listed, portfolio.currency))
        }
      >
        Download CSV
      </Button>
      {children}
    </search>
  );
};
