import type { Word } from './Dictionary.ts';

/** Which lists hold a member, by the codes of the lists: each list that is written alike is one. */
export class ListMembers<Member extends Word> {
  readonly #codes = new Map<Member, number[]>();

  /** Takes a list down; codes rise from one to the next. */
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

  /** The lists that hold one of the members; one that holds several may come several times. */
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
