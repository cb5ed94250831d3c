/** Builds the schemas of events and derives their types, so that each event is declared once. */
import * as z from 'zod/mini';
import type { DomainEvent } from './log/storedEvent.ts';

export const text = z.string().check(z.maxLength(5_000));
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,100}$/));
/** ISO 8601 UTC. */
export const time = z.iso.datetime();
/** A calendar day, `2026-11-21`. */
export const day = z.iso.date();
export const count = z.int().check(z.gte(0));
export const nullableText = z.nullable(text);

type Shapes = Readonly<Record<string, z.ZodMiniType<object>>>;

export type EventIn<Of extends Shapes, Type extends keyof Of & string> = DomainEvent<Type, z.infer<Of[Type]>>;

export type EventsIn<Of extends Shapes> = { [Type in keyof Of & string]: EventIn<Of, Type> }[keyof Of &
  string];
