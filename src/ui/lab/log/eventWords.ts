/** Describes an event of the log in a sentence. */
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import type { LogEvent } from '#domain/inspection/logEvent.ts';
import type { KnownNames } from '#domain/inspection/namesIn.ts';
import { actorOf, whatHappened } from '../../content/activity.ts';

const aboutOf = (data: Readonly<Record<string, unknown>>, names: KnownNames): string | null => {
  if (typeof data.name === 'string') return data.name;
  const id = [data.competitorId, data.clientId].find((one) => typeof one === 'string');
  return names.get(String(id)) ?? null;
};

/** `Ada Moreau archived Stackpilot`. */
export const eventWords = ({ type, data, actor }: LogEvent, names: KnownNames): string => {
  const facts = data as EventItem['data'];
  const kind = actor.kind as EventItem['actor']['kind'];
  const who = { kind, id: actor.id, name: names.get(actor.id) ?? null };
  const told = { type, data: facts, actor: who, about: aboutOf(facts, names) };
  return `${actorOf(told)} ${whatHappened(told, names)}`;
};
