/** Previews a change that an answer proposes, and makes it on confirmation by the existing command. */
import { Button } from 'antd';
import { useState } from 'react';
import type { AskAction } from '#domain/contract/askSchemas.ts';
import type { ApiClient } from '#machines/api/apiClient.ts';
import type { AppendOptions } from '#machines/editing/reversibleActors.ts';
import type { Reversible } from '../../parts/useReversible.ts';
import { useServices } from '../../services/servicesContext.ts';
import styles from './AiChat.module.css';

const make = (
  api: ApiClient,
  { does, id, version: ifMatch, schedule }: AskAction,
  options: AppendOptions,
): Promise<unknown> => {
  const params = { id };
  switch (does) {
    case 'scheduleReport':
      return api.call(does, { params, body: { schedule: schedule ?? null }, ifMatch, ...options });
    case 'restoreClient':
    case 'resumeClient':
      return api.call(does, { params, ...options });
    default:
      return api.call(does, { params, ifMatch, ...options });
  }
};

type ActionCardProps = { action: AskAction; changes: Reversible };

export const ActionCard = ({ action, changes }: ActionCardProps) => {
  const { api } = useServices();
  const [isMade, setMade] = useState(false);
  const { title, effects, made, id } = action;
  const confirm = () =>
    changes.ask({
      about: id,
      make: async (options) => {
        await make(api, action, options);
        setMade(true);
      },
      made,
      takenBack: `Undone: ${title}.`,
    });
  return (
    <section className={styles.action} aria-label={`Preview: ${title}`}>
      <h3>{title}</h3>
      <ul>
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      {isMade ? (
        <p className={styles.quiet}>Confirmed. It is in the history, where it can be undone.</p>
      ) : (
        <Button type="primary" onClick={confirm}>
          {title}
        </Button>
      )}
    </section>
  );
};
