/** Defines the type of a refusal in the catalogue: HTTP status and title for people. */
export type ProblemEntry = { readonly status: number; readonly title: string; readonly detail: string };
