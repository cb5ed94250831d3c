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
  withdrawContract: (api, { id, etag, details }, told) =>
    api.call('withdrawContract', {
      params: { id, change: textIn(details, 'change') },
      ifMatch: etag,
      ...told,
    }),
  removeLifetime: (api, { id, etag }, told) =>
    api.call('updateClient', { params: { id }, body: { lifetime: null }, ifMatch: etag, ...told }),
  removeContact: (api, { id, etag }, told) =>
    api.call('removeClientContact', { params: { id }, ifMatch: etag, ...told }),
  eraseContact: (api, { id, details }) =>
    api.call('eraseClientContact', { params: { id }, body: { name: textIn(details, 'typed') } }),
  removeNote: (api, { id, etag }, told) =>
    api.call('removeClientNote', { params: { id }, ifMatch: etag, ...told }),
  completeTask: (api, { id, etag }, told) =>
    api.call('changeClientTask', { params: { id }, body: { done: true }, ifMatch: etag, ...told }),
  reopenTask: (api, { id, etag }, told) =>
    api.call('changeClientTask', { params: { id }, body: { done: false }, ifMatch: etag, ...told }),
  removeTask: (api, { id, etag }, told) =>
    api.call('removeClientTask', { params: { id }, ifMatch: etag, ...told }),
  withdrawInvitation: (api, { id }, told) => api.call('revokeInvitation', { params: { id }, ...told }),
  resendInvitation: (api, { id }) => api.call('resendInvitation', { params: { id } }),
  removePerson: (api, { id }, told) => api.call('removeMember', { params: { id }, ...told }),
  restorePerson: (api, { id }, told) => api.call('restoreMember', { params: { id }, ...told }),
  withdrawImport: (api, { id, etag }, told) =>
    api.call('withdrawImport', { params: { id }, ifMatch: etag, ...told }),
  restoreImport: (api, { id, etag }, told) =>
    api.call('restoreImport', { params: { id }, ifMatch: etag, ...told }),
  told: makeNotice,
};
