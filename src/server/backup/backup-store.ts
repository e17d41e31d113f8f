/** A database of a data folder. */
export type DataFile = {
  readonly name: string;
  /** What the database holds, in words for a message: “the leads”. */
  readonly description: string;
  /** The newest schema that this program reads. */
  readonly schema: number;
};

/** The operations on databases that a backup needs. */
export type BackupDatabases = {
  /** Copies a database as of one moment, even while it is written; only its owner may read the copy. */
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
