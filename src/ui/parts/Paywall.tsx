/** Replaces a feature beyond the plan with the first plan that has it, that plan's benefits and a link. */
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { checkFeature } from '#domain/plans/checkLimit.ts';
import { plans } from '#domain/plans/planCatalogue.ts';
import type { Feature } from '#domain/plans/planFeatures.ts';
import { useAuth } from '../services/useAuth.ts';
import { usePlan } from '../services/usePlan.ts';
import styles from './Paywall.module.css';
import { PlanBenefits, UpgradeWay } from './UpgradeWay.tsx';

type PaywallProps = {
  feature: Feature;
  title: string;
  children: ReactNode;
};

export const Paywall = ({ feature, title, children }: PaywallProps) => {
  const { membership } = useAuth();
  const { plan } = usePlan();
  const needed = checkFeature(plan, feature)?.neededPlan ?? null;
  if (membership?.kind === 'client') {
    return (
      <Flex component="section" vertical gap={12} className={styles.paywall ?? ''} aria-labelledby="paywall">
        <h2 id="paywall">{title}</h2>
        <p>Your agency has not opened this for its clients.</p>
        {children}
      </Flex>
    );
  }
  return (
    <Flex component="section" vertical gap={12} className={styles.paywall ?? ''} aria-labelledby="paywall">
      <h2 id="paywall">{title}</h2>
      <p>
        {needed === null ? 'No plan includes it.' : `It comes with ${plans[needed].title} and above.`}{' '}
        {plan === null ? 'This workspace has no active plan.' : `This workspace has ${plans[plan].title}.`}
      </p>
      {children}
      {needed !== null && <PlanBenefits plan={needed} />}
      <p>
        <UpgradeWay plan={needed} />
      </p>
    </Flex>
  );
};
