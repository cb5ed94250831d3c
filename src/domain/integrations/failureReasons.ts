/** Lists the reasons why a connected account delivers no data. */

export const failureReasons = ['tokenExpired', 'platformDown', 'trackingLost'] as const;

export type FailureReason = (typeof failureReasons)[number];
