/** Declares the endpoints of platform exports, whose rows become metric facts of a client. */
import type { Role } from '../access/role.ts';
import type { Endpoint } from './endpoint.ts';
import {
  factsBody,
  factsReply,
  importBody,
  importList,
  importParams,
  importQuery,
  importReply,
} from './importSchemas.ts';

const staff: readonly Role[] = ['admin', 'manager'];

export const importEndpoints = {
  listImports: {
    summary: 'The platform exports that were imported for a client, and the days that facts are there for',
    roles: staff,
    params: importParams,
    query: importQuery,
    success: { status: 200, reply: importList },
    refusals: ['notFound'],
  },
  importRows: {
    summary: 'Make the rows of a platform export facts of a client; the file itself stays with who has it',
    roles: staff,
    params: importParams,
    body: importBody,
    success: { status: 201, reply: importReply },
    hasLongBody: true,
    refusals: ['notFound', 'clientArchived', 'importKnown', 'tooManyRows', 'versionConflict', 'keyReused'],
  },
  addFacts: {
    summary:
      'Send rows of figures of a client from a program; a row that comes again with its key replaces the earlier one',
    roles: staff,
    body: factsBody,
    success: { status: 200, reply: factsReply },
    refusals: ['invalid', 'clientArchived', 'versionConflict', 'keyReused'],
  },
  withdrawImport: {
    summary: 'Take the facts of an import back; all figures are as without it',
    roles: staff,
    params: importParams,
    success: { status: 200, reply: importReply },
    refusals: ['notFound', 'keyReused', 'staleVersion', 'versionConflict'],
  },
  restoreImport: {
    summary: 'Bring the facts of a withdrawn import back',
    roles: staff,
    params: importParams,
    success: { status: 200, reply: importReply },
    refusals: ['notFound', 'importKnown', 'keyReused', 'versionConflict'],
  },
} as const satisfies Record<string, Endpoint>;
