/** Declares the endpoints of the marketplace. */
import { roles } from '../access/role.ts';
import {
  installBody,
  listingList,
  listingParams,
  listingQuery,
  listingReply,
  oneListingQuery,
  oneListingReply,
} from './marketplaceSchemas.ts';

export const marketplaceEndpoints = {
  listListings: {
    summary: 'The apps of the marketplace, those that the workspace has installed first',
    roles,
    query: listingQuery,
    hasVersion: true,
    success: { status: 200, reply: listingList },
    refusals: ['invalid'],
  },
  readListing: {
    summary: 'One app of the marketplace',
    roles,
    params: listingParams,
    query: oneListingQuery,
    hasVersion: true,
    success: { status: 200, reply: oneListingReply },
    refusals: ['notFound'],
  },
  installListing: {
    summary: 'Install an app with consent to all that it asks for; managers only what is free',
    roles: ['admin', 'manager'],
    keptTo: { manager: 'freeListing' },
    planBy: 'listing',
    params: listingParams,
    body: installBody,
    success: { status: 201, reply: listingReply },
    refusals: [
      'notFound',
      'featureLocked',
      'appInstalled',
      'consentIncomplete',
      'keyReused',
      'versionConflict',
    ],
  },
  uninstallListing: {
    summary: 'Uninstall an app; managers only what is free',
    roles: ['admin', 'manager'],
    keptTo: { manager: 'freeListing' },
    params: listingParams,
    success: { status: 204, reply: null },
    refusals: ['notFound', 'keyReused', 'versionRequired', 'staleVersion', 'versionConflict'],
  },
} as const;
