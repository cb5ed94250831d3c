/** Lists the parts of a client that a clone may copy. */

/** No contacts: erasing a person would then need two places. No fees: they are agreed with one client. */
export const cloneParts = ['owner', 'tags', 'goals', 'budget', 'dashboards', 'reports'] as const;

export type ClonePart = (typeof cloneParts)[number];

export const usualCloneParts: readonly ClonePart[] = ['owner', 'tags'];
