/** Which events the dashboard shows: the latest ones. */

export const recentEvents = { order: 'newest', limit: '12' } as const;
