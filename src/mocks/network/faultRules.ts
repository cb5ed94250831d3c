/** Stores the set faults and picks the one for a request: the next n requests, or a share drawn from the world's seed. */
import type { EndpointName } from '#domain/contract/paths.ts';
import type { FaultRule, Reach, Route, SetFault } from '#domain/inspection/networkControls.ts';
import type { Random } from '#world/random.ts';

export type FaultRules = {
  list(): readonly SetFault[];
  /** Returns the rule's id. Throws RangeError for a reach outside its range. */
  set(rule: FaultRule): number;
  remove(id: number): void;
  clear(): void;
  /** The first matching rule of `fits` for this request or message, counted as applied. `route` is null for an unknown address. */
  take(route: EndpointName | null, fits: (rule: FaultRule) => boolean): SetFault | null;
};

export const fitsRoute = (wanted: Route, route: EndpointName | null): boolean =>
  wanted === 'all' || wanted === route;

const checkReach = (reach: Reach): void => {
  const fits =
    'next' in reach
      ? Number.isSafeInteger(reach.next) && reach.next >= 1
      : reach.share > 0 && reach.share <= 1;
  if (!fits) throw new RangeError(`a fault cannot reach ${JSON.stringify(reach)}`);
};

const used = (rule: SetFault): SetFault | null => {
  const applied = rule.applied + 1;
  if ('share' in rule.reach) return { ...rule, applied };
  return rule.reach.next === 1 ? null : { ...rule, applied, reach: { next: rule.reach.next - 1 } };
};

export const createFaultRules = (random: Random, onChange: () => void): FaultRules => {
  const chance = random.fork('network faults');
  let rules: readonly SetFault[] = [];
  let lastId = 0;

  const change = (next: readonly SetFault[]) => {
    rules = next;
    onChange();
  };

  const meets = ({ reach }: SetFault): boolean => 'next' in reach || chance.next() < reach.share;

  return {
    list: () => rules,
    set: (rule) => {
      checkReach(rule.reach);
      lastId += 1;
      change([...rules, { ...rule, id: lastId, applied: 0 }]);
      return lastId;
    },
    remove: (id) => {
      if (rules.some((rule) => rule.id === id)) change(rules.filter((rule) => rule.id !== id));
    },
    clear: () => {
      if (rules.length > 0) change([]);
    },
    take: (route, fits) => {
      const met = rules.find((rule) => fits(rule) && fitsRoute(rule.route, route) && meets(rule));
      if (met === undefined) return null;
      const after = used(met);
      change(rules.flatMap((rule) => (rule !== met ? [rule] : after === null ? [] : [after])));
      return met;
    },
  };
};
