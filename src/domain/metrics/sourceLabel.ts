/** Splits the label of a source into platform and account. */

/** `Google Ads` of `Google Ads · Fjord & Foam`. */
export const platformOf = (label: string): string => label.split(' · ')[0] ?? label;
