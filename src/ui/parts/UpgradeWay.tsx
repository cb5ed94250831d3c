/** Links to a larger plan, for an owner without a plan to the prices; others read whom to ask. */
import { Flex } from 'antd';
import { mayOpen, protectedPages } from '#domain/access/protectedPages.ts';
import { type PlanName, plans } from '#domain/plans/planCatalogue.ts';
import { planBenefits } from '../content/pricing.ts';
import { useAuth } from '../services/useAuth.ts';
import { ButtonLink } from './ButtonLink.tsx';
import styles from './Paywall.module.css';
import { PlansWay } from './PlansWay.tsx';

export const PlanBenefits = ({ plan }: { plan: PlanName }) => (
  <>
    <p>{plans[plan].title} gives you, among other things:</p>
    <Flex component="ul" vertical gap={4} className={styles.benefits ?? ''}>
      {planBenefits(plan).map((benefit) => (
        <li key={benefit}>{benefit}</li>
      ))}
    </Flex>
  </>
);

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
