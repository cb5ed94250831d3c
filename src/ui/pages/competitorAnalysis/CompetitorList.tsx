/** The competitors of one client, by tier, each with its notes, its history and what can be done with it. */
import { Button } from 'antd';
import { useState } from 'react';
import { competitorTiers, tierMeanings } from '#domain/competitors/competitorRules.ts';
import type { CompetitorItem } from '#domain/contract/competitorSchemas.ts';
import { day } from '../../content/dates.ts';
import styles from './CompetitorAnalysis.module.css';
import { CompetitorHistory } from './CompetitorHistory.tsx';

export type CompetitorListProps = {
  competitors: readonly CompetitorItem[];
  busy: boolean;
  onEdit: (competitor: CompetitorItem) => void;
  onChange: (kind: 'remove' | 'restore', competitor: CompetitorItem) => void;
};

type RowProps = Omit<CompetitorListProps, 'competitors'> & { competitor: CompetitorItem };

const Row = ({ competitor, busy, onEdit, onChange }: RowProps) => {
  const [open, setOpen] = useState(false);
  const { domain, notes, created_at, removed_at } = competitor;
  return (
    <li className={styles.row}>
      <div>
        <strong>{domain}</strong>
        {notes !== '' && <p>{notes}</p>}
        <p className={styles.since}>
          {removed_at === null ? `Watched since ${day(created_at)}` : `Removed on ${day(removed_at)}`}
        </p>
      </div>
      <div className={styles.rowActions}>
        <Button
          size="small"
          type="text"
          aria-expanded={open}
          aria-label={`History of ${domain}`}
          onClick={() => setOpen(!open)}
        >
          History
        </Button>
        {removed_at === null && (
          <Button size="small" type="text" aria-label={`Edit ${domain}`} onClick={() => onEdit(competitor)}>
            Edit
          </Button>
        )}
        <Button
          size="small"
          type="text"
          disabled={busy}
          aria-label={`${removed_at === null ? 'Remove' : 'Restore'} ${domain}`}
          onClick={() => onChange(removed_at === null ? 'remove' : 'restore', competitor)}
        >
          {removed_at === null ? 'Remove' : 'Restore'}
        </Button>
      </div>
      {open && <CompetitorHistory competitor={competitor} />}
    </li>
  );
};

const Rows = ({ competitors, ...rest }: CompetitorListProps) => (
  <ul>
    {competitors.map((competitor) => (
      <Row key={competitor.id} competitor={competitor} {...rest} />
    ))}
  </ul>
);

export const CompetitorList = ({ competitors, ...rest }: CompetitorListProps) => {
  const removed = competitors.filter(({ removed_at }) => removed_at !== null);
  return (
    <>
      {competitorTiers.map((tier) => {
        const ofTier = competitors.filter((one) => one.tier === tier && one.removed_at === null);
        if (ofTier.length === 0) return null;
        return (
          <section key={tier} aria-labelledby={`tier-${tier}`} className={styles.tier}>
            <h3 id={`tier-${tier}`}>{tier}</h3>
            <p className={styles.quiet}>{tierMeanings[tier]}</p>
            <Rows competitors={ofTier} {...rest} />
          </section>
        );
      })}
      {removed.length > 0 && (
        <details className={styles.removed}>
          <summary>Removed ({removed.length})</summary>
          <Rows competitors={removed} {...rest} />
        </details>
      )}
    </>
  );
};
