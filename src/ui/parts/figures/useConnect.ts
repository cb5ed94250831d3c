/** Opens the integrations page; null without permission. */
import { useNavigate } from 'react-router-dom';
import { mayOpen, protectedPages } from '#domain/access/protectedPages.ts';
import { useAuth } from '../../services/useAuth.ts';

export const useConnect = (): (() => void) | null => {
  const { profile } = useAuth();
  const navigate = useNavigate();
  const mayConnect = profile !== null && mayOpen(profile.role, 'integrations');
  return mayConnect ? () => void navigate(protectedPages.integrations.path) : null;
};
