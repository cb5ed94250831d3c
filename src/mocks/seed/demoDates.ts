/** When the demo agency's people came and its clients were won and left: days before today. */

/** The day on which the last of the known clients was taken on and everybody was busy: it stands out from the others. */
export const kickOff = 12;

/** The agency's people; the staff came since the plan has room for more than five (S9.2). */
export const arrivals = { admin: 735, manager: 729, client: 713 } as const;
export const staffArrivals = [640, 585, 520, 440, 350, 260] as const;

/** The plan: tried, paid for, raised. */
export const planDays = { trial: 731, payment: 721, enterprise: 692 } as const;

/** In the order of the records, of which the first eight are known by name. */
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

/** Who has left, by the place in the records. */
export const leftDaysAgo: Readonly<Record<number, number>> = { 10: 250, 15: 96, 17: 33 };
