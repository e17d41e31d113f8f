import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLead } from '#src/contract/lead/faults.ts';
import { leadOfFields } from '#src/contract/lead/fields.ts';
import { leadSchemas } from '#src/contract/lead/schema.ts';
import { schemaFaults } from '#src/domain/lead/form.ts';

// As they come over the wire.
const { long, listing } = JSON.parse(JSON.stringify(leadSchemas()));

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 600 }),
  fc.constantFrom('', ' ', 'Ada', 'x'.repeat(36), 'a\nb', '$750,000', '12', 'ada@example.ca'),
  fc.constantFrom('4165550199', 'a@b', '20000000', 'C9000001'),
  fc.constant(undefined),
  fc.integer(),
);
const fields = fc.record({
  first: text,
  last: text,
  email: text,
  phone: text,
  city: text,
  price: text,
  code: text,
  message: text,
});
const sorted = (faults: readonly object[]) => faults.map((fault) => JSON.stringify(fault)).sort();

test('the supplied rules find what the server finds, in the long form', () => {
  fc.assert(
    fc.property(fields, (typed) => {
      const body = leadOfFields(typed);
      const read = readLead(body);
      expect(sorted(schemaFaults(long, body))).toEqual(sorted(read.ok ? [] : read.faults));
    }),
    { numRuns: 2000 },
  );
});

test('the supplied rules find what the server finds, in the form of a listing', () => {
  fc.assert(
    fc.property(fields, (typed) => {
      const body = leadOfFields({ ...typed, boardId: '2' });
      const read = readLead(body);
      expect(sorted(schemaFaults(listing, body))).toEqual(sorted(read.ok ? [] : read.faults));
    }),
    { numRuns: 2000 },
  );
});
