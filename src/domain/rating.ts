/** The stars a rating such as "google_5" ends in; zero when it ends in none. */
export function starsOf(rating: string): number {
  return Number(/_([1-5])$/.exec(rating)?.[1] ?? 0);
}
