/** Lists the dimensions below channel and campaign: devices and countries. */

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

/** Key of imported rows without a device or country in a breakdown. */
export const unknownValue = 'unknown';
export const unknownLabel = 'Unknown';

/** Key of facts without a campaign in a breakdown. */
export const noCampaign = 'none';
export const withoutCampaign = 'Without a campaign';
