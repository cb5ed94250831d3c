/** Declares the endpoints about an agency's domain, its test mail, its looks by client and its sign-in page. */
import * as z from 'zod/mini';
import { roles } from '../access/role.ts';
import {
  asOfQuery,
  clientLookBody,
  clientLookList,
  clientLookReply,
  clientParams,
  signInLookQuery,
  signInLookReply,
  testMailReply,
} from './brandingSchemas.ts';
import { dnsBody, domainBody, domainQuery, domainReply } from './domainSchemas.ts';
import type { Endpoint } from './endpoint.ts';

/** `url`: a data URL of a small PNG or JPEG. */
const pictureBody = z.strictObject({ url: z.string() });
const pictureQuery = z.strictObject({ id: z.string(), as_of: z.optional(z.string()) });

const pictureReply = z.strictObject({
  picture: z.strictObject({ id: z.string(), url: z.string(), width: z.int(), height: z.int() }),
});

export const pictureEndpoints = {
  readPicture: {
    summary: 'A picture of the workspace, by the id that what shows it names',
    roles,
    query: pictureQuery,
    success: { status: 200, reply: pictureReply },
    refusals: ['notFound'],
  },
  keepPicture: {
    summary: 'Keep a small PNG or JPEG picture; it is shown by what names its id',
    roles: ['admin', 'manager'],
    body: pictureBody,
    success: { status: 201, reply: pictureReply },
    refusals: ['invalid', 'versionConflict', 'keyReused'],
  },
} as const satisfies Record<string, Endpoint>;

const adminOnly = ['admin'] as const;

export const whiteLabelEndpoints = {
  sendTestMail: {
    summary: 'Mail oneself a test of the agency’s sender, reply address and footer',
    roles: adminOnly,
    feature: 'white_label_full',
    success: { status: 201, reply: testMailReply },
    refusals: ['versionConflict', 'keyReused'],
  },
  listClientLooks: {
    summary: 'Every look that is shown to one client instead of the agency’s',
    roles: adminOnly,
    query: asOfQuery,
    success: { status: 200, reply: clientLookList },
    refusals: [],
  },
  saveClientLook: {
    summary: 'Show a client another name, accent or logo than the agency’s; null ends it',
    roles: adminOnly,
    planBy: 'look',
    params: clientParams,
    body: clientLookBody,
    success: { status: 200, reply: clientLookReply },
    refusals: ['featureLocked', 'notFound', 'versionConflict', 'keyReused'],
  },
  readDomain: {
    summary: 'The agency’s domain with the records that it needs',
    roles: adminOnly,
    query: domainQuery,
    success: { status: 200, reply: domainReply },
    refusals: [],
  },
  requestDomain: {
    summary: 'Ask for a domain of the agency’s own',
    roles: adminOnly,
    feature: 'white_label_full',
    body: domainBody,
    success: { status: 200, reply: domainReply },
    refusals: ['domainHeld', 'domainSet', 'versionConflict', 'keyReused'],
  },
  checkDomain: {
    summary: 'Look the domain’s records up now; moves it one step on',
    roles: adminOnly,
    feature: 'white_label_full',
    success: { status: 200, reply: domainReply },
    refusals: ['notFound', 'versionConflict', 'keyReused'],
  },
  releaseDomain: {
    summary: 'Remove the domain, so that others can ask for it',
    roles: adminOnly,
    success: { status: 200, reply: domainReply },
    refusals: ['notFound', 'versionConflict', 'keyReused'],
  },
  setDemoDns: {
    summary: 'Demo only: set the DNS records of the domain, as at a provider',
    roles: adminOnly,
    body: dnsBody,
    success: { status: 200, reply: domainReply },
    refusals: ['demoOnly', 'notFound', 'versionConflict', 'keyReused'],
  },
  readSignInLook: {
    summary: 'What the sign-in page of an agency looks like, for anyone; 404 for the product’s own',
    roles: 'anyone',
    query: signInLookQuery,
    success: { status: 200, reply: signInLookReply },
    refusals: ['notFound'],
  },
} as const satisfies Record<string, Endpoint>;
