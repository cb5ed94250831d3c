/** Appends hand-written events from the Lab: of a known type and schema, and tagged. */
import * as z from 'zod/mini';
import type { AppendInput, AppendOutcome, EventShape } from '#domain/inspection/logControls.ts';
import type { AppEvent } from '#events/appEvent.ts';
import { canonicalJson } from '#events/log/canonicalJson.ts';
import { sha256Hex } from '#events/log/digest.ts';
import { isJson } from '#events/log/frozenJson.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import type { Answers } from '#events/projections/answers.ts';
import { accountTag, clientTag, workspaceTag } from '#events/tags.ts';
import { isoNow } from '#world/clock.ts';
import { dataErrors, eventShapes, isEventType } from './eventShapes.ts';
import type { InspectionParts } from './inspectionParts.ts';
import { streamCategories } from './streamCategories.ts';

export const labTag = 'origin:lab';
const labActor = { kind: 'system', id: 'lab' } as const;

type JsonSchema = {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
};

const onePixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const plainestText = ({ format, pattern }: JsonSchema, now: string): string => {
  if (format === 'date-time') return now;
  if (format === 'date') return now.slice(0, 10);
  if (format === 'email') return 'someone@example.com';
  if (pattern === undefined) return '';
  if (pattern.startsWith('^data:')) return onePixel;
  if (pattern.endsWith('{64}$')) return '0'.repeat(64);
  return pattern.startsWith('^#') ? '#0f766e' : 'new1';
};

const mayBeNull = ({ type, anyOf }: JsonSchema): boolean =>
  [type].flat().includes('null') || (anyOf ?? []).some(mayBeNull);

const plainest = (schema: JsonSchema, now: string): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (mayBeNull(schema)) return null;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return plainest(first, now);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, part]) => [name, plainest(part, now)]),
      );
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'string':
      return plainestText(schema, now);
    default:
      return (schema.exclusiveMinimum ?? -1) >= 0 ? 1 : Math.max(0, schema.minimum ?? 0);
  }
};

const clockAt = (data: object, now: string): object =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, /^(?:[a-z]+ed|set)At$/.test(name) ? now : value]),
  );

export const eventShapesWith = (history: readonly StoredEvent[], now: string): readonly EventShape[] => {
  const latest = new Map(history.map((event) => [event.type, event]));
  return (Object.keys(eventShapes) as AppEvent['type'][]).map((type) => {
    const schema = z.toJSONSchema(eventShapes[type]);
    const last = latest.get(type);
    const example = last ? clockAt(last.data, now) : plainest(schema as JsonSchema, now);
    return {
      type,
      schema,
      example: example as object,
      stream: last?.stream ?? `${streamCategories[type]}-new1`,
    };
  });
};

type Facts = { readonly workspaceId?: unknown; readonly accountId?: unknown; readonly clientId?: unknown };

export const workspaceOf = (data: unknown, { workspaceDirectory }: Answers): string | null => {
  const { workspaceId, accountId } = Object(data) as Facts;
  const id =
    typeof workspaceId === 'string'
      ? workspaceId
      : workspaceDirectory.membershipOf[String(accountId)]?.workspaceId;
  return id !== undefined && Object.hasOwn(workspaceDirectory.byId, id) ? id : null;
};

const tagsOf = (data: unknown, answers: Answers): readonly string[] => {
  const { accountId, clientId } = Object(data) as Facts;
  const workspace = workspaceOf(data, answers);
  return [
    ...(workspace === null ? [] : [workspaceTag(workspace)]),
    ...(typeof accountId === 'string' ? [accountTag(accountId)] : []),
    ...(typeof clientId === 'string' ? [clientTag(clientId)] : []),
    labTag,
  ];
};

const errorsOf = ({ type, stream, data }: AppendInput): Readonly<Record<string, string>> => {
  if (!isEventType(type)) return { type: 'This product knows no such event' };
  const category = streamCategories[type];
  const fits = new RegExp(`^${category}-[a-z0-9]{1,40}$`).test(stream);
  return {
    ...(fits ? {} : { stream: `Must be ${category}-, then 1 to 40 small letters or digits` }),
    ...(isJson(data) ? dataErrors(type, data) : { data: 'Must be JSON that the log takes' }),
  };
};

/** Appends an event to its stream; validation errors are returned. Throws when the storage refuses. */
export const appendFromLab = async (
  { world, log, readModel }: Pick<InspectionParts, 'world' | 'log' | 'readModel'>,
  input: AppendInput,
): Promise<AppendOutcome> => {
  const errors = errorsOf(input);
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const { type, stream, data } = input;
  const answers = await readModel.whole();
  const commandId = `lab:${world.ids.uuid()}`;
  const note = world.trace.record({ kind: 'note', name: `${type} written in the Lab`, cause: null });
  const result = await log.append({
    commandId,
    commandHash: sha256Hex(canonicalJson({ commandId, at: isoNow(world.clock) })),
    correlationId: note.correlation,
    causeFrame: note.number,
    actor: labActor,
    events: [{ stream, event: { type, data: data as object }, tags: tagsOf(data, answers) }],
  });
  const [event] = result.ok ? result.events : [];
  if (!event)
    throw new Error(`The event could not be appended: ${result.ok ? 'nothing was written' : result.why}`);
  return { ok: true, event };
};
