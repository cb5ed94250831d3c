/** Connects the profile form to the auth actor, which saves it, and to the backend, which reads it. */
import { fromCallback } from 'xstate';
import type { Profile } from '#domain/contract/authSchemas.ts';
import type { ApiClient } from '../api/apiClient.ts';
import type { EditedVersion, EditFields, EditFormEvent } from '../editing/editFormMachine.ts';
import { freshnessActors } from '../editing/editFormService.ts';
import type { Auth } from './auth.ts';

export type ProfileEditorParts = {
  readonly api: Pick<ApiClient, 'call' | 'callVersioned'>;
  readonly auth: Pick<Auth, 'updateProfile'>;
  /** Called when someone else has changed the profile, so that the page shows the new values. */
  readonly onStale: () => void;
};

export const profileVersion = (
  { first_name, last_name, company }: Profile,
  etag: string | null,
): EditedVersion => ({ fields: { first_name, last_name, company }, etag });

const changesIn = ({ first_name, last_name, company }: EditFields) => ({
  first_name: String(first_name),
  last_name: String(last_name),
  company: String(company),
});

export const profileEditorService = ({ api, auth, onStale }: ProfileEditorParts) => ({
  save: fromCallback<EditFormEvent, EditedVersion>(({ input: { fields, etag }, sendBack }) => {
    void auth
      .updateProfile(changesIn(fields), etag)
      .then((outcome) => sendBack({ type: 'save.answered', outcome }));
  }),
  ...freshnessActors(api, {
    read: async (signal) => {
      onStale();
      const { profile, etag } = await api.callVersioned('readSession', { signal });
      return profileVersion(profile, etag);
    },
  }),
});
