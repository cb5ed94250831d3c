/** Defines the contract of one endpoint: callers, schemas and refusals. */
import type * as z from 'zod/mini';
import type { Role } from '../access/role.ts';
import type { RoleLimitName } from '../access/roleLimits.ts';
import type { ResourceRuleName } from '../marketplace/resourceRules.ts';
import type { Feature } from '../plans/planFeatures.ts';
import type { ProblemCode } from './problemCatalogue.ts';

export type Schema = z.ZodMiniType;

export type Endpoint = {
  readonly summary: string;
  /** The first page of a signed-in person needs it: its code loads before that of the other endpoints. */
  readonly early?: true;
  /** `anyone`, or signed-in people of these roles; an empty list is for the owner only. */
  readonly roles: 'anyone' | readonly Role[];
  readonly ownerToo?: true;
  /** Allows calls without a session; with a session the roles apply. */
  readonly visitorsToo?: true;
  /** Resource rules per role for the path parameters; default: none. */
  readonly accessRules?: Readonly<Partial<Record<Role, ResourceRuleName>>>;
  /** Further limits per role or for the owner, which depend on body, query or resource; default: none. */
  readonly limits?: Readonly<Partial<Record<Role | 'owner', RoleLimitName>>>;
  /** Set if the required plan depends on the listing or the branding instead of one feature. */
  readonly planBy?: 'listing' | 'look';
  readonly demoOnly?: true;
  /** Refusal for a call without a session; default: `sessionMissing`. */
  readonly withoutSession?: ProblemCode;
  readonly feature?: Feature;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly bodyMayMiss?: true;
  /** Allows up to 8 MB for lists of texts that are checked one by one; default: up to 256 KB. */
  readonly hasLongBody?: true;
  readonly success: { readonly status: 200 | 201 | 204; readonly reply: Schema | null };
  /** The ETag covers the whole reply, so that a 304 is possible. A list's version is the workspace's. */
  readonly hasVersion?: true;
  /** The ETag identifies an editable part, for `If-Match`; a 304 would be wrong, as the reply depends on more. */
  readonly partVersion?: true;
  readonly mediaType?: 'text/event-stream' | 'text/javascript' | 'text/csv';
  readonly eachEvent?: Schema;
  /** JSON schema of the `data` of the final `event: end`, for streams that end when access ends. */
  readonly endEvent?: Schema;
  /** Only its own; refusals of every call are not repeated. */
  readonly refusals: readonly ProblemCode[];
};
