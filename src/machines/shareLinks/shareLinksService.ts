/** Creates, revokes and restores share links from a page. */

import type { BodyOf } from '#domain/contract/endpoints.ts';
import { ownValue } from '#domain/ownValue.ts';
import { type ExpiryChoice, expiryChoices, expiryOf } from '#domain/sharing/expiryChoices.ts';
import type { ApiClient } from '../api/apiClient.ts';
import { makeNotice } from '../editing/changeNotice.ts';
import type { EditFields } from '../editing/editFormMachine.ts';
import { editFormService } from '../editing/editFormService.ts';
import type { Make } from '../editing/make.ts';
import { reversibleActors, type UndoParts } from '../editing/reversibleActors.ts';

export type ShareTarget = Pick<BodyOf<'createShareLink'>, 'client_id' | 'kind' | 'shown_id' | 'view'>;

type NewLinkParts = {
  readonly api: ApiClient;
  readonly target: ShareTarget;
  readonly now: () => number;
  readonly onMade: (token: string) => void;
};

const textOf = (value: string | boolean | undefined): string => (typeof value === 'string' ? value : '');

const choiceOf = ({ expiry }: EditFields): ExpiryChoice =>
  expiryChoices.find((one) => one === expiry) ?? 'month';

/** Creates a link. `since` is a day; empty means a fixed period. */
export const newShareLinkService = ({ api, target, now, onMade }: NewLinkParts) =>
  editFormService(api, {
    save: ({ fields }, options) => {
      const password = textOf(fields.password);
      const since = fields.period === 'chosen' ? textOf(fields.since) : '';
      const body = {
        ...target,
        name: textOf(fields.name),
        expires_at: expiryOf(choiceOf(fields), now()),
        since: since === '' ? null : since,
        ...(password === '' ? {} : { password }),
      };
      return api.call('createShareLink', { body, ...options });
    },
    onSaved: ({ token }) => onMade(token),
    subject: null,
  });

const makes: Readonly<Record<string, Make>> = {
  told: makeNotice,
  revoke: (api, { id }, options) => api.call('revokeShareLink', { params: { id }, ...options }),
  restore: (api, { id }, options) => api.call('restoreShareLink', { params: { id }, ...options }),
};

export const shareLinkChangeService = ({ api, changes }: UndoParts & { readonly api: ApiClient }) =>
  reversibleActors(changes, (change, options) =>
    (ownValue(makes, change.kind) ?? makeNotice)(api, change, options),
  );
