import type { OpenHours } from '../showing/open-hours.ts';

/** The realtor of the area of a home, as the page of the home shows them. */
export type ListingRealtor = {
  readonly id: string;
  readonly name: string;
  /** What the person is registered as: "Sales Representative". */
  readonly designation: string;
  /** The person's own page. */
  readonly href: string;
  readonly area: string;
  readonly languages: readonly string[];
  /** When showings can be requested; absent where they cannot. */
  readonly hours?: OpenHours | undefined;
  readonly photo?:
    { readonly src: string; readonly fallback: string; readonly alt: string } | undefined;
  readonly reviews: {
    readonly count: number;
    /** Average of at most five stars; meaningless without a review. */
    readonly average: number;
    readonly latest?: { readonly text: string; readonly by: string } | undefined;
  };
};
