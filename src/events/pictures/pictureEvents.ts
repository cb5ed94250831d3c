/** What can happen to a picture of a workspace: it is kept, and never changes. */
import * as z from 'zod/mini';
import { longestSide } from '#domain/pictures/pictureRules.ts';
import { type EventsIn, id, time } from '../eventShape.ts';

/** As many characters as the largest picture takes. */
const longestUrl = 60_000;
const side = z.int().check(z.gte(1), z.lte(longestSide));

export const pictureEvents = {
  /** `url` is a data URL of a PNG or JPEG, in pixels of that size. Something else shows it, or nothing does. `by`: who brought it. */
  PictureKept: z.strictObject({
    pictureId: id,
    workspaceId: id,
    by: id,
    url: z
      .string()
      .check(z.maxLength(longestUrl), z.regex(/^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/)),
    width: side,
    height: side,
    keptAt: time,
  }),
} as const;

export type PictureEvent = EventsIn<typeof pictureEvents>;
