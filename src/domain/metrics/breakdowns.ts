/** What the figures of a day can be broken down by below channel and campaign: devices and countries. */

export const devices = ['mobile', 'desktop', 'tablet'] as const;
export type Device = (typeof devices)[number];

export const deviceLabels: Readonly<Record<Device, string>> = {
  mobile: 'Mobile',
  desktop: 'Desktop',
  tablet: 'Tablet',
};

/** ISO 3166-1 codes; all others together are `other`. */
export const countries = ['US', 'GB', 'CA', 'DE', 'AU', 'other'] as const;
export type Country = (typeof countries)[number];

export const countryLabels: Readonly<Record<Country, string>> = {
  US: 'United States',
  GB: 'United Kingdom',
  CA: 'Canada',
  DE: 'Germany',
  AU: 'Australia',
  other: 'Other countries',
};

/** Stands for rows of an import that do not tell of a device or a country, where those are told apart. */
export const notTold = 'unknown';
export const notToldLabel = 'Not told';

/** Stands for what comes without a campaign, where campaigns are told apart. */
export const noCampaign = 'none';
export const withoutCampaign = 'Without a campaign';
