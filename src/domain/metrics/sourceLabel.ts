/** Splits the label of a source into platform and account. */

/** `Google Ads` of `Google Ads · Fjord & Foam`. */
export const platformOf = (label: string): string => label.split(' · ')[0] ?? label;

/** `Fjord & Foam` of `Google Ads · Fjord & Foam`; empty without an account. */
export const accountOf = (label: string): string => label.split(' · ').slice(1).join(' · ');
