/** What the label of a source is made of: the platform's name and the account's. */

/** `Google Ads` of `Google Ads · Fjord & Foam`. */
export const platformOf = (label: string): string => label.split(' · ')[0] ?? label;
