import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEAD_FIELDS, LEAD_RULES, readLead } from '#src/contract/lead/faults.ts';
import { leadOfFields, readFormMarks } from '#src/contract/lead/fields.ts';
import { lead as texts } from '#src/messages/en/lead.ts';
import { aLeadBody, aListingLeadBody } from '#tests/support/leads/leads.ts';

const FIELDS = {
  first: ' Ada ',
  last: 'Wong',
  email: ' ada@example.ca ',
  phone: '(416) 555-0199',
  city: 'Toronto',
  price: '750000',
};

const faults = (body: unknown) => {
  const read = readLead(body);
  return read.ok ? [] : read.faults.map(({ field, rule }) => `${field}.${rule}`);
};
const fieldFaults = (changes: Record<string, unknown>) =>
  faults(leadOfFields({ ...FIELDS, ...changes }));

test('a lead is trimmed, its phone in one form, its price a number, without empty fields', () => {
  const read = readLead(leadOfFields({ ...FIELDS, message: '  ', code: '' }));
  expect(read).toEqual({
    ok: true,
    lead: {
      user: {
        name: { first: 'Ada', last: 'Wong' },
        email: 'ada@example.ca',
        phone: '4165550199',
      },
      property: { city: 'Toronto', price: 750_000 },
    },
  });
});

test.each([
  [{ first: 'x'.repeat(35) }, []],
  [{ first: 'x'.repeat(36) }, ['first.maxLength']],
  [{ last: '' }, ['last.required']],
  [{ last: 7 }, ['last.type']],
  [{ city: 'x'.repeat(100) }, []],
  [{ city: 'x'.repeat(101) }, ['city.maxLength']],
  [{ city: undefined }, ['city.required']],
  [{ message: 'x'.repeat(500) }, []],
  [{ message: 'x'.repeat(501) }, ['message.maxLength']],
  [{ message: 'a\u0007' }, ['message.pattern']],
  [{ code: 'FRIEND-12_a' }, []],
  [{ code: 'a'.repeat(36) }, ['code.maxLength']],
  [{ code: '=1+1' }, ['code.pattern']],
  [{ price: '49999' }, ['price.min']],
  [{ price: '50000' }, []],
  [{ price: '$1,250,000' }, []],
  [{ price: '10000000' }, []],
  [{ price: '10000001' }, ['price.max']],
  [{ price: '99999999999' }, ['price.max']],
  [{ price: '750000.5000' }, ['price.type']],
  [{ price: 'a lot' }, ['price.type']],
  [{ price: '' }, ['price.required']],
  [{ email: 'a@b' }, ['email.pattern']],
  [{ email: 'a@b.c' }, ['email.pattern']],
  [{ email: 'a@b.ca' }, []],
  [{ email: 'a@b.realtor' }, []],
  [{ email: "o'neil+x@mail.example.ca" }, []],
  [{ email: 'a b@c.ca' }, ['email.pattern']],
  [{ email: '<a@b.ca>' }, ['email.pattern']],
  [{ email: 'a@b.ca,c@d.ca' }, ['email.pattern']],
  [{ email: 'a@b.ca\r\nBcc: c@d.ca' }, ['email.pattern']],
  [{ email: `${'a'.repeat(250)}@b.ca` }, ['email.maxLength']],
  [{ phone: '555' }, ['phone.pattern']],
  [{ phone: '+44 20 7946 0958' }, []],
])('of the long form, %j fails %j', (changes, expected) => {
  expect(fieldFaults(changes)).toEqual(expected);
});

test('nothing at all fails every field the long form needs', () => {
  const needed = ['first', 'last', 'email', 'phone', 'city', 'price'];
  expect(faults(undefined).sort()).toEqual(needed.map((field) => `${field}.required`).sort());
});

test('a lead about a listing needs its number and takes any price, or none', () => {
  expect(faults(aListingLeadBody())).toEqual([]);
  expect(faults(aListingLeadBody({ property: undefined }))).toEqual([]);
  expect(faults(aListingLeadBody({ code: undefined }))).toEqual(['code.required']);
  expect(faults(aListingLeadBody({ boardId: 'two' }))).toEqual(['boardId.type']);
});

test('a long form’s lead read again is the same', () => {
  const once = readLead(aLeadBody());
  expect(once.ok && readLead(once.lead)).toEqual(once);
});

test('anything is read or refused, and what is read has no control character in a line', () => {
  const texty = fc.oneof(fc.string({ unit: 'binary' }), fc.constant('a\r\nBcc: b'), fc.anything());
  const body = fc.record({
    first: texty,
    last: texty,
    email: fc.oneof(texty, fc.emailAddress()),
    city: texty,
    price: fc.oneof(texty, fc.integer().map(String)),
    message: texty,
  });
  fc.assert(
    fc.property(body, (fields) => {
      const read = readLead(leadOfFields({ ...FIELDS, ...fields }));
      if (!read.ok) return read.faults.length > 0;
      const { name, email } = read.lead.user;
      return ![name.first, name.last, email ?? ''].some((text) =>
        /[\p{Cc}\u2028\u2029]/u.test(text),
      );
    }),
    { numRuns: 2000 },
  );
});

test('one field wrong among right ones is the only one named', () => {
  const names = ['first', 'last', 'email', 'phone', 'city', 'price'] as const;
  fc.assert(
    fc.property(fc.constantFrom(...names), (name) => {
      expect(fieldFaults({ [name]: '\u0007' })).toEqual([
        expect.stringMatching(new RegExp(`^${name}\\.`)),
      ]);
    }),
  );
});

test('every field has a sentence for the rules it can fail', () => {
  for (const field of LEAD_FIELDS) {
    expect(Object.keys(texts.errors[field]).length, field).toBeGreaterThan(2);
    for (const rule of Object.keys(texts.errors[field])) expect(LEAD_RULES).toContain(rule);
  }
});

test('the marks of a form are read from whatever is sent', () => {
  expect(readFormMarks({ form: { website: 'x', elapsedMs: '20' } })).toEqual({
    website: 'x',
    elapsedMs: 20,
  });
  for (const body of [undefined, null, 7, {}, { form: null }, { form: { elapsedMs: '' } }]) {
    expect(readFormMarks(body)).toEqual({ website: '', elapsedMs: undefined });
  }
});
