/** Defines the sample client of a new workspace, so that no screen is empty (ruling D3). */

export const sampleClient = {
  name: 'Harbor & Pine (sample)',
  domain: 'harborandpine.example',
  industry: 'E-commerce',
  sample: true,
} as const;
