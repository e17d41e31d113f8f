import { AUTH_FIELDS, type AuthFault, type AuthRule } from '#src/contract/account/auth-faults.ts';
import {
  failedRule,
  isSchemaObject,
  type SchemaJson,
  type SchemaRule,
} from '../lead/schema-rule.ts';

const RULES: Readonly<Record<SchemaRule, AuthRule>> = {
  type: 'required',
  minLength: 'minLength',
  maxLength: 'maxLength',
  pattern: 'pattern',
  min: 'pattern',
  max: 'pattern',
};

function ruleFor(member: SchemaJson, value: unknown, isRequired: boolean): AuthRule | undefined {
  if (value === undefined) return isRequired ? 'required' : undefined;
  const rule = failedRule(member, value);
  return rule && RULES[rule];
}

/**
 * Checks a form against the rules the server supplies: JSON Schema 2020-12 of nested objects, which
 * is what it sends.
 */
export function authSchemaFaults(
  schema: SchemaJson,
  form: SchemaJson,
  path: readonly string[] = [],
): AuthFault[] {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  const properties = isSchemaObject(schema['properties']) ? schema['properties'] : {};
  return Object.entries(properties).flatMap(([name, member]) => {
    if (!isSchemaObject(member)) return [];
    const value = form[name];
    const here = [...path, name];
    if (isSchemaObject(value)) return authSchemaFaults(member, value, here);
    const field = AUTH_FIELDS.find((known) => known === name);
    const rule = ruleFor(member, value, required.includes(name));
    return field && rule ? [{ field, rule, path: here }] : [];
  });
}
