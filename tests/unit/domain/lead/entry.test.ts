import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadSchemas } from '#src/contract/lead/schema.ts';
import { leadEntry, maskPhoneAt, priceDigits, priceEntryText } from '#src/domain/lead/entry.ts';
import { receiptIn } from '#src/domain/lead/receipt.ts';

const FIELDS = {
  first: ' Ada ',
  last: 'Wong',
  email: 'ada@example.ca',
  phone: '(416) 555-0199',
  city: 'Toronto',
  price: '$750,000',
  code: '',
  message: ' ',
  marketing: false,
  wording: 'News',
};

const faultsOf = (changes: object, schema?: Readonly<Record<string, unknown>>) => {
  const entry = leadEntry({ ...FIELDS, ...changes }, schema);
  return entry.ok ? [] : entry.faults;
};

test('the fields of the long form become a lead, trimmed, without what is empty', () => {
  expect(leadEntry(FIELDS, leadSchemas().long)).toEqual({
    ok: true,
    lead: {
      user: { name: { first: 'Ada', last: 'Wong' }, email: 'ada@example.ca', phone: '4165550199' },
      property: { city: 'Toronto', price: 750_000 },
      consent: { marketing: false, wording: 'News' },
    },
  });
});

test('a listing’s lead carries its number, its board and what is known of it', () => {
  const { city, price, ...person } = FIELDS;
  const entry = leadEntry({ ...person, code: 'C123', boardId: 2, city, price: 2400 }, undefined);
  expect(entry).toMatchObject({
    ok: true,
    lead: { code: 'C123', boardId: 2, property: { city: 'Toronto', price: 2400 } },
  });
});

test.each([
  ['first', '', 'required'],
  ['first', 'x'.repeat(36), 'maxLength'],
  ['email', 'ada@example', 'pattern'],
  ['phone', '123', 'pattern'],
  ['city', 'x'.repeat(101), 'maxLength'],
  ['price', '40000', 'min'],
  ['price', '10000001', 'max'],
  ['price', 'much', 'type'],
  ['code', 'no good', 'pattern'],
  ['message', 'x'.repeat(501), 'maxLength'],
])('%s of %j fails %s', (field, value, rule) => {
  expect(faultsOf({ [field]: value })).toEqual([{ field, rule }]);
});

test('a rule that only the server’s schema has is kept too, one fault a field', () => {
  const schema = {
    type: 'object',
    properties: {
      property: { type: 'object', properties: { city: { type: 'string', pattern: '^O' } } },
    },
  };
  expect(faultsOf({}, schema)).toEqual([{ field: 'city', rule: 'pattern' }]);
  expect(faultsOf({ city: '' }, schema)).toEqual([{ field: 'city', rule: 'required' }]);
});

test('the caret stays between the digits it was between', () => {
  expect(maskPhoneAt('4165', 4)).toEqual({ text: '(416) 5', caret: 7 });
  expect(maskPhoneAt('(4196) 555-0199', 4)).toEqual({ text: '(419) 655-5019', caret: 4 });
  expect(maskPhoneAt('1 416 555', 3)).toEqual({ text: '(416) 555', caret: 2 });
  expect(maskPhoneAt('+44 20 79460958', 3)).toMatchObject({ text: '+44 20 79460958' });
});

test('masking what is masked changes nothing, and the caret is in the text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), fc.nat(20), (typed, at) => {
      const { text, caret } = maskPhoneAt(typed, at);
      expect(maskPhoneAt(text, text.length).text).toBe(text);
      expect(caret).toBeLessThanOrEqual(text.length);
    }),
    { examples: [['11', 0]] },
  );
});

test('a price is digits while it is typed and dollars when it is left', () => {
  expect(priceDigits('$1,250,000 or so', 9)).toBe('1250000');
  expect(priceDigits('12345678901', 9)).toBe('123456789');
  expect(priceEntryText('750000')).toBe('$750,000');
  expect(priceEntryText('')).toBe('');
});

test('only what looks like a receipt is read from an address', () => {
  const receipt = (text: string) => receiptIn(new URLSearchParams({ receipt: text }));
  expect(receipt('LW-7K3MX-92QXD')).toBe('LW-7K3MX-92QXD');
  expect(receipt('Call 555')).toBeUndefined();
  expect(receiptIn(new URLSearchParams())).toBeUndefined();
});
