/** Lists arrival and departure days of the demo agency's people and clients, in days ago. */

/** The busy day on which the last known client was taken on, visible as a peak. */
export const kickOff = 12;

/** The agency's people; staff came once the plan allowed more than five (S9.2). */
export const arrivals = { admin: 735, manager: 729, client: 713 } as const;
export const staffArrivals = [640, 585, 520, 440, 350, 260] as const;

export const planDays = { trial: 731, payment: 721, enterprise: 692 } as const;

export const wonDaysAgo = [
  734,
  728,
  702,
  640,
  560,
  470,
  300,
  kickOff,
  690,
  668,
  655,
  612,
  588,
  541,
  515,
  490,
  455,
  430,
  395,
  360,
  330,
  270,
  190,
  120,
  45,
] as const;

export const leftDaysAgo: Readonly<Record<number, number>> = { 10: 250, 15: 96, 17: 33 };
