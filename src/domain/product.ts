/** Names the product (ruling D1); a workspace's white-label name replaces it on screen. */

export const productName = 'AgencyLens';
