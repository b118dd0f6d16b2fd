import type {FieldSpec} from './field-spec';
import {type FieldErrors, type FieldsResult, readFields} from './fields';

import * as v from 'valibot';

/** A field of a form: how it looks, and which values are valid. */
export type FormField<Value = string> = FieldSpec & {schema: v.GenericSchema<unknown, Value>};

type Fields = Readonly<Record<string, FormField<unknown>>>;

type Values<Given extends Fields> = {[Name in keyof Given]: v.InferOutput<Given[Name]['schema']>};

type FormConfig = {
  /** Name in the log and of its rate limits. */
  name: string;
  /** Endpoint, with and without JavaScript. */
  path: string;
  /** Built pages that have the form. A rejected post without JavaScript is answered with one of them, filled in. */
  pages: readonly string[];
  /** Where a stored post without JavaScript is redirected to. */
  sentPage: string;
  /** What a visitor sends, in messages about it; its plural ends with an s. */
  noun: string;
  /**
   * Whether the time of its first touch is signed, because bots are faster than people. Not where browsers fill in the
   * whole form at once.
   */
  hasToken: boolean;
};

/** A form as the site and its endpoint share it. */
export type Form = FormConfig & {
  fields: Readonly<Record<string, FieldSpec>>;
  parse: (input: unknown) => FieldsResult<object, string>;
};

/** The values of a form, normalized. An omitted optional field is empty. */
export type FormValues<Given extends Form> = Extract<ReturnType<Given['parse']>, {ok: true}>['value'];

/** Defines a form. Its fields are in the order forms show them. */
export function defineForm<const Given extends Fields>(config: FormConfig & {fields: Given}) {
  return {
    ...config,
    /**
     * Validates form values or parsed JSON. Unknown fields are dropped; a missing one (or JSON's `null`) is empty.
     * @param input An object with the fields of the form; anything else is treated as empty.
     */
    parse(input: unknown): FieldsResult<Values<Given>, keyof Given & string> {
      const typed = readFields(input);
      const values: Record<string, unknown> = {};
      const errors: Record<string, string> = {};
      for (const [name, {schema}] of Object.entries(config.fields)) {
        const parsed = v.safeParse(schema, typed.get(name) ?? '', {abortPipeEarly: true});
        if (parsed.success) values[name] = parsed.output;
        else errors[name] = parsed.issues[0].message;
      }
      return Object.keys(errors).length === 0
        ? {ok: true, value: values as Values<Given>}
        : {ok: false, errors: errors as FieldErrors<keyof Given & string>};
    },
  };
}
