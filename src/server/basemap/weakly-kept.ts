/** Keeps a value until its memory is needed; after that it is made again by who asks for it. */
export function weaklyKept<Value extends object>(make: () => Value): () => Value {
  let kept: WeakRef<Value> | undefined;
  return () => {
    const known = kept?.deref();
    if (known !== undefined) return known;
    const made = make();
    kept = new WeakRef(made);
    return made;
  };
}
