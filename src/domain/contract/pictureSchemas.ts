/** Defines the wire schemas of pictures. */
import * as z from 'zod/mini';

/** `url`: a data URL of a small PNG or JPEG. */
export const pictureBody = z.strictObject({ url: z.string() });
export const pictureQuery = z.strictObject({ id: z.string(), as_of: z.optional(z.string()) });

export const pictureReply = z.strictObject({
  picture: z.strictObject({ id: z.string(), url: z.string(), width: z.int(), height: z.int() }),
});
