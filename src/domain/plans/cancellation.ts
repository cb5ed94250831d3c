/** Defines the reasons for a cancellation and the lengths of a pause. */

export const cancelReasons = [
  'price',
  'fewer_clients',
  'missing_feature',
  'too_complex',
  'other_tool',
  'not_now',
  'other',
] as const;

export type CancelReason = (typeof cancelReasons)[number];

export const cancelReasonWords: Readonly<Record<CancelReason, string>> = {
  price: 'It costs too much',
  fewer_clients: 'We have fewer clients',
  missing_feature: 'Something is missing',
  too_complex: 'It is too complicated',
  other_tool: 'We use another tool',
  not_now: 'We do not need it for a while',
  other: 'Another reason',
};

export type Cancellation = { readonly reason?: CancelReason; readonly note?: string };

export const longestCancelNote = 500;

export const pauseLengths = [1, 2, 3] as const;

export type PauseMonths = (typeof pauseLengths)[number];

export const isCancelReason = (value: unknown): value is CancelReason =>
  cancelReasons.some((reason) => reason === value);
