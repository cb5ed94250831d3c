/** Declares the endpoints of a person's saved list views. */
import { roles } from '../access/role.ts';
import type { Endpoint } from './endpoint.ts';
import {
  savedViewBody,
  savedViewChanges,
  savedViewList,
  savedViewParams,
  savedViewQuery,
  savedViewReply,
} from './savedViewSchemas.ts';

export const savedViewEndpoints = {
  listSavedViews: {
    summary: 'The caller’s own saved views; to people of the agency also its shared segments of figures',
    roles,
    query: savedViewQuery,
    hasVersion: true,
    success: { status: 200, reply: savedViewList },
    refusals: ['invalid'],
  },
  createSavedView: {
    summary: 'Keep a view of a list, or filters of figures, under a name',
    roles,
    body: savedViewBody,
    success: { status: 201, reply: savedViewReply },
    refusals: ['invalid', 'versionConflict', 'keyReused'],
  },
  renameSavedView: {
    summary: 'Give an own or shared saved view another name',
    roles,
    params: savedViewParams,
    body: savedViewChanges,
    success: { status: 200, reply: savedViewReply },
    refusals: ['notFound', 'invalid', 'keyReused', 'versionRequired', 'staleVersion', 'versionConflict'],
  },
  removeSavedView: {
    summary: 'Remove an own or shared saved view; it can be restored',
    roles,
    params: savedViewParams,
    success: { status: 204, reply: null },
    refusals: ['notFound', 'keyReused', 'versionRequired', 'staleVersion', 'versionConflict'],
  },
  restoreSavedView: {
    summary: 'Restore an own or shared saved view that was removed',
    roles,
    params: savedViewParams,
    success: { status: 200, reply: savedViewReply },
    refusals: ['notFound', 'keyReused', 'versionConflict'],
  },
} as const satisfies Record<string, Endpoint>;
