/** Defines the storage key that sets the demo payment provider `down` to demonstrate its failures. */

export const providerKey = 'agencylens.paymentProvider';
