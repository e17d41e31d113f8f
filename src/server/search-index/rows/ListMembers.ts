import type { Word } from './Dictionary.ts';

/** The lists that hold each member, by the codes of the lists; equal lists count as one. */
export class ListMembers<Member extends Word> {
  readonly #codes = new Map<Member, number[]>();

  /** Adds a list; codes must rise from one to the next. */
  add(members: Iterable<Member>, code: number): void {
    for (const member of new Set(members)) {
      const codes = this.#codes.get(member);
      if (codes) codes.push(code);
      else this.#codes.set(member, [code]);
    }
  }

  /** Every member with the lists that hold it. */
  get all(): Iterable<readonly [Member, readonly number[]]> {
    return this.#codes;
  }

  /** The lists that hold one of the members; a list that holds several may appear several times. */
  withAny(members: readonly Member[]): number[] {
    return members.flatMap((member) => this.#codes.get(member) ?? []);
  }

  /** The lists that hold all of the members. */
  withAll(members: readonly Member[]): number[] {
    const [shortest = [], ...others] = members
      .map((member) => this.#codes.get(member) ?? [])
      .sort((one, other) => one.length - other.length);
    const sets = others.map((codes) => new Set(codes));
    return shortest.filter((code) => sets.every((set) => set.has(code)));
  }

  /** The lists that hold a member from `min` to `max`. */
  between(min: number, max: number): number[] {
    return [...this.#codes].flatMap(([member, codes]) =>
      Number(member) >= min && Number(member) <= max ? codes : [],
    );
  }
}
