/** Lists the subjects with time-based work, in the order for work due at the same moment. */
import { brandingDecider } from '#events/branding/brandingDecider.ts';
import { brandingStream } from '#events/branding/brandingStream.ts';
import { lookDraftOf } from '#events/projections/brandingHistory.ts';
import { alongside } from '../http/handleCommand.ts';
import { dueAlerts } from './dueAlerts.ts';
import { dueCharge } from './dueCharge.ts';
import { dueDomain } from './dueDomain.ts';
import { dueHistory } from './dueHistory.ts';
import { duePlanChange } from './duePlanChange.ts';
import { dueReport } from './dueReport.ts';
import type { DueSubject } from './dueWork.ts';

/** Publishes a draft of a workspace's look at its planned time. */
const dueLook: DueSubject = ({ parts, answers, workspaceId, now }) => {
  const at = lookDraftOf(answers.brandingHistory, workspaceId)?.publishAt ?? null;
  if (at === null || at > now) return null;
  return {
    at,
    name: `due look|${workspaceId}|${at}`,
    actor: 'branding',
    propose: () =>
      alongside(
        parts,
        {
          stream: brandingStream,
          key: [workspaceId],
          decider: brandingDecider,
          command: { type: 'PublishDraft', workspaceId, now: at },
        },
        workspaceId,
      ),
  };
};

export const dueTable: readonly DueSubject[] = [
  duePlanChange,
  dueCharge,
  dueReport,
  dueLook,
  dueDomain,
  dueAlerts,
  dueHistory,
];
