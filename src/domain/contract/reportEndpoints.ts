/** Declares the endpoints of reports, schedules and client feedback. */
import { type Role, roles } from '../access/role.ts';
import type { Endpoint } from './endpoint.ts';
import {
  answerBody,
  runContentReply,
  runList,
  runQuery,
  runReadQuery,
  runReply,
  runTextBody,
} from './reportRunSchemas.ts';
import {
  moveBody,
  previewBody,
  previewReply,
  reportAsOf,
  reportBody,
  reportChanges,
  reportList,
  reportParams,
  reportQuery,
  reportReply,
  scheduleBody,
} from './reportSchemas.ts';

const staff: readonly Role[] = ['admin', 'manager'];

const versionRefusals = ['versionRequired', 'staleVersion', 'versionConflict'] as const;

const changing = {
  roles: staff,
  params: reportParams,
  success: { status: 200, reply: reportReply },
} as const;

export const reportEndpoints = {
  listReports: {
    summary: 'The reports of the agency, with how each stands and its next runs',
    roles: staff,
    query: reportQuery,
    hasVersion: true,
    success: { status: 200, reply: reportList },
    refusals: ['invalid'],
  },
  readReport: {
    summary: 'A report with its sections, its schedule and how it stands',
    roles: staff,
    params: reportParams,
    query: reportAsOf,
    hasVersion: true,
    success: { status: 200, reply: reportReply },
    refusals: ['notFound'],
  },
  createReport: {
    summary: 'Create a report of a client from a template, from another one or blank',
    roles: staff,
    body: reportBody,
    success: { status: 201, reply: reportReply },
    refusals: ['featureLocked', 'clientArchived', 'invalid', 'versionConflict', 'keyReused'],
  },
  changeReport: {
    ...changing,
    summary: 'Change what a report shows, its name or to whom it goes',
    body: reportChanges,
    refusals: ['notFound', 'featureLocked', 'invalid', 'keyReused', ...versionRefusals],
  },
  scheduleReport: {
    ...changing,
    summary: 'Set or clear the schedule of a report',
    body: scheduleBody,
    refusals: ['notFound', 'featureLocked', 'invalid', 'keyReused', ...versionRefusals],
  },
  archiveReport: {
    summary: 'Archive a report; its schedule rests',
    roles: staff,
    params: reportParams,
    success: { status: 204, reply: null },
    refusals: ['notFound', 'keyReused', ...versionRefusals],
  },
  moveReport: {
    ...changing,
    summary: 'Generate, approve, send, pause or restore a report, or take such a step back',
    body: moveBody,
    refusals: [
      'notFound',
      'limitReached',
      'featureLocked',
      'reportStep',
      'invalid',
      'versionConflict',
      'keyReused',
    ],
  },
  previewReport: {
    summary: 'The content that a report would have now; nothing is kept or counted',
    roles: staff,
    body: previewBody,
    success: { status: 200, reply: previewReply },
    refusals: ['limitReached', 'featureLocked', 'invalid'],
  },
  listReportRuns: {
    summary: 'The runs of reports, the latest first: people of a client those that were sent to them',
    roles,
    limits: { user: 'ownClient' },
    query: runQuery,
    hasVersion: true,
    success: { status: 200, reply: runList },
    refusals: ['roleForbidden', 'invalid'],
  },
  readReportRun: {
    summary: 'A run with the content that it was made with; on request beside that of today',
    roles,
    params: reportParams,
    query: runReadQuery,
    success: { status: 200, reply: runContentReply },
    refusals: ['notFound', 'invalid'],
  },
  writeReportRun: {
    summary: 'Write the words of a section in a run that was not sent yet',
    roles: staff,
    params: reportParams,
    body: runTextBody,
    success: { status: 200, reply: runReply },
    refusals: ['notFound', 'reportStep', 'invalid', 'keyReused', ...versionRefusals],
  },
  answerReportRun: {
    summary: 'Open, accept, rate or comment a run, or ask for changes; staff may comment',
    roles,
    limits: { admin: 'comments', manager: 'comments' },
    params: reportParams,
    body: answerBody,
    success: { status: 200, reply: runReply },
    refusals: ['notFound', 'reportStep', 'featureLocked', 'invalid', 'versionConflict', 'keyReused'],
  },
} as const satisfies Record<string, Endpoint>;
