/** Where the browser keeps that the demo payment provider is `down`: then it refuses, so that its failures can be seen. */

export const providerKey = 'agencylens.paymentProvider';
