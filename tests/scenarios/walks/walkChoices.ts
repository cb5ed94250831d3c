/** What a random walk may do next: whatever the page offers, and whatever event a lifecycle would take now. */
import { catalogue } from '#machines/catalogue.ts';
import { wouldTake } from '#machines/tryEvent.ts';
import type { Step } from '#scenarios/script.ts';
import { type Offer, offersOf } from '#ui/stage/offers.ts';
import type { Stage } from '#ui/stage/stage.ts';
import type { Random } from '#world/random.ts';

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

/** What leaves the app, prints, or opens what no scenario is about. */
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

/** Whether a dialog covers everything else. */
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

/** One step, drawn from all that is possible now. */
export const nextStep = (stage: Stage, random: Random): Step => {
  const kind = random.next();
  if (kind < 0.05) return { go: pick(random, addresses) };
  if (kind < 0.08) return { wait: random.integer(1, 6) * 1_000 };
  if (kind < 0.22) {
    const events = eventSteps(stage);
    if (events.length > 0) return pick(random, events);
  }
  const offers = pageSteps(stage.document());
  return offers.length === 0 ? { go: pick(random, addresses) } : stepOf(pick(random, offers), random);
};
