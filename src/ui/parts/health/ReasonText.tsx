/** Renders why a client needs attention, with a next step unless the past is shown. */
import { roleOf } from '#domain/access/role.ts';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { useAsOf } from '../../services/useAsOf.ts';
import { useAuth } from '../../services/useAuth.ts';
import { AppLink } from '../AppLink.tsx';
import { nextStepOf } from './nextStep.ts';
import styles from './ReasonText.module.css';

type ReasonTextProps = {
  client: Pick<PortfolioClient, 'id' | 'name'>;
  reason: PortfolioClient['reasons'][number];
  /** Inside a text, it always ends with a full stop. */
  isInText?: boolean;
};

export const ReasonText = ({ client, reason, isInText = false }: ReasonTextProps) => {
  const role = roleOf(useAuth().profile?.role);
  const isLive = useAsOf() === null;
  const step = isLive ? nextStepOf(role, client, reason) : null;
  return (
    <span>
      {reason.text}
      {(step || isInText) && '.'}
      {step && (
        <>
          {' '}
          <AppLink
            to={step.to}
            markCurrent={false}
            className={styles.step}
            aria-label={`${step.label}, ${client.name}`}
          >
            {step.label}
          </AppLink>
        </>
      )}
    </span>
  );
};
