/** Names the stream of a workspace's annotations. */
import type { StreamRule } from '../streamRule.ts';
import { clientTag, workspaceTag } from '../tags.ts';
import type { AnnotationEvent } from './annotationEvents.ts';

/** `annotations-<workspace id>`. A client's people receive events of annotations shared with them. */
export const annotationStream: StreamRule<AnnotationEvent, readonly [workspaceId: string]> = {
  category: 'annotations',
  of: (workspaceId) => `annotations-${workspaceId}`,
  tagsOf: ({ data: { workspaceId, clientId, shared } }) => [
    workspaceTag(workspaceId),
    ...(clientId !== null && shared ? [clientTag(clientId)] : []),
  ],
};
