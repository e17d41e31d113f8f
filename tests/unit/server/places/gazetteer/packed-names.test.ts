import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finish } from '#src/lib/sliced-work.ts';
import {
  formsOfName,
  kindOfName,
  packedNames,
  type PlaceName,
  squeezedFormsOfName,
  textOfName,
  wordsOfName,
} from '#src/server/places/gazetteer/packed-names.ts';

const texts = fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 4 });
const name: fc.Arbitrary<PlaceName> = fc.record({
  kind: fc.constantFrom('city', 'neighbourhood', 'postal', 'street'),
  name: fc.string({ unit: 'grapheme' }),
  words: fc.array(fc.constantFrom('queen', 'st', 'street', 'w', 'île'), { maxLength: 4 }),
  forms: texts,
  squeezedNames: texts,
});

test('packed names read back unchanged', () => {
  fc.assert(
    fc.property(fc.array(name), (names) => {
      const columns = finish(packedNames(names));
      const again = names.map((_, number) => ({
        kind: kindOfName(columns, number),
        name: textOfName(columns, number),
        words: wordsOfName(columns, number),
        forms: formsOfName(columns, number),
        squeezedNames: squeezedFormsOfName(columns, number),
      }));
      expect(again).toEqual(names);
    }),
  );
});
