/** The acceptance of a version of the boards' terms of use. */
export type TermsAcceptance = {
  readonly version: string;
  readonly acceptedAtMs: number;
  /** A keyed hash of the network address that the acceptance came from. */
  readonly addressHash: string;
};

export type VowTermsStore = {
  /** Keeps the first acceptance of each version. */
  accept(userId: string, acceptance: TermsAcceptance): Promise<void>;
  /** The latest first. */
  acceptances(userId: string): Promise<readonly TermsAcceptance[]>;
};
