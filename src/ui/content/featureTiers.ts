/** Defines the minimum plans of features and their badges. */
export const starter = { availableFrom: 'starter', planBadge: 'All Plans' } as const;
export const pro = { availableFrom: 'pro', planBadge: 'Pro+' } as const;
export const enterprise = { availableFrom: 'enterprise', planBadge: 'Enterprise' } as const;
export const enterpriseOnly = { availableFrom: 'enterprise', planBadge: 'Enterprise Only' } as const;
