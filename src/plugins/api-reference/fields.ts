import type {ApiField} from '#src/content/schema/api-reference';
import type {Parameter, Schema} from './spec';

/** A schema merged with the properties of the schemas in its `allOf`. */
export function flatten(schema: Schema): Schema {
  const parts = [...(schema.allOf ?? []).map(flatten), schema];
  return {
    ...schema,
    properties: Object.assign({}, ...parts.map(({properties}) => properties)) as Record<string, Schema>,
    required: parts.flatMap(({required}) => required ?? []),
  };
}

const isNullable = ({type}: Schema): boolean => Array.isArray(type) && type.includes('null');

function typeOf(schema: Schema): string {
  const names = [schema.type ?? 'object'].flat().filter((name) => name !== 'null');
  if (schema.enum) return 'enum';
  if (schema.format === 'date-time') return 'timestamp';
  if (schema.format === 'date') return 'date';
  return names[0] === 'array' && schema.items ? `array of ${typeOf(schema.items)}s` : names.join(' or ');
}

function rangeOf(low: number | undefined, high: number | undefined, unit: string): string[] {
  const format = (value: number): string => value.toLocaleString('en-US');
  if (high === undefined) return low === undefined ? [] : [`At least ${format(low)}${unit}.`];
  return [low === undefined ? `Up to ${format(high)}${unit}.` : `${format(low)} to ${format(high)}${unit}.`];
}

function choicesOf(schema: Schema): string[] {
  const values = (schema.enum ?? schema.items?.enum)?.map((value) => `\`${value}\``);
  // Long lists have their own page.
  if (!values || values.length > 6) return [];
  return [`${values.slice(0, -1).join(', ')} or ${values.at(-1) ?? ''}.`];
}

/** Constraints in words: “1 to 100 characters. Default: `50`.” */
function limitsOf(schema: Schema, hasDefault: boolean): string {
  return [
    ...choicesOf(schema),
    ...rangeOf(schema.minLength, schema.maxLength, ' characters'),
    ...rangeOf(schema.minimum, schema.maximum, ''),
    ...rangeOf(schema.minItems, schema.maxItems, ' items'),
    ...(hasDefault && schema.default !== undefined ? [`Default: \`${schema.default}\`.`] : []),
  ].join(' ');
}

export type FieldOptions = {
  /** Prefix of the IDs: `body` for `#body-consent-texts`. */
  prefix: string;
  /** False where omitting a field keeps its value. */
  hasDefaults?: boolean;
  /** False for objects the API returns, which always have all fields. */
  marksRequired?: boolean;
};

/** “Required without phone”, where one of several fields is required. */
function alternativesOf({anyOf = []}: Schema, name: string): string | undefined {
  const names = anyOf.flatMap(({required = []}) => required);
  return names.includes(name) ? `Required without ${names.filter((other) => other !== name).join(' or ')}` : undefined;
}

/** The fields of an object, including nested ones. */
export function fieldsOf(schema: Schema, options: FieldOptions, parents: readonly string[] = []): ApiField[] {
  const {prefix, hasDefaults = true, marksRequired = true} = options;
  const flat = flatten(schema);
  return Object.entries(flat.properties ?? {}).map(([key, property]) => {
    const names = [...parents, key];
    const isList = property.items?.properties !== undefined;
    const inner = isList ? property.items : property;
    const required = flat.required?.includes(key) === true ? 'Required' : alternativesOf(schema, key);
    return {
      id: [prefix, ...names].join('-'),
      name: names.join('.'),
      type: `${typeOf(property)}${isNullable(property) ? ' or null' : ''}`,
      ...(marksRequired && required !== undefined && {required}),
      text: [property.description, limitsOf(property, hasDefaults)].filter(Boolean).join(' '),
      fields: inner?.properties || inner?.allOf ? fieldsOf(inner, options, names) : [],
    };
  });
}

/** The parameters in one place as fields. */
export function parameterFields(parameters: readonly Parameter[], place: Parameter['in']): ApiField[] {
  const inPlace = parameters.filter((parameter) => parameter.in === place);
  const properties = Object.fromEntries(inPlace.map(({name, schema, description}) => [name, {...schema, description}]));
  const required = inPlace.filter((parameter) => parameter.required).map(({name}) => name);
  return fieldsOf({properties, required}, {prefix: place});
}

/** A schema's own example, or one built from those of its properties. */
export function sampleOf(schema: Schema): unknown {
  if (schema.examples) return schema.examples[0];
  if (schema.enum) return schema.enum[0];
  if (schema.items) return [sampleOf(schema.items)];
  const {properties = {}} = flatten(schema);
  return Object.fromEntries(Object.entries(properties).map(([key, property]) => [key, sampleOf(property)]));
}
