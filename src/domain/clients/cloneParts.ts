/** What of a client its copy may take over. */

/** Contacts are not among them: a person who is to be erased would be in two places. Fees are what was agreed with one client. */
export const cloneParts = ['owner', 'tags', 'goals', 'budget', 'dashboards', 'reports'] as const;

export type ClonePart = (typeof cloneParts)[number];

/** What a copy takes over where nothing is said. */
export const usualCloneParts: readonly ClonePart[] = ['owner', 'tags'];
