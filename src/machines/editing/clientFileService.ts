/** Removes the records of a client, restores people and resends invitations; their forms are edit forms. */

import { makeNotice } from './changeNotice.ts';
import { type Make, textIn } from './make.ts';

export type ClientFileKind =
  | 'withdrawContract'
  | 'removeLifetime'
  | 'removeContact'
  | 'eraseContact'
  | 'removeNote'
  | 'completeTask'
  | 'reopenTask'
  | 'removeTask'
  | 'withdrawInvitation'
  | 'resendInvitation'
  | 'removePerson'
  | 'restorePerson'
  | 'withdrawImport'
  | 'restoreImport'
  | 'told';

export const clientFileMakes: Readonly<Record<ClientFileKind, Make>> = {
  withdrawContract: (api, { id, etag, details }, options) =>
    api.call('withdrawContract', {
      params: { id, change: textIn(details, 'change') },
      ifMatch: etag,
      ...options,
    }),
  removeLifetime: (api, { id, etag }, options) =>
    api.call('updateClient', { params: { id }, body: { lifetime: null }, ifMatch: etag, ...options }),
  removeContact: (api, { id, etag }, options) =>
    api.call('removeClientContact', { params: { id }, ifMatch: etag, ...options }),
  eraseContact: (api, { id, details }) =>
    api.call('eraseClientContact', { params: { id }, body: { name: textIn(details, 'typed') } }),
  removeNote: (api, { id, etag }, options) =>
    api.call('removeClientNote', { params: { id }, ifMatch: etag, ...options }),
  completeTask: (api, { id, etag }, options) =>
    api.call('changeClientTask', { params: { id }, body: { done: true }, ifMatch: etag, ...options }),
  reopenTask: (api, { id, etag }, options) =>
    api.call('changeClientTask', { params: { id }, body: { done: false }, ifMatch: etag, ...options }),
  removeTask: (api, { id, etag }, options) =>
    api.call('removeClientTask', { params: { id }, ifMatch: etag, ...options }),
  withdrawInvitation: (api, { id }, options) => api.call('revokeInvitation', { params: { id }, ...options }),
  resendInvitation: (api, { id }) => api.call('resendInvitation', { params: { id } }),
  removePerson: (api, { id }, options) => api.call('removeMember', { params: { id }, ...options }),
  restorePerson: (api, { id }, options) => api.call('restoreMember', { params: { id }, ...options }),
  withdrawImport: (api, { id, etag }, options) =>
    api.call('withdrawImport', { params: { id }, ifMatch: etag, ...options }),
  restoreImport: (api, { id, etag }, options) =>
    api.call('restoreImport', { params: { id }, ifMatch: etag, ...options }),
  told: makeNotice,
};
