/** Declares the endpoints of the workspace history and of undo. */
import { roles } from '../access/role.ts';
import type { Endpoint } from './endpoint.ts';
import { historyList, historyQuery, undoBody, undoPreview, undoQuery, undoReply } from './historySchemas.ts';

export const historyEndpoints = {
  listHistory: {
    summary: 'What was changed in the workspace, by whom, before and after; people of a client see their own',
    roles,
    limits: { user: 'ownClient' },
    query: historyQuery,
    hasVersion: true,
    success: { status: 200, reply: historyList },
    refusals: ['roleForbidden', 'invalid'],
  },
  readUndo: {
    summary: 'What undoing a change would undo with it: whatever lies on top, or why that cannot be undone',
    roles,
    query: undoQuery,
    success: { status: 200, reply: undoPreview },
    refusals: ['notFound', 'invalid'],
  },
  undoChange: {
    summary:
      'Take one change back, or several together, by the commands that reverse them, for who may give these; undoing that brings them again',
    roles,
    limits: { admin: 'ownChanges', manager: 'ownChanges', user: 'ownChanges' },
    body: undoBody,
    success: { status: 200, reply: undoReply },
    refusals: [
      'notFound',
      'undoneAlready',
      'undoHeld',
      'undoImpossible',
      'limitReached',
      'featureLocked',
      'domainTaken',
      'clientArchived',
      'competitorKnown',
      'competitorsFull',
      'ownDomain',
      'integrationConnected',
      'integrationDisconnected',
      'appInstalled',
      'keyReused',
      'versionConflict',
    ],
  },
} as const satisfies Record<string, Endpoint>;
