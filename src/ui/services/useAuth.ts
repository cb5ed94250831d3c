/** Provides the auth context (S3.2): person and four verbs, with refusing defaults outside the app (S8.1). */
import { useSelector } from '@xstate/react';
import { useContext } from 'react';
import type { Membership, Profile, Session, User } from '#domain/contract/authSchemas.ts';
import {
  type Auth,
  type AuthActor,
  type AuthSnapshot,
  authNotAvailable,
  isChecking,
} from '#machines/auth/auth.ts';
import { ServicesContext } from './servicesContext.ts';

export type AuthContextValue = Auth & {
  readonly user: User | null;
  readonly profile: Profile | null;
  readonly membership: Membership | null;
  readonly session: Omit<Session, 'token'> | null;
  readonly loading: boolean;
};

const outside = { user: null, profile: null, membership: null, session: null, loading: false } as const;

const selectContext = (snapshot: AuthSnapshot | undefined) => snapshot?.context ?? outside;
const selectLoading = (snapshot: AuthSnapshot | undefined) => snapshot !== undefined && isChecking(snapshot);

export const useAuth = (): AuthContextValue => {
  const services = useContext(ServicesContext);
  const actor: AuthActor | undefined = services?.actors.auth;
  const { user, profile, membership, session } = useSelector(actor, selectContext);
  const loading = useSelector(actor, selectLoading);
  return { user, profile, membership, session, loading, ...(services?.auth ?? authNotAvailable) };
};
