import { LEAD_FIELDS, type LeadFault, type LeadRule } from '#src/contract/lead-faults.ts';
import type { LeadSchema } from '#src/contract/lead-schema.ts';
import { tidyLead } from '#src/contract/lead-tidy.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const TYPE_CHECKS: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isObject,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  integer: (value) => Number.isSafeInteger(value),
};

const limit = (schema: Json, name: string, otherwise: number) =>
  typeof schema[name] === 'number' ? schema[name] : otherwise;

function textRule(schema: Json, text: string): LeadRule | undefined {
  if (text.length < limit(schema, 'minLength', 0)) return 'minLength';
  if (text.length > limit(schema, 'maxLength', Infinity)) return 'maxLength';
  const { pattern } = schema;
  return typeof pattern === 'string' && !new RegExp(pattern, 'u').test(text)
    ? 'pattern'
    : undefined;
}

function numberRule(schema: Json, value: number): LeadRule | undefined {
  if (value < limit(schema, 'minimum', -Infinity)) return 'min';
  return value > limit(schema, 'maximum', Infinity) ? 'max' : undefined;
}

function failedRule(schema: Json, value: unknown): LeadRule | undefined {
  const hasType = TYPE_CHECKS[String(schema['type'])] ?? (() => true);
  if (!hasType(value)) return 'type';
  if (typeof value === 'string') return textRule(schema, value);
  return typeof value === 'number' ? numberRule(schema, value) : undefined;
}

function faultOf(name: string, rule: LeadRule | undefined): LeadFault[] {
  const field = LEAD_FIELDS.find((known) => known === name);
  return field && rule ? [{ field, rule }] : [];
}

function memberFaults(schema: Json, value: Json): LeadFault[] {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  return Object.entries(properties).flatMap(([name, member]) => {
    if (!isObject(member)) return [];
    const given = value[name];
    if (isObject(given) && member['type'] === 'object') return memberFaults(member, given);
    if (given === undefined) return faultOf(name, required.includes(name) ? 'required' : undefined);
    return faultOf(name, failedRule(member, given));
  });
}

/**
 * Checks a lead as it was typed against the rules the server supplies: JSON Schema 2020-12 of nested
 * objects with `type`, `required`, lengths, `pattern` and bounds, which is what it sends.
 */
export function schemaFaults(schema: LeadSchema, typed: unknown): readonly LeadFault[] {
  return memberFaults(schema, tidyLead(typed));
}
