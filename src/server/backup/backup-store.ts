/** A database of a data folder. */
export type DataFile = {
  readonly name: string;
  /** In a sentence: “the leads”. */
  readonly holds: string;
  /** The newest schema that this program reads. */
  readonly schema: number;
};

/** What a backup needs to do with databases. */
export type BackupDatabases = {
  /** Makes a copy as of one moment, whoever is writing; it is its owner's alone. */
  copy(file: string, target: string): Promise<void>;
  /** The version of its schema. */
  schemaOf(file: string): number;
  /** Whether another program has it open. */
  isInUse(file: string): boolean;
};

export type BackupDependencies = {
  readonly databases: BackupDatabases;
  readonly dataFiles: readonly DataFile[];
};
