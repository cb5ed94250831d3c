/** Where in the log a workspace's integrations stand: one stream, so that a duplicate or one too many cannot slip in between. */

export const integrationStream = (workspaceId: string): string => `integrations-${workspaceId}`;
