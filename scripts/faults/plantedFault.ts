/** Describes a fault that may enter the product, with the test that must find it. */
export type PlantedFault = {
  readonly name: string;
  readonly file: string;
  readonly find: string;
  readonly plant: string;
  readonly test: string;
  readonly title: string;
};
