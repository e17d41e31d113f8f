import type { SlicedWork } from '#src/lib/sliced-work.ts';
import type { DerivedValue } from './DerivedValue.ts';
import type { SnapshotValue } from './directory-snapshot.ts';
import type { LayeredWork, Layers } from './layers.ts';
import type { SavedForm } from './saved-forms.ts';
import type { SavedValue } from './snapshot-store.ts';

function* saving<Value, Saved>(
  form: SavedForm<Value, Saved>,
  value: Value,
  isOfLatestEntries: boolean,
): SlicedWork<SavedValue> {
  return { value: yield* form.saving(value), isOfLatestEntries };
}

/** A value that snapshots hold in a form. */
export function snapshotValue<Value, Saved>(
  derived: DerivedValue<Value>,
  form: SavedForm<Value, Saved>,
): SnapshotValue {
  return {
    name: form.name,
    saving() {
      const { latest, isOfLatestEntries } = derived;
      return latest === undefined ? undefined : saving(form, latest, isOfLatestEntries);
    },
    *restoring({ value, isOfLatestEntries }, { table }) {
      // The cast is safe, as the same form has saved it.
      const restoredValue = yield* form.restoring(value as Saved, table);
      return () => derived.adopt(restoredValue, isOfLatestEntries);
    },
  };
}

/** Keeps the base of layers in a form; the changes since are computed anew. */
export function snapshotLayers<Value, Saved>(
  derived: DerivedValue<Layers<Value>>,
  layered: LayeredWork<Value>,
  form: SavedForm<Value, Saved>,
): SnapshotValue {
  return {
    name: form.name,
    saving() {
      const { base } = layered;
      return base === undefined ? undefined : saving(form, base, true);
    },
    *restoring({ value }, state) {
      const base = yield* form.restoring(value as Saved, state.table);
      const layers = yield* layered.over(base, state);
      return () => {
        layered.adopt(base);
        derived.adopt(layers, true);
      };
    },
  };
}
