/** Renders the staff's actions on a campaign: pause, resume, and change of budget. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import type { CampaignItem } from '#domain/contract/campaignSchemas.ts';
import styles from './BoardDetails.module.css';
import type { Edit } from './edit.ts';

export const CampaignActions = ({ campaign, changes, onForm }: { campaign: CampaignItem } & Edit) => {
  const busy = useSelector(changes.actor, (snapshot) => snapshot.hasTag('busy'));
  const { id, name, status } = campaign;
  if (status === 'ended') return null;
  const details =
    status === 'running'
      ? { made: `Paused ${name}.`, takenBack: `${name} runs again.` }
      : { made: `Resumed ${name}.`, takenBack: `${name} is paused again.` };
  const kind = status === 'running' ? 'pauseCampaign' : 'resumeCampaign';
  const turn = () => changes.ask({ kind, id, name, etag: campaign.etag, details });
  const verb = status === 'running' ? 'Pause' : 'Resume';
  return (
    <div className={styles.actions}>
      <Button size="small" type="text" disabled={busy} aria-label={`${verb} ${name}`} onClick={turn}>
        {verb}
      </Button>
      <Button
        size="small"
        type="text"
        disabled={busy}
        aria-label={`Budget of ${name}`}
        onClick={() => onForm({ kind: 'campaignBudget', campaign })}
      >
        Budget
      </Button>
    </div>
  );
};
