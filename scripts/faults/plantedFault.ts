/** A fault that a person or a machine could bring into the product, with the test that must find it. */
export type PlantedFault = {
  /** As `--only=` takes it. */
  readonly name: string;
  /** The file, and the one place in it that is changed: `find` stands there once. */
  readonly file: string;
  readonly find: string;
  readonly plant: string;
  /** Where the test stands, and a part of its title. */
  readonly test: string;
  readonly title: string;
};
