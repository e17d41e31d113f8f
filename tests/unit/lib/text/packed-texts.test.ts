import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finish } from '#src/lib/sliced-work.ts';
import { packTexts, unpackTexts } from '#src/lib/text/packed-texts.ts';

test('packed texts unpack unchanged with any characters', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (texts) => {
      expect(finish(unpackTexts(finish(packTexts(texts))))).toEqual(texts);
    }),
  );
});

test('many texts are packed and unpacked in several steps', () => {
  const texts = Array.from({ length: 2500 }, (_, number) => `é ${number}`);
  const packing = packTexts(texts);
  const steps = [packing.next(), packing.next()];
  expect(steps.map(({ done }) => done)).toEqual([false, false]);
  const packed = finish(packing);
  expect([...unpackTexts(packed)]).toHaveLength(2);
  expect(finish(unpackTexts(packed))).toEqual(texts);
});
