/** What the contract says of one endpoint: who may call it, its shapes and its refusals. */
import type * as z from 'zod/mini';
import type { ResourceRuleName } from '../access/resourceRules.ts';
import type { Role } from '../access/role.ts';
import type { RoleLimitName } from '../access/roleLimits.ts';
import type { Feature } from '../plans/planFeatures.ts';
import type { ProblemCode } from './problemCatalogue.ts';

export type Schema = z.ZodMiniType;

export type Endpoint = {
  readonly summary: string;
  /** Who may call it: anyone at all, or signed-in people of these roles; of none, where it is the owner's alone. */
  readonly roles: 'anyone' | readonly Role[];
  /** Whether the owner of the workspace may call it too, whatever their role. */
  readonly ownerToo?: true;
  /** Whether a call without a session is let through too; what is sent with a session is held to the roles. */
  readonly visitorsToo?: true;
  /** What of the resources in the path a role is kept to; left out: nothing. */
  readonly keptTo?: Readonly<Partial<Record<Role, ResourceRuleName>>>;
  /** What else a role, or the owner, is kept to: by the body, by the query, or by what the call is about; left out: nothing. */
  readonly limits?: Readonly<Partial<Record<Role | 'owner', RoleLimitName>>>;
  /** What the needed plan depends on, where it is not one feature. */
  readonly planBy?: 'listing' | 'look';
  /** Whether the workspace of the demo alone has it; others are refused with `demoOnly`. */
  readonly demoOnly?: true;
  /** What a call without a session is told; left out: `sessionMissing`. */
  readonly withoutSession?: ProblemCode;
  /** The feature that the workspace's plan must have. */
  readonly feature?: Feature;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Whether a call without a body is one with an empty object. */
  readonly bodyMayMiss?: true;
  /** Whether a body may have up to 8 MB, where it is a list of texts that are looked at one by one; left out: up to 256 KB. */
  readonly hasLongBody?: true;
  readonly success: { readonly status: 200 | 201 | 204; readonly reply: Schema | null };
  /** Whether the ETag covers everything that the answer depends on, so that a 304 can be sent. A list's version is the workspace's. */
  readonly hasVersion?: true;
  /** Whether its ETag names the version of a part that can be changed, for `If-Match`, while the answer depends on more: 304 would be wrong. */
  readonly partVersion?: true;
  /** A body that is not JSON, such as a stream of server-sent events. */
  readonly mediaType?: 'text/event-stream' | 'text/javascript';
  /** What the data of each event of a stream says, as JSON. */
  readonly eachEvent?: Schema;
  /** What the data of the last message (`event: end`) says, as JSON, where the stream ends with the right to it. */
  readonly endEvent?: Schema;
  /** The refusals of its own; those that every call may meet are not repeated. */
  readonly refusals: readonly ProblemCode[];
};
