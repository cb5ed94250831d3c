/** A refusal in the catalogue: its HTTP status, and what a person reads. */
export type CatalogueEntry = { readonly status: number; readonly title: string; readonly detail: string };
