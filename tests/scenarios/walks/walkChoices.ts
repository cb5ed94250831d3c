/** Draws the next step of a random walk: an offer of the page, an event of a lifecycle or a network change. */
import { paths } from '#domain/contract/paths.ts';
import { faultStatuses } from '#domain/inspection/networkControls.ts';
import { catalogue } from '#machines/catalogue.ts';
import { wouldTake } from '#machines/tryEvent.ts';
import type { Step } from '#scenarios/script.ts';
import type { Stage } from '#ui/stage/stage.ts';
import type { Random } from '#world/random.ts';
import { type Offer, offersOf } from './offers.ts';

const texts = [
  '',
  ' ',
  'Acorn & Sons',
  'otto@langwerk.example',
  'admin@agencylens.demo',
  'demo1234',
  'acorn-17',
  'shop.example',
  '-1',
  '0',
  '12',
  '99999999999',
  '#0f766e',
  '<b>“bold”</b>',
  '🙂 Überlänge',
  'x'.repeat(300),
] as const;

const addresses = [
  '/',
  '/pricing',
  '/features',
  '/about',
  '/login',
  '/register',
  '/checkout?plan=pro&billing=yearly',
  '/dashboard',
  '/clients',
  '/billing',
  '/integrations',
  '/marketplace',
  '/white-label',
  '/competitor-analysis',
  '/roi-calculator',
  '/ai-chat',
  '/real-time-monitoring',
  '/advanced-analytics',
] as const;

const left = /^(?:Open the Lab|Print|Download|Copy link|Skip to the page)/;

const pick = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[random.integer(0, items.length - 1)];
  if (item === undefined) throw new Error('there is nothing to pick from');
  return item;
};

const stepOf = (offer: Offer, random: Random): Step => {
  const { kind, target } = offer;
  if (kind === 'fill') return { fill: target, with: pick(random, texts) };
  if (kind === 'select') return { select: target, option: pick(random, offer.options) };
  return { click: target };
};

const inSight = (page: Document): ((offer: Offer) => boolean) => {
  const dialog = [...page.querySelectorAll('dialog[open], [role="dialog"][aria-modal="true"]')].at(-1);
  if (dialog === undefined) return () => true;
  const within = offersOf(page, dialog).map(({ target }) => JSON.stringify(target));
  return ({ target }) => within.includes(JSON.stringify(target));
};

const pageSteps = (page: Document): readonly Offer[] =>
  offersOf(page)
    .filter(inSight(page))
    .filter(({ target }) => !left.test(target.name ?? ''));

const eventSteps = (stage: Stage): readonly Step[] =>
  stage.lifecycles().flatMap(({ id, actor }) => {
    const entry = catalogue.find(({ machine }) => machine.id === actor.getSnapshot().machine.id);
    return (entry?.events ?? []).flatMap((event): readonly Step[] => {
      const would = wouldTake(actor, event);
      return 'taken' in would && would.taken.length > 0 ? [{ send: { actor: id, event } }] : [];
    });
  });

const routes = Object.values(paths).map((path) => path.join(' '));

const isOffline = (steps: readonly Step[]): boolean => {
  const changes = steps.flatMap((step) => ('net' in step ? [step.net] : []));
  return changes.at(-1) === 'offline';
};

const networkStep = (random: Random): Step => {
  const kind = random.next();
  if (kind < 0.2) return { net: 'offline' };
  const next = { route: random.next() < 0.5 ? 'all' : pick(random, routes), times: 1 };
  if (kind < 0.7) return { fault: { ...next, status: pick(random, faultStatuses) } };
  return { fault: { ...next, kind: 'networkError', lost: kind < 0.85 ? 'request' : 'answer' } };
};

export const nextStep = (stage: Stage, steps: readonly Step[], random: Random): Step => {
  const kind = random.next();
  const isCut = isOffline(steps);
  if (kind > 0.94) return isCut ? { net: 'online' } : networkStep(random);
  if (isCut && kind < 0.15) return { net: 'online' };
  if (kind < 0.05) return { go: pick(random, addresses) };
  if (kind < 0.08) return { wait: random.integer(1, 6) * 1_000 };
  if (kind < 0.22) {
    const events = eventSteps(stage);
    if (events.length > 0) return pick(random, events);
  }
  const offers = pageSteps(stage.document());
  if (offers.length > 0) return stepOf(pick(random, offers), random);
  return isCut ? { net: 'online' } : { go: pick(random, addresses) };
};
