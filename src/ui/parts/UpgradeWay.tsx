/** Links to a larger plan, for an owner without a plan to the prices; others read whom to ask. */
import { mayOpen, protectedPages } from '#domain/access/protectedPages.ts';
import { type PlanName, plans } from '#domain/plans/planCatalogue.ts';
import { useAuth } from '../services/useAuth.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { PlansWay } from './PlansWay.tsx';

/** `plan`: the smallest with the missing feature; null: none has it. */
export const UpgradeWay = ({ plan }: { plan: PlanName | null }) => {
  const { profile, membership } = useAuth();
  if (plan !== null && profile !== null && mayOpen(profile.role, 'billing'))
    return (
      <ButtonLink to={protectedPages.billing.path} type="primary">
        Upgrade to {plans[plan].title}
      </ButtonLink>
    );
  if (membership?.kind === 'owner')
    return (
      <ButtonLink to="/pricing" type="primary">
        See plans
      </ButtonLink>
    );
  return <PlansWay />;
};
