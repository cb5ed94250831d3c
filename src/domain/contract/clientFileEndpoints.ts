/** Declares the endpoints of a client's contract, contacts and notes. */
import type { Role } from '../access/role.ts';
import {
  clientRecord,
  contactBody,
  contactChanges,
  contactReply,
  contractBody,
  contractParams,
  fileParams,
  noteBody,
  noteReply,
  recordQuery,
} from './clientFileSchemas.ts';
import { clientParams, clientReply } from './clientSchemas.ts';
import { taskBody, taskChanges, taskList, taskQuery, taskReply } from './clientTaskSchemas.ts';
import type { Endpoint } from './endpoint.ts';
import { eraseBody } from './teamSchemas.ts';

const staff: readonly Role[] = ['admin', 'manager'];

const versionRefusals = ['versionRequired', 'staleVersion', 'versionConflict'] as const;
const ofOneThatIsThere = ['notFound', 'keyReused', ...versionRefusals] as const;

export const clientTaskEndpoints = {
  listClientTasks: {
    summary: 'The open tasks with all clients that are not archived, the earliest day first',
    roles: staff,
    query: taskQuery,
    hasVersion: true,
    success: { status: 200, reply: taskList },
    refusals: ['invalid'],
  },
  addClientTask: {
    summary: 'Write down what is to be done for a client, for the agency only',
    roles: staff,
    params: clientParams,
    body: taskBody,
    success: { status: 201, reply: taskReply },
    refusals: ['notFound', 'invalid', 'versionConflict', 'keyReused'],
  },
  changeClientTask: {
    summary: 'Change what is to be done, by whom and until when, or mark it as done or open',
    roles: staff,
    params: fileParams,
    body: taskChanges,
    success: { status: 200, reply: taskReply },
    refusals: ['invalid', ...ofOneThatIsThere],
  },
  removeClientTask: {
    summary: 'Remove a task; it can be restored',
    roles: staff,
    params: fileParams,
    success: { status: 204, reply: null },
    refusals: ofOneThatIsThere,
  },
  restoreClientTask: {
    summary: 'Bring a removed task back',
    roles: staff,
    params: fileParams,
    success: { status: 200, reply: taskReply },
    refusals: ['notFound', 'versionConflict', 'keyReused'],
  },
} as const satisfies Record<string, Endpoint>;

export const clientFileEndpoints = {
  changeContract: {
    summary: 'Write down what a client pays from a day on',
    roles: staff,
    params: clientParams,
    body: contractBody,
    success: { status: 201, reply: clientReply },
    refusals: ['clientArchived', ...ofOneThatIsThere],
  },
  withdrawContract: {
    summary: 'Take a change of the fee back that was a mistake',
    roles: staff,
    params: contractParams,
    success: { status: 200, reply: clientReply },
    refusals: ofOneThatIsThere,
  },
  readClientRecord: {
    summary: 'The contacts, notes and tasks that the agency keeps about a client, and who can sign in for it',
    roles: staff,
    query: recordQuery,
    success: { status: 200, reply: clientRecord },
    refusals: ['notFound'],
  },
  addClientContact: {
    summary: 'Add a person whom the agency talks to at a client',
    roles: staff,
    params: clientParams,
    body: contactBody,
    success: { status: 201, reply: contactReply },
    refusals: ['notFound', 'versionConflict', 'keyReused'],
  },
  changeClientContact: {
    summary: 'Change name, email or title of a contact',
    roles: staff,
    params: fileParams,
    body: contactChanges,
    success: { status: 200, reply: contactReply },
    refusals: ofOneThatIsThere,
  },
  removeClientContact: {
    summary: 'Remove a contact; it can be restored',
    roles: staff,
    params: fileParams,
    success: { status: 204, reply: null },
    refusals: ofOneThatIsThere,
  },
  eraseClientContact: {
    summary: 'Erase the personal data of a contact for good: the key is deleted, the history stays',
    roles: ['admin'],
    ownerToo: true,
    params: fileParams,
    body: eraseBody,
    success: { status: 204, reply: null },
    refusals: ['notFound', 'versionConflict', 'keyReused'],
  },
  restoreClientContact: {
    summary: 'Bring a removed contact back',
    roles: staff,
    params: fileParams,
    success: { status: 200, reply: contactReply },
    refusals: ['notFound', 'versionConflict', 'keyReused'],
  },
  addClientNote: {
    summary: 'Write a note about a client, for the agency only',
    roles: staff,
    params: clientParams,
    body: noteBody,
    success: { status: 201, reply: noteReply },
    refusals: ['notFound', 'versionConflict', 'keyReused'],
  },
  changeClientNote: {
    summary: 'Change the text of a note',
    roles: staff,
    params: fileParams,
    body: noteBody,
    success: { status: 200, reply: noteReply },
    refusals: ofOneThatIsThere,
  },
  removeClientNote: {
    summary: 'Remove a note; it can be restored',
    roles: staff,
    params: fileParams,
    success: { status: 204, reply: null },
    refusals: ofOneThatIsThere,
  },
  restoreClientNote: {
    summary: 'Bring a removed note back',
    roles: staff,
    params: fileParams,
    success: { status: 200, reply: noteReply },
    refusals: ['notFound', 'versionConflict', 'keyReused'],
  },
} as const satisfies Record<string, Endpoint>;
