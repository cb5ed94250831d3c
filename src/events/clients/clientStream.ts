/** Where the clients of a workspace are kept: one stream for all, so that neither the limit nor a domain can be taken twice at the same moment. */

/** The stream of a workspace's clients. */
export const clientStream = (workspaceId: string): string => `clients-${workspaceId}`;
