/** Why a connected account tells no figures. */

export const failureReasons = ['tokenExpired', 'platformDown', 'trackingLost'] as const;

export type FailureReason = (typeof failureReasons)[number];
