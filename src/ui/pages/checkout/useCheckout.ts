/** Connects the checkout machine with the page's address and the browser. */
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { signUpAddress } from '#domain/checkout/checkoutChoice.ts';
import type { PlanTerms } from '#domain/plans/planChange.ts';
import { createCheckoutAttempts } from '#machines/checkout/checkoutAttempts.ts';
import { checkoutMachine } from '#machines/checkout/checkoutMachine.ts';
import { checkoutService } from '#machines/checkout/checkoutService.ts';
import type { AppLifecycles } from '../../services/appServices.ts';
import { createLoadScript } from '../../services/loadScript.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';

const isAnsweredByWorker = (backend: AppLifecycles['backend']): boolean =>
  ['worker', 'server'].includes(backend.getSnapshot().context.started?.mode ?? '');

export const useCheckout = (order: PlanTerms, from: string) => {
  const { actors, api, backendReady, base, localStorage, world, loadScript } = useServices();
  const navigate = useNavigate();
  const [attempts] = useState(() => createCheckoutAttempts(localStorage, world.ids));
  const [load] = useState(() => loadScript ?? createLoadScript(() => isAnsweredByWorker(actors.backend)));
  const actor = useLifecycle(
    () =>
      checkoutMachine.provide(
        checkoutService({
          api,
          attempts,
          ready: backendReady,
          loadScript: (path, name, signal) => load(`${base}${path.slice(1)}`, name, signal),
          goBack: () => navigate(from),
          goToSignUp: () => navigate(signUpAddress(actor.getSnapshot().context.order)),
        }),
      ),
    { id: 'checkout', input: { order }, frameOf: api.frameOf },
  );
  const { plan, cycle } = order;
  useEffect(() => actor.send({ type: 'order.choose', order: { plan, cycle } }), [actor, plan, cycle]);
  return actor;
};
