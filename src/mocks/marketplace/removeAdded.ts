/** Removes what an app has added: alert rules, annotations and tasks that are still there. */
import { alertDecider } from '#events/alerts/alertDecider.ts';
import { alertStream } from '#events/alerts/alertStream.ts';
import { annotationDecider } from '#events/annotations/annotationDecider.ts';
import { annotationStream } from '#events/annotations/annotationStream.ts';
import { clientTaskDecider } from '#events/clientTasks/clientTaskDecider.ts';
import { clientTaskStream } from '#events/clientTasks/clientTaskStream.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { appTag } from '#events/tags.ts';
import { mergeRelated, type RelatedChanges, relatedToEach } from '../http/handleCommand.ts';

type Removal = {
  readonly workspaceId: string;
  readonly listingId: string;
  readonly by: string;
  readonly now: string;
  readonly upTo: number;
};

const added = { AlertRuleSet: 'ruleId', AnnotationAdded: 'annotationId', ClientTaskAdded: 'taskId' } as const;

type Added = keyof typeof added;

export const removeAdded = async (
  log: EventLog,
  { workspaceId, listingId, by, now, upTo }: Removal,
): Promise<RelatedChanges> => {
  const tag = appTag(workspaceId, listingId);
  const types = Object.keys(added) as Added[];
  const { events } = await log.readTagged({ tag, types, upTo });
  const idsOf = (type: Added): readonly string[] => {
    const own = events.filter((event) => event.type === type);
    return [...new Set(own.map(({ data }) => String(Object(data)[added[type]])))];
  };
  const asked = { workspaceId, by, now };
  const parts = { log };
  return mergeRelated([
    await relatedToEach(
      parts,
      { stream: alertStream, key: [workspaceId] as const, decider: alertDecider },
      idsOf('AlertRuleSet').map((ruleId) => ({ type: 'RemoveAlertRule', ruleId, ...asked }) as const),
      workspaceId,
    ),
    await relatedToEach(
      parts,
      { stream: annotationStream, key: [workspaceId] as const, decider: annotationDecider },
      idsOf('AnnotationAdded').map(
        (annotationId) => ({ type: 'RemoveAnnotation', annotationId, ...asked }) as const,
      ),
      workspaceId,
    ),
    ...(await Promise.all(
      idsOf('ClientTaskAdded').map((taskId) =>
        relatedToEach(
          parts,
          { stream: clientTaskStream, key: [taskId] as const, decider: clientTaskDecider },
          [{ type: 'RemoveClientTask', ...asked } as const],
          workspaceId,
        ),
      ),
    )),
  ]);
};
