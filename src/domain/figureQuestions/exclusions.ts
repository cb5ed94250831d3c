/** Reads which channels, campaigns or clients a question leaves out: `without email`, `all clients but Voltride`. */
import type { Lexeme } from './lexeme.ts';

type Named = Extract<Lexeme, { readonly kind: 'filter' | 'client' }>;

const isNamed = (lexeme: Lexeme | undefined): lexeme is Named =>
  lexeme?.kind === 'filter' || lexeme?.kind === 'client';

const asWithout = (lexeme: Named): Lexeme =>
  lexeme.kind === 'client'
    ? {
        kind: 'without',
        dimension: 'client',
        values: [lexeme.client.id],
        label: lexeme.client.name,
        words: lexeme.words,
      }
    : {
        kind: 'without',
        dimension: lexeme.dimension,
        values: lexeme.values,
        label: lexeme.label,
        words: lexeme.words,
      };

/** Words that may lie between an exclusion and what it leaves out. */
const quiet = /^(the|our|my|all|any|from|for|of|in|on|by|via|client|channel|campaign)$/;

const joins = /^(and|or|as well as|nor|plus|the)$/;

/** In “without brand campaigns” the word only says what the name is. */
const describes = (one: Lexeme | undefined, named: Lexeme): boolean => {
  if (one?.kind !== 'dimension') return false;
  const of = named.kind === 'client' ? 'client' : named.kind === 'filter' ? named.dimension : null;
  return one.by === of;
};

type Taken = { readonly taken: readonly Lexeme[]; readonly end: number };

const placeOfNext = (lexemes: readonly Lexeme[], start: number, between: RegExp): number => {
  let at = start;
  while (between.test(lexemes[at]?.words ?? '')) at += 1;
  return at;
};

/** The names after the exclusion, joined by “and” or by nothing. “Without email for Voltride” ends at the preposition. */
const takenAt = (lexemes: readonly Lexeme[], start: number): Taken => {
  const taken: Lexeme[] = [];
  let end = start;
  for (let at = placeOfNext(lexemes, start, quiet); ; at = placeOfNext(lexemes, end, joins)) {
    const one = lexemes[at];
    if (!isNamed(one)) return { taken, end };
    taken.push(asWithout(one));
    end = at + (describes(lexemes[at + 1], one) ? 2 : 1);
  }
};

/** An exclusion that names nothing known stays, and is refused later. */
export const withExclusions = (lexemes: readonly Lexeme[]): readonly Lexeme[] => {
  const read: Lexeme[] = [];
  for (let at = 0; at < lexemes.length; ) {
    const one = lexemes[at];
    if (one === undefined) break;
    const { taken, end } = one.kind === 'except' ? takenAt(lexemes, at + 1) : { taken: [], end: at + 1 };
    if (one.kind !== 'except' || taken.length === 0) {
      read.push(one);
      at += 1;
      continue;
    }
    read.push({ kind: 'filler', words: one.words }, ...taken);
    at = end;
  }
  return read;
};
