/** The made-up client that a new workspace begins with, so that no screen is empty (ruling D3). */

export const sampleClient = {
  name: 'Harbor & Pine (sample)',
  domain: 'harborandpine.example',
  industry: 'E-commerce',
  sample: true,
} as const;
