/** What the board reads beside figures, in one wording. */

/** The latest events about a client. */
export const eventsOfClient = (client: string) => ({ client, order: 'newest', limit: '200' }) as const;

/** All of its campaigns, ended ones too. */
export const campaignsOfClient = (client: string) => ({ client, limit: '500' }) as const;
