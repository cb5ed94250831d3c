/** Declares the endpoints of an agency's tasks for its clients. */
import type { Role } from '../access/role.ts';
import { fileParams } from './clientFileSchemas.ts';
import { clientParams } from './clientSchemas.ts';
import { taskBody, taskChanges, taskList, taskQuery, taskReply } from './clientTaskSchemas.ts';
import type { Endpoint } from './endpoint.ts';

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
