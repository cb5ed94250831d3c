/** Defines the query of the dashboard's latest events. */

export const recentEvents = { order: 'newest', limit: '12' } as const;
