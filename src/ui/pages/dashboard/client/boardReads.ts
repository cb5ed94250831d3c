/** What the board reads beside figures, in one wording. */

/** All of its campaigns, ended ones too. */
export const campaignsOfClient = (client: string) => ({ client, limit: '500' }) as const;
