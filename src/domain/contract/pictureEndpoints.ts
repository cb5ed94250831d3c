/** Declares the endpoints of pictures for client logos and dashboards. */
import * as z from 'zod/mini';
import { roles } from '../access/role.ts';
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
