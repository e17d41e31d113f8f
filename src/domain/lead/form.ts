import { LEAD_FIELDS, type LeadFault, type LeadRule } from '#src/contract/lead/faults.ts';
import type { LeadSchema } from '#src/contract/lead/schema.ts';
import { tidyLead } from '#src/contract/lead/tidy.ts';
import { failedRule, isSchemaObject, type SchemaJson } from './schema-rule.ts';

function faultOf(name: string, rule: LeadRule | undefined): LeadFault[] {
  const field = LEAD_FIELDS.find((known) => known === name);
  return field && rule ? [{ field, rule }] : [];
}

function memberFaults(schema: SchemaJson, value: SchemaJson): LeadFault[] {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const properties = isSchemaObject(schema['properties']) ? schema['properties'] : {};
  return Object.entries(properties).flatMap(([name, member]) => {
    if (!isSchemaObject(member)) return [];
    const given = value[name];
    if (isSchemaObject(given) && member['type'] === 'object') return memberFaults(member, given);
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
